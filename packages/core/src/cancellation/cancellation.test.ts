import { createTestSdk, hana, reservationOf, settle, type TestOptions } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import type { Reservation } from '../contract/types.ts'
import { memoryTokens } from '../ports/memory.ts'

const CANCEL = '/api/v1/user/reservation/{codeNumber}/cancel'
const codeNumber = 'A2B3C4D5'

async function open(changes: Partial<Reservation> = {}, options: TestOptions = {}) {
  const testSdk = createTestSdk({ isMember: true, ...options })
  testSdk.server.reservations = [reservationOf(changes)]
  const flow = testSdk.sdk.startCancellation({ codeNumber })
  await settle()
  return { ...testSdk, flow, value: () => flow.get() }
}

describe('a member cancels', () => {
  test('reads the notice, chooses a reason, cancels', async () => {
    const { flow, sdk, value, server, events } = await open()
    expect(value()).toMatchObject({
      step: 'choosing',
      busy: false,
      reasons: [
        'no_longer_needed',
        'change_of_plans',
        'budget',
        'wrong_datetime',
        'found_alternative',
        'technical',
        'other',
      ],
      notice: { isFree: true, freeUntil: '2026-11-24T14:00:00+09:00', timeZone: 'Asia/Tokyo' },
      can: { cancel: false },
    })
    flow.setReason('budget')
    flow.cancel()
    flow.cancel()
    expect(value()).toMatchObject({ step: 'cancelling', busy: true })
    await settle()
    expect(value()).toMatchObject({ step: 'cancelled', busy: false, reservation: { status: 'cancelled' } })
    expect(server.requests('POST', CANCEL).map(({ body }) => body)).toEqual([{ reasonCode: 'budget', version: 1 }])
    expect(events.map(({ name }) => name)).toEqual(['reservation.cancelled'])
    sdk.dispose()
  })

  test('may keep it after all', async () => {
    const { flow, sdk, value, server } = await open()
    flow.keep()
    expect([value().step, server.requests('POST', CANCEL)]).toEqual(['kept', []])
    sdk.dispose()
  })

  test.each([
    [null, '', { reasonCode: 'REQUIRED' }],
    ['other', '  ', { reasonText: 'REQUIRED' }],
    ['other', '😀'.repeat(501), { reasonText: 'TOO_LONG' }],
  ] as const)('the reason %s with the text %j is not sent', async (reason, text, fields) => {
    const { flow, sdk, value, server } = await open()
    if (reason !== null) flow.setReason(reason, text)
    flow.cancel()
    expect([value().step, value().fields, server.requests('POST', CANCEL)]).toEqual(['choosing', fields, []])
    sdk.dispose()
  })

  test('the notice says that the free time is over', async () => {
    const { sdk, value } = await open({ freeCancellationUntil: '2026-11-20T08:59:59Z' })
    expect(value().notice?.isFree).toBe(false)
    sdk.dispose()
  })
})

describe('a cancellation fails', () => {
  test('a reservation that cannot be cancelled says why', async () => {
    const { sdk, value } = await open({ allowedActions: [{ action: 'cancel', allowed: false, reason: 'STARTED' }] })
    expect(value()).toMatchObject({ step: 'refused', refusal: 'STARTED', can: { cancel: false } })
    sdk.dispose()
  })

  test('a lost answer is asked for again with the same key', async () => {
    const { flow, sdk, value, server, clock } = await open()
    flow.setReason('other', ' Rain ')
    server.once('POST', CANCEL).lose()
    flow.cancel()
    await settle()
    expect(value().step).toBe('checking')
    await clock.advance(2_000)
    expect(value().step).toBe('cancelled')
    const sent = server.requests('POST', CANCEL)
    expect([sent.length, new Set(sent.map(({ headers }) => headers['idempotency-key'])).size]).toEqual([2, 1])
    expect(sent[0]?.body).toEqual({ reasonCode: 'other', reasonText: 'Rain', version: 1 })
    sdk.dispose()
  })

  test('a reservation that changed meanwhile is read again, the reason kept', async () => {
    const { flow, sdk, value, server } = await open()
    flow.setReason('technical')
    server.once('POST', CANCEL).reply(409, { code: 'VERSION_CONFLICT' })
    server.reservations = [reservationOf({ version: 2 })]
    flow.cancel()
    await settle()
    expect(value()).toMatchObject({
      step: 'choosing',
      reason: 'technical',
      failure: { code: 'VERSION_CONFLICT' },
      reservation: { version: 2 },
    })
    flow.cancel()
    await settle()
    expect(server.requests('POST', CANCEL).map(({ body }) => (body as { version: number }).version)).toEqual([1, 2])
    sdk.dispose()
  })

  test('a reservation that cannot be read can be read again', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    server.once('GET', '/api/v1/user/reservation/{codeNumber}').reply(404, { code: 'NOT_FOUND' })
    const flow = sdk.startCancellation({ codeNumber })
    await settle()
    expect(flow.get()).toMatchObject({ step: 'unreachable', failure: { code: 'NOT_FOUND' } })
    server.reservations = [reservationOf()]
    flow.retry()
    await settle()
    expect(flow.get()).toMatchObject({ step: 'choosing', failure: null })
    sdk.dispose()
  })
})

describe('the answer to a cancel is lost', () => {
  const limited = { status: 429, code: 'RATE_LIMITED' }
  const ended = { status: 401, code: 'UNAUTHORIZED' }
  test.each([limited, ended])(
    'and the next one is a $status: it stays unknown, cannot be kept, and the same key finds out',
    async ({ status, code }) => {
      const { flow, sdk, value, server, clock, events } = await open()
      flow.setReason('budget')
      server.once('POST', CANCEL).lose()
      for (let answer = 0; answer < (status === 401 ? 2 : 1); answer += 1)
        server.once('POST', CANCEL).reply(status, { code })
      flow.cancel()
      await clock.advance(1_000)
      flow.keep()
      expect([value().step, server.reservations[0]?.status]).toEqual(['checking', 'cancelled'])
      await clock.advance(10_000)
      expect([value().step, events.map(({ name }) => name)]).toEqual(['cancelled', ['reservation.cancelled']])
      expect(new Set(server.requests('POST', CANCEL).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
      sdk.dispose()
    },
  )

  test('the step is checking, also while it is asked for again, until the outcome is known', async () => {
    const { sdk, value, flow, server, clock } = await open()
    flow.setReason('budget')
    const steps: string[] = []
    flow.subscribe(({ step }) => steps.at(-1) !== step && steps.push(step))
    for (const _ of [1, 2, 3]) server.once('POST', CANCEL).cut()
    flow.cancel()
    await clock.advance(1_000)
    server.once('POST', CANCEL).hang()
    await clock.advance(10_000)
    expect(value()).toMatchObject({ step: 'checking', busy: true, failure: { code: 'NETWORK' }, reason: 'budget' })
    await clock.advance(60_000)
    expect(steps).toEqual(['choosing', 'cancelling', 'checking', 'cancelled'])
    sdk.dispose()
  })

  test('a refusal that comes of checking is a refusal: it may be kept', async () => {
    const { flow, sdk, value, server, clock } = await open()
    flow.setReason('budget')
    server.once('POST', CANCEL).cut()
    server.once('POST', CANCEL).reply(400, { code: 'VALIDATION' })
    flow.cancel()
    await clock.advance(1_000)
    expect(value()).toMatchObject({ step: 'choosing', failure: { code: 'VALIDATION' } })
    flow.keep()
    expect([value().step, server.reservations[0]?.status]).toEqual(['kept', 'confirmed'])
    sdk.dispose()
  })

  test('the cancel is not sent again before Retry-After has passed', async () => {
    const { flow, sdk, value, server, clock } = await open()
    flow.setReason('budget')
    server.once('POST', CANCEL).reply(503, { code: 'UNAVAILABLE' }, { 'retry-after': '60' })
    flow.cancel()
    await clock.advance(59_999)
    expect(server.requests('POST', CANCEL).length).toBe(1)
    await clock.advance(1)
    expect([server.requests('POST', CANCEL).length, value().step]).toEqual([2, 'cancelled'])
    sdk.dispose()
  })

  test('the cancel is sent again at once when the network is back', async () => {
    const wakes = new Set<() => void>()
    const { flow, sdk, value, server } = await open(
      {},
      {
        onWake: (listener) => {
          wakes.add(listener)
          return () => wakes.delete(listener)
        },
      },
    )
    flow.setReason('budget')
    server.once('POST', CANCEL).cut()
    flow.cancel()
    await settle()
    for (const wake of wakes) wake()
    await settle()
    expect(value().step).toBe('cancelled')
    sdk.dispose()
  })
})

describe('the person changes while a cancellation is open', () => {
  test.each(['choosing', 'cancelled', 'kept'])(
    'whoever signs out at %s leaves nothing of theirs behind',
    async (step) => {
      const { flow, sdk, value } = await open()
      flow.setReason('other', 'My mother is ill')
      if (step === 'cancelled') flow.cancel()
      if (step === 'kept') flow.keep()
      await settle()
      expect([value().step, value().reservation?.contact.firstName]).toEqual([step, 'Hana'])
      sdk.auth.signOut()
      expect(value()).toMatchObject({ step: 'loading', reservation: null, reason: null, text: '', notice: null })
      await settle()
      expect(value()).toMatchObject({ step: 'unreachable', reservation: null, failure: { status: 401 } })
      sdk.dispose()
    },
  )

  test('another person does not see what the first one did', async () => {
    const tokenStore = memoryTokens()
    const { flow, sdk, value, server } = await open({}, { tokenStore })
    flow.setReason('other', 'My mother is ill')
    server.members[0].user = { ...hana, id: 'user-jun' }
    server.reservations = []
    const signIn = sdk.startSignIn()
    signIn.exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await settle()
    expect(value()).toMatchObject({ step: 'unreachable', reservation: null, text: '', failure: { code: 'NOT_FOUND' } })
    sdk.dispose()
  })

  test('a member who signs in where nobody was signed in sees the reservation without another request', async () => {
    const { sdk, server } = createTestSdk()
    server.reservations = [reservationOf()]
    const flow = sdk.startCancellation({ codeNumber })
    await settle()
    expect(flow.get()).toMatchObject({ step: 'unreachable', failure: { status: 401 } })
    sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await settle()
    expect(flow.get()).toMatchObject({ step: 'choosing', failure: null })
    sdk.dispose()
  })

  test('another language reads the reservation again and keeps the reason', async () => {
    const { flow, sdk, value, server } = await open()
    flow.setReason('budget')
    sdk.setLocale('ko')
    await settle()
    const reads = server.requests('GET', '/api/v1/user/reservation/{codeNumber}')
    expect([value().step, value().reason, reads.at(-1)?.headers['accept-language']]).toEqual([
      'choosing',
      'budget',
      'ko',
    ])
    sdk.dispose()
  })

  test('another language that is chosen while the reservation is being read is the one it is shown in', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    server.reservations = [reservationOf()]
    await settle()
    server.once('GET', '/api/v1/user/reservation/{codeNumber}').hang()
    const flow = sdk.startCancellation({ codeNumber })
    await settle()
    sdk.setLocale('ko')
    await settle()
    const reads = server.requests('GET', '/api/v1/user/reservation/{codeNumber}')
    expect([flow.get().step, reads.map(({ headers }) => headers['accept-language'])]).toEqual([
      'choosing',
      ['ja', 'ko'],
    ])
    sdk.dispose()
  })
})

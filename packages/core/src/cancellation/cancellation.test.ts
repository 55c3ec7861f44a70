import { describe, expect, test } from 'vitest'
import type { Reservation } from '../client/types.ts'
import { createTestSdk, reservationOf, settle } from '../testing/index.ts'

const CANCEL = '/api/v1/user/reservation/{codeNumber}/cancel'
const codeNumber = 'A2B3C4D5'

async function open(given: Partial<Reservation> = {}) {
  const world = createTestSdk({ isMember: true })
  world.server.reservations = [reservationOf(given)]
  const flow = world.sdk.cancellation({ codeNumber })
  await settle()
  return { ...world, flow, value: () => flow.get() }
}

describe('Scenario: a member cancels', () => {
  test('reads the notice, chooses a reason, cancels', async () => {
    const { sdk, value, server, events } = await open()
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
      canCancel: false,
    })
    value().choose('budget')
    value().cancel()
    value().cancel()
    expect(value()).toMatchObject({ step: 'cancelling', busy: true })
    await settle()
    expect(value()).toMatchObject({ step: 'cancelled', busy: false, reservation: { status: 'cancelled' } })
    expect(server.requests('POST', CANCEL).map(({ body }) => body)).toEqual([{ reasonCode: 'budget', version: 1 }])
    expect(events.map(({ name }) => name)).toEqual(['reservation.cancelled'])
    sdk.dispose()
  })

  test('may keep it after all', async () => {
    const { sdk, value, server } = await open()
    value().keep()
    expect([value().step, server.requests('POST', CANCEL)]).toEqual(['kept', []])
    sdk.dispose()
  })

  test.each([
    [null, '', { reasonCode: 'REQUIRED' }],
    ['other', '  ', { reasonText: 'REQUIRED' }],
    ['other', '😀'.repeat(501), { reasonText: 'TOO_LONG' }],
  ] as const)('the reason %s with the text %j is not sent', async (reason, text, fields) => {
    const { sdk, value, server } = await open()
    if (reason !== null) value().choose(reason, text)
    value().cancel()
    expect([value().step, value().fields, server.requests('POST', CANCEL)]).toEqual(['choosing', fields, []])
    sdk.dispose()
  })

  test('after the free time the notice says so', async () => {
    const { sdk, value } = await open({ freeCancellationUntil: '2026-11-20T08:59:59Z' })
    expect(value().notice?.isFree).toBe(false)
    sdk.dispose()
  })
})

describe('Scenario: it does not go smoothly', () => {
  test('a reservation that cannot be cancelled says why', async () => {
    const { sdk, value } = await open({ allowedActions: [{ action: 'cancel', allowed: false, reason: 'STARTED' }] })
    expect(value()).toMatchObject({ step: 'refused', refusal: 'STARTED', canCancel: false })
    sdk.dispose()
  })

  test('a lost answer is asked for again with the same key', async () => {
    const { sdk, value, server, clock } = await open()
    value().choose('other', ' Rain ')
    server.once('POST', CANCEL).lose()
    value().cancel()
    await settle()
    expect(value().step).toBe('cancelling')
    await clock.advance(2_000)
    expect(value().step).toBe('cancelled')
    const sent = server.requests('POST', CANCEL)
    expect([sent.length, new Set(sent.map(({ headers }) => headers['idempotency-key'])).size]).toEqual([2, 1])
    expect(sent[0]?.body).toEqual({ reasonCode: 'other', reasonText: 'Rain', version: 1 })
    sdk.dispose()
  })

  test('a reservation that changed meanwhile is read again, the reason kept', async () => {
    const { sdk, value, server } = await open()
    value().choose('technical')
    server.once('POST', CANCEL).reply(409, { code: 'VERSION_CONFLICT' })
    server.reservations = [reservationOf({ version: 2 })]
    value().cancel()
    await settle()
    expect(value()).toMatchObject({
      step: 'choosing',
      reason: 'technical',
      failure: { code: 'VERSION_CONFLICT' },
      reservation: { version: 2 },
    })
    value().cancel()
    await settle()
    expect(server.requests('POST', CANCEL).map(({ body }) => (body as { version: number }).version)).toEqual([1, 2])
    sdk.dispose()
  })

  test('one that cannot be read can be read again', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    server.once('GET', '/api/v1/user/reservation/{codeNumber}').reply(404, { code: 'NOT_FOUND' })
    const flow = sdk.cancellation({ codeNumber })
    await settle()
    expect(flow.get()).toMatchObject({ step: 'unreachable', failure: { code: 'NOT_FOUND' } })
    server.reservations = [reservationOf()]
    flow.get().retry()
    await settle()
    expect(flow.get()).toMatchObject({ step: 'choosing', failure: null })
    sdk.dispose()
  })
})

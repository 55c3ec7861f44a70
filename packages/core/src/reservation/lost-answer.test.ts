import { FakeApi, quoteOf, settle, TestClock } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS, open, RESERVE, reviewing } from '../../test/booking.ts'
import { TIMEOUT_MS } from '../http/transport.ts'
import { RETRY_DELAY_MS } from '../http/wait-for-retry.ts'
import { memoryDrafts } from '../ports/memory.ts'

describe('the answer to confirm does not come', () => {
  const faults: [string, (server: FakeApi) => void][] = [
    ['the network is cut after the server has done it', (server) => server.once('POST', RESERVE).lose()],
    ['the network is cut before', (server) => server.once('POST', RESERVE).cut()],
    ['it takes longer than 10 s', (server) => server.once('POST', RESERVE).hang()],
    ['a proxy answers a page', (server) => server.once('POST', RESERVE).text('<html></html>')],
    ['503', (server) => server.once('POST', RESERVE).reply(503, { code: 'UNAVAILABLE' })],
    [
      'the first is still running',
      (server) => server.once('POST', RESERVE).reply(409, { code: 'IDEMPOTENCY_IN_PROGRESS' }),
    ],
  ]
  test.each(faults)(
    '%s: checking, with the same key, until it is known; never failed, never twice',
    async (_, happens) => {
      const { booking, sdk, value, server, clock } = await reviewing()
      happens(server)
      booking.confirm()
      await clock.advance(TIMEOUT_MS)
      const steps: string[] = []
      booking.confirm()
      for (let second = 0; second < 3; second += 1) {
        steps.push(value().step)
        await clock.advance(1_000)
      }
      expect(steps.every((step) => step === 'checking' || step === 'confirmed')).toBe(true)
      expect([value().step, server.reservations.length]).toEqual(['confirmed', 1])
      const requests = server.requests('POST', RESERVE).map(({ headers, body }) => [headers['idempotency-key'], body])
      expect([requests.length, new Set(requests.map((request) => JSON.stringify(request))).size]).toEqual([2, 1])
      sdk.dispose()
    },
  )

  test('checks during a long outage are 1, 2, 4 … 30 s apart, and at once on demand', async () => {
    const { booking, sdk, value, server, clock } = await reviewing()
    const requestTimes: number[] = []
    server.on('POST', RESERVE).run(() => {
      requestTimes.push(clock.now())
      return { fault: 'network' }
    })
    booking.confirm()
    await clock.advance(91_000)
    const waits = requestTimes.slice(1).map((at, question) => at - (requestTimes[question] ?? 0))
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
    booking.retry()
    expect([value().step, value().busy]).toEqual(['checking', true])
    await settle()
    expect(requestTimes.length).toBe(9)
    sdk.dispose()
  })

  test('the hold does not run out during a check', async () => {
    const { booking, sdk, value, server, clock } = await reviewing()
    server.on('POST', RESERVE).cut()
    booking.confirm()
    await clock.advance(11 * MINUTE_MS)
    expect(value().step).toBe('checking')
    sdk.dispose()
  })
})

describe('a reload', () => {
  async function reload(draftStore = memoryDrafts(), clock = new TestClock()) {
    const server = new FakeApi(clock)
    return { draftStore, clock, server, open: (isMember: boolean) => open({ draftStore, clock, server, isMember }) }
  }

  test('during the review comes back to it, having asked the server about the hold', async () => {
    const place = await reload()
    const before = await place.open(true)
    before.booking.hold()
    await settle()
    before.booking.updateContact({ firstName: 'Hanako' })
    before.booking.dispose({ keepHold: true })
    const after = await place.open(true)
    expect(after.value()).toMatchObject({ step: 'choosing', busy: true })
    await settle()
    expect(after.value()).toMatchObject({
      step: 'reviewing',
      hold: { holdId: 'hold-1' },
      contact: { firstName: 'Hanako' },
      quote: { ...quoteOf(6500), id: expect.any(String) },
    })
    before.sdk.dispose()
    after.sdk.dispose()
  })

  test('after the hold has run out comes back to choosing with the draft', async () => {
    const place = await reload()
    const before = await place.open(true)
    before.booking.update({ quantity: 3 })
    before.booking.hold()
    await settle()
    before.booking.dispose({ keepHold: true })
    await place.clock.advance(11 * MINUTE_MS)
    const after = await place.open(true)
    await place.clock.advance(RETRY_DELAY_MS)
    expect(after.value()).toMatchObject({
      step: 'choosing',
      busy: false,
      hold: null,
      failure: { code: 'HOLD_EXPIRED' },
      draft: { quantity: 3 },
    })
    before.sdk.dispose()
    after.sdk.dispose()
  })

  test('in the middle of a confirm asks with the same key and finds the one reservation', async () => {
    const place = await reload()
    const before = await place.open(true)
    before.booking.hold()
    await settle()
    before.booking.agree({ terms: 'v1', reminders: ['r1'] })
    place.server.once('POST', RESERVE).lose()
    before.booking.confirm()
    await settle()
    before.sdk.dispose()
    const after = await place.open(true)
    expect(after.value().step).toBe('checking')
    await settle()
    expect([after.value().step, place.server.reservations.length]).toEqual(['confirmed', 1])
    expect(place.draftStore.get('reservation.service-1')).toBe(null)
    after.sdk.dispose()
  })

  test('on a storage that holds something else begins anew', async () => {
    const draftStore = memoryDrafts()
    draftStore.set('reservation.service-1', JSON.stringify({ version: 0, draft: 'old' }))
    const { value, sdk } = await (await reload(draftStore)).open(true)
    expect(value()).toMatchObject({ step: 'choosing', draft: { reservationTime: '14:00' } })
    sdk.dispose()
  })
})

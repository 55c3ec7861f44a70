import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { hold, newKey, readHold, reserve } from '../src/testing/booking.ts'
import { challenge, newEmail, newMember, step1, step3 } from '../src/testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../src/testing/shop.ts'
import { startTestApi, type TestApi } from './harness.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  await openShop(api.db, {})
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => api.close())

/** A slow machine takes a moment. */
const inTens = (seconds: number) => Math.ceil(seconds / 10) * 10

const slots = async () => {
  const query = { serviceId: 'cut', quantity: 1, dateFrom: '2026-11-20', dateTo: '2026-11-21' }
  const { status, body } = await api.call('GET', '/api/v1/shops/shop/getAvailableTime', { query })
  return [status, JSON.stringify(body)]
}

describe.each([
  [1, '12:00'],
  [-1, '14:00'],
  [24 * 365, '16:00'],
] as const)(
  'The clock of the database decides when that of the process jumps by %d hours:',
  (hours, reservationTime) => {
    const jump = () => vi.useFakeTimers({ toFake: ['Date', 'Temporal'], now: Date.now() + hours * HOUR_MS })

    test('how long a hold lasts: ten minutes', async () => {
      await setClock(api, '2026-11-20T00:00:00Z')
      const given = (await hold(api, { reservationTime })).body.data
      jump()
      expect(await readHold(api, given)).toMatchObject({ status: 200, body: { data: { expiresAt: given.expiresAt } } })
      await api.clock({ advanceMs: 10 * MINUTE_MS - 20_000 })
      const late = await readHold(api, given)
      await api.clock({ advanceMs: 20_000 })
      const over = await readHold(api, given)
      expect([late.status, over.status]).toStrictEqual([200, 409])
    })

    test('how many seconds are left, also in an answer that was stored for its key', async () => {
      await setClock(api, '2026-11-20T00:00:00Z')
      const key = newKey()
      const draft = { reservationTime: `${Number(reservationTime.slice(0, 2)) + 1}:00` }
      const first = await hold(api, draft, { key })
      jump()
      await api.clock({ advanceMs: 100_000 })
      const answers = [first, await readHold(api, first.body.data), await hold(api, draft, { key })]
      const left = answers.map(({ body: { data } }) => [
        inTens(data.expiresInSeconds),
        inTens(data.latestExpiresInSeconds),
      ])
      expect(left).toStrictEqual([
        [600, 1200],
        [500, 1100],
        [500, 1100],
      ])
      const { accessToken } = await newMember(api)
      const reserved = await reserve(api, first.body.data, { token: accessToken, key })
      await api.clock({ advanceMs: 50_000 })
      const again = await reserve(api, first.body.data, { token: accessToken, key })
      const until = Date.parse(reserved.body.data.freeCancellationUntil)
      const freeMs = until - Date.parse(await api.context.now())
      expect(again.headers['idempotency-replayed']).toBe('true')
      expect(inTens(again.body.data.freeCancellationInSeconds)).toBe(inTens(freeMs / 1000))
    })

    test('how many seconds there are for a code', async () => {
      const email = newEmail()
      await newMember(api, email)
      jump()
      const { expiresInSeconds, resendInSeconds } = (await step1(api, email)).body.data
      expect([expiresInSeconds, resendInSeconds]).toStrictEqual([600, 60])
    })

    test('how long a code and a session last', async () => {
      const { challengeId, code } = await challenge(api)
      jump()
      await api.clock({ advanceMs: 10 * MINUTE_MS - 20_000 })
      const { status, body } = await step3(api, challengeId, code)
      expect(status).toBe(200)
      const me = async () => (await api.call('GET', '/api/v1/user/me', { token: body.data.accessToken })).status
      await api.clock({ advanceMs: 15 * MINUTE_MS - 20_000 })
      const before = await me()
      await api.clock({ advanceMs: 20_000 })
      expect([before, await me()]).toStrictEqual([200, 401])
    })

    test('that a code has expired', async () => {
      const { challengeId, code } = await challenge(api)
      jump()
      await api.clock({ advanceMs: 10 * MINUTE_MS })
      expect(await step3(api, challengeId, code)).toMatchObject({ status: 400, body: { code: 1010 } })
    })

    test('which times are still available today', async () => {
      // Between two slots, so that none begins to be too soon meanwhile.
      await setClock(api, '2026-11-20T03:10:00Z')
      const before = await slots()
      jump()
      const after = await slots()
      expect(before[0]).toBe(200)
      expect(before[1]).toContain('startAt')
      expect(after).toStrictEqual(before)
    })
  },
)

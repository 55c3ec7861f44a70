import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { resetPeople } from '../../db/test-control.ts'
import {
  BASE,
  changeHold,
  draftOf,
  hold,
  newKey,
  type Refused,
  readHold,
  releaseHold,
  reserve,
} from '../../testing/booking.ts'
import { newMember } from '../../testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { withoutSeconds } from '../../testing/without-seconds.ts'

const MINUTE_MS = 60_000
let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  // As a server that has been there for a while: it remembers what shops offer.
  await api.context.search.loaded()
  const attaches = [{ id: 'spa', price: 1000, durationMinutes: 30, maxQuantity: 2 }]
  await openShop(api.db, { attaches, bufferBefore: 10, bufferAfter: 20 })
  await openShop(api.db, { id: 'team', staff: [{ id: 'aoi' }, { id: 'ren' }] })
  await openShop(api.db, {
    id: 'tables',
    mode: 'none',
    perPerson: false,
    pricePer: 'booking',
    items: [
      { id: 'large', capacity: 6 },
      { id: 'small', capacity: 2 },
    ],
  })
  for (const id of ['one', 'two', 'three', 'four']) await openShop(api.db, { id })
})
afterAll(() => api.close())
beforeEach(async () => {
  await resetPeople(api.db)
  await setClock(api, '2026-11-20T00:00:00Z')
})

const freeTimes = async (query: Record<string, string> = {}, holdToken?: string) => {
  const { body } = await api.call<{ data: Schemas['AvailableTime'] }>('GET', '/api/v1/shops/shop/getAvailableTime', {
    query: { serviceId: 'cut', quantity: 1, dateFrom: '2026-11-24', dateTo: '2026-11-24', ...query },
    headers: holdToken === undefined ? {} : { 'x-hold-token': holdToken },
  })
  return body.data.days[0]?.slots.map(({ time }) => time) ?? []
}

describe('createHold', () => {
  test('takes a draft without attaches as one with none', async () => {
    const { attaches, ...draft } = draftOf()
    const { status, body } = await api.call<{ data: Schemas['Hold'] }>('POST', `${BASE}/hold`, {
      body: { draft },
      headers: { 'idempotency-key': newKey() },
    })
    expect([status, body.data.draft.attaches]).toStrictEqual([201, attaches])
  })

  test('getHold is no public read, however its address is encoded', async () => {
    const { holdId, holdToken } = (await hold(api)).body.data
    const headers = { 'x-hold-token': holdToken }
    for (const user of ['user', '%75ser']) {
      const answer = await api.app.inject({ url: `/api/v1/${user}/reservation/hold/${holdId}`, headers })
      expect([answer.statusCode, answer.headers['cache-control']]).toStrictEqual([200, 'no-store'])
      expect(answer.headers).not.toHaveProperty('etag')
    }
  })

  test('getAvailableTime with a hold token carries no ETag', async () => {
    const { holdToken } = (await hold(api)).body.data
    const read = (headers: Record<string, string>) =>
      api.call('GET', '/api/v1/shops/shop/getAvailableTime', {
        query: { serviceId: 'cut', quantity: 1, dateFrom: '2026-11-24', dateTo: '2026-11-24' },
        headers,
      })
    expect((await read({})).headers).toHaveProperty('etag')
    expect((await read({ 'x-hold-token': holdToken })).headers).not.toHaveProperty('etag')
  })

  test('answers what is held, for how long, and what it costs in the viewer’s language and currency', async () => {
    const { status, body } = await hold(
      api,
      { staffId: 'aoi', attaches: [{ attachId: 'spa', quantity: 2 }] },
      { locale: 'ja', currency: 'USD' },
    )
    const { holdId, holdToken, expiresAt, latestExpiresAt, ...rest } = body.data
    expect([rest.expiresInSeconds, rest.latestExpiresInSeconds]).toEqual([600, 1200])
    expect(status).toBe(201)
    expect(holdId).toMatch(/^[0-9a-f]{32}$/)
    expect(holdToken.length).toBeGreaterThanOrEqual(43)
    expect(Date.parse(latestExpiresAt) - Date.parse(expiresAt)).toBe(10 * MINUTE_MS)
    expect(withoutSeconds(rest)).toEqual({
      draft: {
        ...draftOf({ staffId: 'aoi', attaches: [{ attachId: 'spa', quantity: 2 }] }),
        appointmentUnitId: 'hour',
      },
      startAt: '2026-11-24T03:00:00Z',
      endAt: '2026-11-24T05:00:00Z',
      timeZone: 'Asia/Tokyo',
      staff: { id: 'aoi', name: 'aoi' },
      resource: null,
      quote: {
        id: expect.stringMatching(/^[\w-]{22}$/),
        lines: [
          {
            kind: 'service',
            id: 'hour',
            name: 'hour',
            quantity: 1,
            amount: { amount: 4000, currency: 'USD' },
            shopAmount: { amount: 6000, currency: 'JPY' },
          },
          {
            kind: 'attach',
            id: 'spa',
            name: 'spa',
            quantity: 2,
            amount: { amount: 1334, currency: 'USD' },
            shopAmount: { amount: 2000, currency: 'JPY' },
          },
        ],
        total: { amount: 5334, currency: 'USD' },
        shopTotal: { amount: 8000, currency: 'JPY' },
        rate: '0.006666666667',
        rateAt: '2026-11-20T00:00:00Z',
      },
      policy: {
        freeHours: 24,
        lateFee: { percent: 0, amount: { amount: 0, currency: 'JPY' } },
        reschedule: { hours: 24, limit: 3 },
        text: 'このお店はキャンセル料がかかりません。ご予約は開始24時間前まで、3回まで変更できます。お支払いは当日お店で。予約時の請求はありません。',
      },
    })
  })

  test('takes the time with its buffers, and never from the visitor’s own hold', async () => {
    const { body } = await hold(api)
    const around = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30', '14:00']
    const others = await freeTimes()
    expect(around.filter((time) => others.includes(time))).toEqual(['10:00', '10:30', '13:30', '14:00'])
    const mine = await freeTimes({ holdId: body.data.holdId }, body.data.holdToken)
    expect(around.filter((time) => mine.includes(time))).toEqual(around)
    const pretended = await freeTimes({ holdId: body.data.holdId }, 'a token that is not the one')
    expect(pretended).toEqual(others)
  })

  test('does not offer a time again that its hold has reserved', async () => {
    const { accessToken } = await newMember(api)
    const held = (await hold(api, {}, { token: accessToken })).body.data
    const others = await freeTimes()
    expect((await reserve(api, held, { token: accessToken })).status).toBe(201)
    expect(await freeTimes({ holdId: held.holdId }, held.holdToken)).toEqual(others)
  })

  test('chooses the least loaded without a preference', async () => {
    const at = (reservationTime: string, staffId?: string) =>
      hold(api, { shopId: 'team', reservationTime, ...(staffId !== undefined && { staffId }) })
    await at('10:00', 'aoi')
    const names = [(await at('12:00')).body.data.staff?.id, (await at('14:00', 'aoi')).body.data.staff?.id]
    expect([...names, (await at('16:00')).body.data.staff?.id]).toEqual(['ren', 'aoi', 'ren'])
  })

  test('gives a small party the small table, and does not name what is assigned', async () => {
    const { body } = await hold(api, { shopId: 'tables', quantity: 2 })
    expect([body.data.staff, body.data.resource]).toEqual([null, null])
    const taken = await api.db.selectFrom('occupancy').select('bookable_id').execute()
    expect(taken).toEqual([{ bookable_id: 'small' }])
  })

  test('a new hold at the same shop replaces the old; a refused one leaves it', async () => {
    const first = (await hold(api)).body.data
    const second = (await hold(api, { reservationTime: '15:00' }, { holdToken: first.holdToken })).body.data
    expect(second.holdToken).toBe(first.holdToken)
    expect((await readHold(api, first)).body.code).toBe('HOLD_EXPIRED')
    await hold(api, { reservationTime: '17:00' })
    const refused = await hold(api, { reservationTime: '17:00' }, { holdToken: first.holdToken })
    expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect((await readHold(api, second)).status).toBe(200)
  })

  test('does not accept a token that was never issued', async () => {
    const invented = 'a-token-that-somebody-made-up'
    const { body } = await hold(api, {}, { holdToken: invented })
    expect(body.data.holdToken).not.toBe(invented)
  })

  test('allows three holds of a visitor at once', async () => {
    const first = (await hold(api, { shopId: 'one' })).body.data
    const mine = { holdToken: first.holdToken }
    await hold(api, { shopId: 'two' }, mine)
    await hold(api, { shopId: 'three' }, mine)
    const refused = await hold(api, { shopId: 'four' }, mine)
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'HOLD_LIMIT', '600'])
    await releaseHold(api, first)
    expect((await hold(api, { shopId: 'four' }, mine)).status).toBe(201)
  })

  test('the same key answers the same hold; with another draft it is refused', async () => {
    const key = newKey()
    const first = await hold(api, {}, { key })
    const again = await hold(api, {}, { key })
    const stored = await api.db.selectFrom('idempotency').select('body').where('key', '=', key).execute()
    expect(stored).toEqual([{ body: { sealed: expect.any(String) } }])
    expect([again.status, withoutSeconds(again.body)]).toEqual([201, withoutSeconds(first.body)])
    expect([first, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true'])
    const other = await hold(api, { reservationTime: '15:00' }, { key })
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })

  test('what the shop changed since somebody looked is what is held, and who left it is not taken', async () => {
    await freeTimes()
    const team = (draft: Partial<Schemas['HoldDraft']>) => hold(api, { shopId: 'team', ...draft })
    expect((await team({})).body.data.quote.shopTotal.amount).toBe(6000)
    await api.db.updateTable('service_unit').set({ price: 7000 }).where('shop_id', '=', 'team').execute()
    const dearer = await team({ reservationTime: '15:00' })
    expect([dearer.status, dearer.body.data.quote.shopTotal.amount]).toStrictEqual([201, 7000])
    await api.db.updateTable('service_unit').set({ price: 6000 }).where('shop_id', '=', 'team').execute()
    await api.db.updateTable('bookable').set({ active: false }).where('shop_id', '=', 'team').execute()
    expect((await team({ reservationTime: '17:00' })).body.code).toBe('SLOT_TAKEN')
    await api.db.updateTable('bookable').set({ active: true }).where('shop_id', '=', 'team').execute()
    expect((await team({ reservationTime: '17:00' })).status).toBe(201)
  })

  test('a refusal is not remembered: the key can be used again', async () => {
    const blocking = (await hold(api)).body.data
    const key = newKey()
    expect((await hold(api, {}, { key })).status).toBe(409)
    await releaseHold(api, blocking)
    expect((await hold(api, {}, { key })).status).toBe(201)
  })

  test('names the field of a draft that cannot be held', async () => {
    const refusals = await Promise.all(
      [
        { reservationDate: '2026-11-19' },
        { reservationDate: '2027-11-22' },
        { reservationTime: '12:15' },
        { reservationTime: '09:30' },
        { quantity: 5, staffId: 'aoi' },
        { staffId: 'nobody' },
        { resourceItemId: 'chair' },
        { appointmentUnitId: 'x' },
        { attaches: [{ attachId: 'x', quantity: 1 }] },
        { attaches: [{ attachId: 'spa', quantity: 3 }] },
        { shopId: 'nowhere' },
        { reservationTime: '19:30' },
      ].map((draft) => hold(api, draft)),
    )
    expect(
      refusals.map(({ body }) => body.fields?.map(({ field, code }) => `${field} ${code}`).join() ?? body.code),
    ).toEqual([
      'draft.reservationDate NOT_ALLOWED',
      'draft.reservationDate NOT_ALLOWED',
      'draft.reservationTime NOT_ALLOWED',
      'draft.reservationTime NOT_ALLOWED',
      'SLOT_TAKEN',
      'draft.staffId UNKNOWN',
      'draft.resourceItemId NOT_ALLOWED',
      'draft.appointmentUnitId UNKNOWN',
      'draft.attaches.0.attachId UNKNOWN',
      'draft.attaches.0.attachId TOO_LARGE',
      'NOT_AVAILABLE',
      'SLOT_TAKEN',
    ])
  })

  test('refuses a time that begins within the last hour', async () => {
    await setClock(api, '2026-11-24T02:00:01Z')
    expect((await hold(api)).body.code).toBe('SLOT_TAKEN')
    expect((await hold(api, { reservationTime: '12:30' })).status).toBe(201)
  })
})

describe('A hold', () => {
  test('is extended by activity, to twenty minutes in all', async () => {
    const held = (await hold(api)).body.data
    const minutes: number[] = []
    for (const _ of [1, 2, 3]) {
      await api.clock({ advanceMs: 6 * MINUTE_MS })
      const { body } = await changeHold(api, held)
      minutes.push(Math.round((Date.parse(body.data.expiresAt) - Date.parse(held.expiresAt)) / MINUTE_MS) + 10)
    }
    expect(minutes).toEqual([16, 20, 20])
    await api.clock({ advanceMs: 3 * MINUTE_MS })
    expect((await changeHold(api, held)).body.code).toBe('HOLD_EXPIRED')
  })

  test('holding the same time anew begins no new twenty minutes; holding another time does', async () => {
    let last = (await hold(api)).body.data
    const since = Date.parse(last.expiresAt) - 10 * MINUTE_MS
    const after = async (minutes: number, reservationTime: string) => {
      await api.clock({ advanceMs: minutes * MINUTE_MS })
      last = (await hold(api, { reservationTime }, { holdToken: last.holdToken })).body.data
      const ends = [last.expiresAt, last.latestExpiresAt]
      return ends.map((instant) => Math.round((Date.parse(instant) - since) / MINUTE_MS))
    }
    expect(await after(6, '12:00')).toEqual([16, 20])
    expect(await after(6, '12:30')).toEqual([20, 20])
    expect(await after(6, '12:00')).toEqual([20, 20])
    expect(await after(1, '15:00')).toEqual([29, 39])
    expect(await after(1, '12:00')).toEqual([30, 40])
  })

  test('a member who holds the same time anew shows no token', async () => {
    const { accessToken: token } = await newMember(api)
    const { latestExpiresAt } = (await hold(api, {}, { token })).body.data
    await api.clock({ advanceMs: 6 * MINUTE_MS })
    expect((await hold(api, {}, { token })).body.data.latestExpiresAt).toBe(latestExpiresAt)
  })

  test('is over after ten minutes, and its time is free', async () => {
    const held = (await hold(api)).body.data
    await api.clock({ advanceMs: 10 * MINUTE_MS })
    expect((await readHold(api, held)).body.code).toBe('HOLD_EXPIRED')
    expect(await freeTimes()).toContain('12:00')
    expect((await hold(api)).status).toBe(201)
  })

  test('a change moves what is taken, and whoever need not change stays', async () => {
    const held = (await hold(api, { shopId: 'team', staffId: 'ren' })).body.data
    const { status, body } = await changeHold(api, held, { shopId: 'team', reservationTime: '12:30' })
    expect([status, body.data.holdId, body.data.startAt, body.data.staff?.id]).toEqual([
      200,
      held.holdId,
      '2026-11-24T03:30:00Z',
      'ren',
    ])
    const taken = await api.db.selectFrom('occupancy').select(['bookable_id', 'hold_id']).execute()
    expect(taken).toEqual([{ bookable_id: 'ren', hold_id: held.holdId }])
  })

  test('a change that finds no room leaves everything as it was', async () => {
    await hold(api, { reservationTime: '15:00' })
    const held = (await hold(api)).body.data
    expect((await changeHold(api, held, { reservationTime: '15:00' })).body.code).toBe('SLOT_TAKEN')
    expect(withoutSeconds((await readHold(api, held)).body.data)).toEqual(withoutSeconds(held))
    expect((await changeHold(api, held, { shopId: 'one' })).body.fields).toEqual([
      { field: 'draft.shopId', code: 'NOT_ALLOWED' },
    ])
  })

  test('can be released twice', async () => {
    const held = (await hold(api)).body.data
    expect((await releaseHold(api, held)).body).toEqual({ data: { success: true } })
    expect((await releaseHold(api, held)).status).toBe(200)
    expect((await hold(api)).status).toBe(201)
  })

  test('gets a new quote in another currency', async () => {
    const held = (await hold(api, {}, { currency: 'JPY' })).body.data
    const { body } = await readHold(api, held, { currency: 'USD', locale: 'ko' })
    expect(body.data.quote.total).toEqual({ amount: 4000, currency: 'USD' })
    expect(body.data.quote.shopTotal).toEqual({ amount: 6000, currency: 'JPY' })
  })

  test('is not there without its token', async () => {
    const held = (await hold(api)).body.data
    const stranger = { ...held, holdToken: 'somebody-elses-token' }
    const statuses = [
      (await readHold(api, stranger)).status,
      (await changeHold(api, stranger)).status,
      (await releaseHold(api, stranger)).status,
      (await readHold(api, { ...held, holdId: 'x' })).status,
    ]
    expect(statuses).toEqual([404, 404, 404, 404])
  })

  test('a member’s new hold replaces the old without any token', async () => {
    const { accessToken: token } = await newMember(api)
    const first = (await hold(api, {}, { token })).body.data
    await hold(api, { reservationTime: '15:00' }, { token })
    expect((await readHold(api, first)).body.code).toBe('HOLD_EXPIRED')
  })

  test('a hold without a key is refused', async () => {
    const { status, body } = await api.call<Refused>('POST', `${BASE}/hold`, { body: { draft: draftOf() } })
    expect([status, body.fields]).toEqual([400, [{ field: 'idempotency-key', code: 'REQUIRED' }]])
  })
})

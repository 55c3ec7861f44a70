import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { book, concurrently, hold, moveTo, overlaps, read } from '../../testing/booking.ts'
import { readCalendar } from '../../testing/calendar-parsers.ts'
import { tally } from '../../testing/people.ts'
import { everyDay, insertReferenceData, openShop, type ShopShape } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'
import { emailsOf, loadEmailData } from '../notifications/notification-emails.ts'
import { holdsOutside } from '../operator/booked-despite.ts'

const units = [1, 2, 3, 4, 5].map((days) => ({ id: `d${days}`, durationMinutes: days * 1440, price: days * 6000 }))
const cars: ShopShape = {
  ...{ mode: 'resource', dayUnit: true, perPerson: false, pricePer: 'booking', maxQuantity: 7, units },
  ...{ items: [{ id: 'van', capacity: 7 }], staff: [] },
}

const KEY = 'the-key-of-the-operators'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ maxConnections: 20, env: { OPERATOR_KEY: KEY } })
  await insertReferenceData(api.db)
  await openShop(api.db, cars)
  await openShop(api.db, { id: 'airport' })
  await openShop(api.db, { id: 'elsewhere' })
  await openShop(api.db, { id: 'salon' })
  await api.db
    .insertInto('return_branch')
    .values({ shop_id: 'shop', branch_id: 'airport', price: 3000, sort: 0 })
    .execute()
})
startEachTestAnew(() => api)
beforeEach(async () => {
  await api.db.updateTable('shop').set({ active: true }).where('id', '=', 'airport').execute()
})

const four = { appointmentUnitId: 'd4', reservationTime: '11:00', quantity: 7 }
const fields = (answer: Awaited<ReturnType<typeof hold>>) => [answer.status, answer.body.fields]

test('A rental for as many as there are seats ends at its return time: the same day, or the day after for an earlier one', async () => {
  const late = (await hold(api, { ...four, returnTime: '19:30' })).body.data
  expect([late.startAt, late.endAt]).toEqual(['2026-11-24T02:00:00Z', '2026-11-27T10:30:00Z'])
  expect(late.quote.shopTotal).toEqual({ amount: 24_000, currency: 'JPY' })
  const early = (await hold(api, { ...four, reservationDate: '2026-12-01', returnTime: '10:00' })).body.data
  expect(early.endAt).toBe('2026-12-05T01:00:00Z')
  const same = (await hold(api, { ...four, reservationDate: '2026-12-08' })).body.data
  expect(same.endAt).toBe('2026-12-12T02:00:00Z')
  expect((await hold(api, { ...four, quantity: 8 })).body.fields).toEqual([
    { field: 'draft.quantity', code: 'TOO_LARGE' },
  ])
})

test('The free times of a rental end at the return time, and none is listed that could not be returned then', async () => {
  const ask = async (query: Record<string, string | number>) => {
    const all = { serviceId: 'cut', quantity: 7, unitId: 'd2', dateFrom: '2026-11-24', dateTo: '2026-11-24', ...query }
    const { status, body } = await api.call<{ data: Schemas['AvailableTime']; fields?: unknown }>(
      'GET',
      '/api/v1/shops/shop/getAvailableTime',
      { query: all },
    )
    return { status, fields: body.fields, slots: body.data?.days[0]?.slots ?? [] }
  }
  const ends = (await ask({ returnTime: '15:00' })).slots.map(({ time, endAt }) => [time, endAt])
  expect(ends.at(0)).toEqual(['10:00', '2026-11-25T15:00:00+09:00'])
  expect(ends.at(-1)).toEqual(['19:30', '2026-11-26T15:00:00+09:00'])
  expect((await ask({ returnTime: '09:00' })).slots).toEqual([])
})

test('A return outside opening hours, or of what is no rental, is refused by its name', async () => {
  const refused = [400, [{ field: 'draft.returnTime', code: 'NOT_ALLOWED' }]]
  expect(fields(await hold(api, { ...four, returnTime: '09:30' }))).toEqual(refused)
  expect(fields(await hold(api, { ...four, returnTime: '20:30' }))).toEqual(refused)
  expect(fields(await hold(api, { shopId: 'salon', returnTime: '15:00' }))).toEqual(refused)
  expect(fields(await hold(api, { shopId: 'salon', returnShopId: 'airport' }))).toEqual([
    400,
    [{ field: 'draft.returnShopId', code: 'NOT_ALLOWED' }],
  ])
  expect(fields(await hold(api, { ...four, returnShopId: 'elsewhere' }))).toEqual([
    400,
    [{ field: 'draft.returnShopId', code: 'UNKNOWN' }],
  ])
})

test('The car is free for the next from the return time on, and not before', async () => {
  expect((await hold(api, { ...four, appointmentUnitId: 'd2', returnTime: '15:00' })).status).toBe(201)
  const onReturnDay = { ...four, reservationDate: '2026-11-25' }
  expect((await hold(api, { ...onReturnDay, reservationTime: '14:30' })).body.code).toBe('SLOT_TAKEN')
  expect((await hold(api, { ...onReturnDay, reservationTime: '15:00' })).status).toBe(201)
})

// Promise (Screens): of those who want the last car for days that overlap, one has it
test('Of many who want the last car for ranges that overlap in one day, one holds it', async () => {
  const answers = await concurrently(20, (index) =>
    hold(api, {
      ...four,
      reservationDate: `2026-11-${24 + (index % 4)}`,
      returnTime: index % 2 === 0 ? '12:00' : '18:00',
    }),
  )
  expect(tally(answers)).toEqual({ '201': 1, '409 SLOT_TAKEN': 19 })
  expect(await overlaps(api)).toBe(0)
})

test('A return at another shop is a line of the quote, stands on the reservation and in the e-mails, and occupies the own car', async () => {
  const { token, reservation } = await book(api, { ...four, returnTime: '18:00', returnShopId: 'airport' })
  expect(reservation.additionalServices).toMatchObject([
    { kind: 'return', id: 'airport', name: 'Return at Kumo', shopAmount: { amount: 3000, currency: 'JPY' } },
  ])
  expect(reservation.shopTotal.amount).toBe(27_000)
  expect(reservation.returnShop).toEqual({ id: 'airport', shopName: 'Kumo', address: '1-2-3 Ginza' })
  const ja = (await read(api, token, reservation.codeNumber, 'ja')).body.data
  expect(ja.additionalServices.map(({ name }) => name)).toEqual(['雲での返却'])
  const { rows } = await sql<{
    id: string
  }>`select id from notification where reservation_id = ${reservation.orderId}`.execute(api.db)
  const id = rows[0]?.id ?? ''
  const email = emailsOf(api.context, id, await loadEmailData(api.context, [id])).own?.text
  expect(email).toContain('Return at: Kumo\n1-2-3 Ginza')
  const taken = await api.db.selectFrom('occupancy').select(['shop_id', 'bookable_id']).execute()
  expect(taken).toEqual([{ shop_id: 'shop', bookable_id: 'van' }])
})

// Promise (Screens): the calendar file of a rental: from its pick-up to its return, with both places
test('The calendar file of a rental lasts from its pick-up to its return, and says when and where both are', async () => {
  const rename = (name: string) =>
    sql`update shop set name = name || ${JSON.stringify({ en: name })} where id = 'airport'`.execute(api.db)
  await rename('Kumo Airport')
  onTestFinished(async () => void (await rename('Kumo')))
  const { reservation } = await book(api, { ...four, returnTime: '18:00', returnShopId: 'airport' })
  const { id } = await api.db
    .selectFrom('notification')
    .select('id')
    .where('reservation_id', '=', reservation.orderId)
    .executeTakeFirstOrThrow()
  const file = emailsOf(api.context, id, await loadEmailData(api.context, [id])).own?.calendar?.content ?? ''
  expect(readCalendar(file)).toMatchObject([{ from: '2026-11-24T02:00:00.000Z', to: '2026-11-27T09:00:00.000Z' }])
  const description = /\nDESCRIPTION:(.+?)\r\n[A-Z]/s.exec(file)?.[1]?.replaceAll('\r\n ', '').split('\\n').slice(2)
  expect(description).toEqual([
    'Pick-up: Tuesday\\, November 24\\, 2026 at 11:00 (Japan Time)',
    'Kumo\\, 1-2-3 Ginza',
    'Return: Friday\\, November 27\\, 2026 at 18:00 (Japan Time)',
    'Kumo Airport\\, 1-2-3 Ginza',
  ])
})

test('Whoever moves a rental can change its return alone, the time as well as the shop', async () => {
  const { token, reservation } = await book(api, { ...four, returnTime: '18:00' })
  const moved = await moveTo(api, reservation, { ...four, returnTime: '12:00' }, token)
  expect(moved.status).toBe(200)
  const after = (await read(api, token, reservation.codeNumber)).body.data
  expect(after.endAt).toBe('2026-11-27T03:00:00Z')
  const same = await moveTo(api, after, { ...four, returnTime: '12:00' }, token)
  expect(same.body.code).toBe('RESCHEDULE_UNCHANGED')
  const elsewhere = await moveTo(api, after, { ...four, returnTime: '12:00', returnShopId: 'airport' }, token)
  expect(elsewhere.status).toBe(200)
})

// Promise (Screens): a change returns a rental again when and where it is picked up, by its member as well as by an operator
test('A chosen return is taken back, by the member and by the shop: to the time and the place of the pick-up', async () => {
  const chosen = { ...four, returnTime: '18:00', returnShopId: 'airport' }
  const { token, reservation } = await book(api, chosen)
  const { codeNumber } = reservation
  const shown = async () => {
    const { endAt, returnShop, version, shopTotal } = (await read(api, token, codeNumber)).body.data
    return [endAt, returnShop?.id, version, shopTotal.amount]
  }
  expect(await shown()).toEqual(['2026-11-27T09:00:00Z', 'airport', 1, 27_000])
  expect((await moveTo(api, reservation, four, token)).status).toBe(200)
  expect(await shown()).toEqual(['2026-11-28T02:00:00Z', undefined, 2, 24_000])
  const same = await hold(api, { ...four, returnShopId: 'shop' }, { token, replaces: codeNumber })
  expect(same.body.code).toBe('RESCHEDULE_UNCHANGED')
  const byShop = (version: number, body: object) =>
    api.call('POST', `/api/v1/operator/reservations/${codeNumber}/reschedule`, {
      token: KEY,
      body: { reservationDate: '2026-11-24', reservationTime: '11:00', version, ...body },
    })
  expect((await byShop(2, { returnTime: '18:00', returnShopId: 'airport' })).status).toBe(200)
  expect((await byShop(3, {})).body).toMatchObject({ code: 'RESCHEDULE_UNCHANGED' })
  expect((await byShop(3, { returnTime: null })).status).toBe(200)
  expect(await shown()).toEqual(['2026-11-28T02:00:00Z', 'airport', 4, 27_000])
  expect((await byShop(4, { returnShopId: null })).status).toBe(200)
  expect(await shown()).toEqual(['2026-11-28T02:00:00Z', undefined, 5, 24_000])
})

test('A rental of one day is returned on the day of its pick-up, and its car is free from then on', async () => {
  const day = { ...four, appointmentUnitId: 'd1' }
  const first = (await hold(api, { ...day, returnTime: '15:00' })).body.data
  expect([first.startAt, first.endAt]).toEqual(['2026-11-24T02:00:00Z', '2026-11-24T06:00:00Z'])
  expect((await hold(api, { ...day, reservationTime: '14:30', returnTime: '18:00' })).body.code).toBe('SLOT_TAKEN')
  expect((await hold(api, { ...day, reservationTime: '15:00', returnTime: '18:00' })).status).toBe(201)
})

test('Hours that end before the return time of a rental leave it outside; without one the day of the return is enough', async () => {
  const timed = (await hold(api, { ...four, returnTime: '18:00' })).body.data
  await hold(api, { ...four, reservationDate: '2026-11-28' })
  const hours = { hours: everyDay(600, 1050), holidays: [], special: [] }
  const days = { weekdays: [1, 2, 3, 4, 5, 6, 7] }
  expect(await holdsOutside(api.db, [{ shopId: 'shop', timeZone: 'Asia/Tokyo', hours, days }])).toEqual([timed.holdId])
})

test('A branch that closes is offered no more, by service and shop as well as for a hold', async () => {
  const branchesAt = async (path: string) =>
    (await api.call<{ data: Pick<Schemas['ServiceDetail'], 'returnBranches'> }>('GET', path, { currency: 'JPY' })).body
      .data.returnBranches
  const branches = async () => {
    const ofService = await branchesAt('/api/v1/services/cut')
    expect(await branchesAt('/api/v1/shops/shop')).toEqual(ofService)
    return ofService
  }
  await api.db.deleteFrom('service').where('shop_id', '!=', 'shop').execute()
  expect(await branches()).toEqual([
    { id: 'airport', shopName: 'Kumo', address: '1-2-3 Ginza', price: { amount: 3000, currency: 'JPY' } },
  ])
  expect((await hold(api, { ...four, returnShopId: 'airport' })).status).toBe(201)
  await api.db.updateTable('shop').set({ active: false }).where('id', '=', 'airport').execute()
  expect(await branches()).toBeUndefined()
  expect(fields(await hold(api, { ...four, returnShopId: 'airport' }))).toEqual([
    400,
    [{ field: 'draft.returnShopId', code: 'UNKNOWN' }],
  ])
})

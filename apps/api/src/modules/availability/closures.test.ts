import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { book, hold, read } from '../../testing/booking.ts'
import { everyDay, insertReferenceData, openShop } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'
import { waits } from '../../testing/waits.ts'
import { bookedDespite } from '../operator/booked-despite.ts'
import { insertClosures } from '../operator/new-closures.ts'

let api: TestApi
let first = ''
beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  await openShop(api.db, { staff: [{ id: 'aoi' }, { id: 'ren' }], mode: 'staff' })
  first = (await api.db.selectFrom('bookable').select('id').orderBy('id').executeTakeFirstOrThrow()).id
})
startEachTestAnew(() => api)
beforeEach(async () => {
  await api.db.deleteFrom('closure').execute()
})

const DAY = ['2026-11-24 00:00+09', '2026-11-25 00:00+09'] as const
const close = (db: Db | Trx, span: readonly [string, string] = DAY, bookableId: string | null = null) =>
  db.isTransaction ? closeIn(db as Trx, span, bookableId) : transaction(db, (trx) => closeIn(trx, span, bookableId))
const closeIn = (trx: Trx, [from, to]: readonly [string, string], bookableId: string | null, shopId = 'shop') =>
  insertClosures(trx, [{ shopId, bookableId, from, to, reason: null, by: null }])

type Times = { data: { days: { status: Schemas['DayStatus']; slots: { time: string; vacancies: number }[] }[] } }
async function day(date = '2026-11-24', shopId = 'shop') {
  const query = { serviceId: 'cut', quantity: 1, dateFrom: date, dateTo: date }
  const { body } = await api.call<Times>('GET', `/api/v1/shops/${shopId}/getAvailableTime`, { query })
  const [{ status, slots } = { status: '', slots: [] }] = body.data.days
  return { status, times: slots.map(({ time }) => time), vacancies: slots.map(({ vacancies }) => vacancies) }
}
const cardDate = async () =>
  (await api.call<{ data: Schemas['ShopCard'] }>('GET', '/api/v1/shops/shop')).body.data.nextAvailableDate
async function found(date: string) {
  const query = { date, quantity: 1 }
  return (await api.call<{ total: number }>('GET', '/api/v1/shops/search', { query })).body.total
}

test('A day on which the shop is closed has no times, is not found, and cannot be held', async () => {
  expect([(await day()).status, await found('2026-11-24')]).toEqual(['AVAILABLE', 1])
  await close(api.db)
  expect([await day(), await found('2026-11-24')]).toEqual([{ status: 'CLOSED', times: [], vacancies: [] }, 0])
  expect([(await day('2026-11-25')).status, await found('2026-11-25')]).toEqual(['AVAILABLE', 1])
  const refused = await hold(api)
  expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_TAKEN'])
})

test('The next free day of a card comes after days that are closed', async () => {
  await close(api.db, ['2026-11-20 00:00+09', '2026-11-27 00:00+09'])
  expect(await cardDate()).toBe('2026-11-27')
})

test('Hours that are closed leave the others', async () => {
  const before = await day()
  await close(api.db, ['2026-11-24 12:00+09', '2026-11-24 14:00+09'])
  // Closures may overlap: the one that begins later ends earlier.
  await close(api.db, ['2026-11-24 12:30+09', '2026-11-24 13:00+09'])
  const { status, times } = await day()
  const closed = before.times.filter((time) => time > '11:00' && time < '14:00')
  expect(closed.length).toBeGreaterThan(0)
  expect({ status, times }).toEqual({ status: 'AVAILABLE', times: before.times.filter((one) => !closed.includes(one)) })
})

test.each([
  ['shop', null],
  ['person', 'bo'],
])(
  'A closed date of a %s takes no time of the evening before, after which there is something to tidy up',
  async (what, who) => {
    const id = `bar-${what}`
    await openShop(api.db, { id, hours: everyDay(20 * 60, 26 * 60), bufferAfter: 30, staff: [{ id: 'bo' }] })
    const times = async (date: string) => (await day(date, id)).times
    const closeBar = (span: readonly [string, string]) => transaction(api.db, (trx) => closeIn(trx, span, who, id))
    const evening = await times('2026-11-23')
    expect(evening.at(-1)).toBe('25:00')
    await book(api, { shopId: id, reservationDate: '2026-11-23', reservationTime: '25:00', quantity: 1 })
    const closure = { shopId: id, bookableId: who, from: DAY[0], to: DAY[1], reason: null, by: null }
    expect((await bookedDespite(api.db, { closures: [closure] }, 'en')).total).toBe(0)
    await closeBar(DAY)
    expect([await times('2026-11-23'), (await day('2026-11-24', id)).status]).toEqual([
      evening.slice(0, -3),
      who === null ? 'CLOSED' : 'SOLD_OUT',
    ])
    // Hours of a day are closed for guests, too, and not for what is done after them.
    await closeBar(['2026-11-25 22:00+09', '2026-11-25 23:00+09'])
    const left = evening.filter((time) => time <= '21:00' || time >= '23:00')
    expect(await times('2026-11-25')).toEqual(left)
  },
)

test('Who is ill cannot be booked; the others can', async () => {
  await close(api.db, DAY, first)
  const { status, vacancies } = await day()
  expect([status, new Set(vacancies)]).toEqual(['AVAILABLE', new Set([1])])
  const refused = await hold(api, { staffId: first })
  expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_TAKEN'])
  expect((await hold(api)).status).toBe(201)
})

test('What was booked before stays, and hides no closure that reaches beyond it', async () => {
  const { token, reservation } = await book(api)
  await close(api.db, ['2026-11-24 10:00+09', '2026-11-24 19:00+09'])
  expect((await read(api, token, reservation.codeNumber)).body.data.status).toBe('confirmed')
  expect((await day()).times).toEqual(['19:00'])
})

test('A hold waits for a closure that has begun, and then sees it', async () => {
  const { holding } = await transaction(api.db, async (trx) => {
    await close(trx)
    const holding = hold(api)
    await waits(api.db, holding, 'from bookable')
    return { holding }
  })
  const { status, body } = await holding
  expect([status, body.code]).toEqual([409, 'SLOT_TAKEN'])
})

test('A closed day tells whether its weekday is closed or the date alone, and not why', async () => {
  await api.db.deleteFrom('shop_hours').where('weekday', '=', 7).execute()
  await api.db.insertInto('shop_holiday').values({ shop_id: 'shop', month_day: '11-26' }).execute()
  await close(api.db)
  const query = { serviceId: 'cut', quantity: 1, dateFrom: '2026-11-24', dateTo: '2026-11-29' }
  type Day = { date: string; status: string; closedBy?: string }
  const { body } = await api.call<{ data: { days: Day[] } }>('GET', '/api/v1/shops/shop/getAvailableTime', { query })
  expect(body.data.days.map(({ date, status, closedBy }) => [date.slice(-2), status, closedBy])).toEqual([
    ['24', 'CLOSED', 'day'],
    ['25', 'AVAILABLE', undefined],
    ['26', 'CLOSED', 'day'],
    ['27', 'AVAILABLE', undefined],
    ['28', 'AVAILABLE', undefined],
    ['29', 'CLOSED', 'week'],
  ])
})

import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { hold } from '../../testing/booking.ts'
import { insertReferenceData, openShop } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'

const OPEN = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 600, to: 1080 }))
const units = [{ id: 'days', durationMinutes: 3 * 1440, price: 9000 }]

let api: TestApi
let car = ''
beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  // Closed on Sundays; 24 November 2026 is a Tuesday.
  await openShop(api.db, {
    dayUnit: true,
    perPerson: false,
    mode: 'resource',
    items: [{ id: 'car' }],
    units,
    hours: OPEN,
  })
  car = (await api.db.selectFrom('bookable').select('id').where('kind', '!=', 'staff').executeTakeFirstOrThrow()).id
})
startEachTestAnew(() => api)
beforeEach(async () => {
  await api.db.deleteFrom('closure').execute()
})

const close = (from: string, to: string, bookableId: string | null = null) =>
  api.db
    .insertInto('closure')
    .values({
      ...{ shop_id: 'shop', id: crypto.randomUUID(), bookable_id: bookableId },
      during: sql<string>`tstzrange(${`${from} 00:00+09`}, ${`${to} 00:00+09`})`,
    })
    .execute()

type Times = { data: { days: { status: Schemas['DayStatus']; slots: unknown[] }[] } }
async function isOffered(date: string): Promise<boolean> {
  const query = { serviceId: 'cut', quantity: 1, dateFrom: date, dateTo: date }
  const { body } = await api.call<Times>('GET', '/api/v1/shops/shop/getAvailableTime', { query })
  return (body.data.days[0]?.slots.length ?? 0) > 0
}
const holds = async (reservationDate: string) => (await hold(api, { reservationDate, reservationTime: '10:00' })).status
const isFound = async (date: string) => {
  const query = { date, quantity: 1 }
  return (await api.call<{ total: number }>('GET', '/api/v1/shops/search', { query })).body.total === 1
}

test('A rental may last over days on which the shop is closed', async () => {
  await close('2026-11-25', '2026-11-27')
  expect([await isOffered('2026-11-24'), await isFound('2026-11-24'), await holds('2026-11-24')]).toEqual([
    true,
    true,
    201,
  ])
})

// Promise (Screens): a rental may last over closed days, and begins and ends on open ones
test('A rental neither begins nor ends on a day on which the shop is closed', async () => {
  await close('2026-11-24', '2026-11-25')
  expect([await isOffered('2026-11-24'), await isFound('2026-11-24'), await holds('2026-11-24')]).toEqual([
    false,
    false,
    409,
  ])
  await api.db.deleteFrom('closure').execute()
  await close('2026-11-27', '2026-11-28')
  expect([await isOffered('2026-11-24'), await isFound('2026-11-24'), await holds('2026-11-24')]).toEqual([
    false,
    false,
    409,
  ])
  expect([await isOffered('2026-11-25'), await holds('2026-11-25')]).toEqual([true, 201])
})

test('A rental is not returned on a day on which the shop never opens', async () => {
  expect([await isOffered('2026-11-26'), await isFound('2026-11-26')]).toEqual([false, false])
  expect(await isOffered('2026-11-27')).toBe(true)
})

test('What is itself out of order cannot be rented over that time', async () => {
  await close('2026-11-25', '2026-11-26', car)
  expect([await isOffered('2026-11-24'), await holds('2026-11-24')]).toEqual([false, 409])
})

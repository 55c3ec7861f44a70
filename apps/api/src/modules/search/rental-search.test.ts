import { beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import { hold } from '../../testing/booking.ts'
import { insertReferenceData, openShop, type ShopShape } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'

const lengths = (longest: number, perDay: number) =>
  Array.from({ length: longest }, (_, index) => ({
    ...{ id: `d${index + 1}`, durationMinutes: (index + 1) * 1440, price: (index + 1) * perDay },
  }))
const cars: ShopShape = { mode: 'resource', dayUnit: true, perPerson: false, pricePer: 'booking', staff: [] }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  await openShop(api.db, {
    ...{ ...cars, id: 'vans', maxQuantity: 7, items: [{ id: 'van', capacity: 7 }], units: lengths(14, 9000) },
  })
  await openShop(api.db, {
    ...{ ...cars, id: 'small', maxQuantity: 4, items: [{ id: 'kei', capacity: 4 }], units: lengths(5, 5000) },
  })
  await openShop(api.db, { id: 'salon' })
  await api.db.insertInto('shop_category').values({ shop_id: 'vans', category_id: 'hair' }).execute()
})
startEachTestAnew(() => api)

type Found = { data: Schemas['ShopCard'][]; interpretation: Schemas['SearchInterpretation']; fields?: unknown[] }
async function search(query: Record<string, string | number>, locale: Locale = 'en') {
  const options = { query, locale, currency: 'JPY' } as const
  const { body } = await api.call<Found>('GET', '/api/v1/shops/search', options)
  return body
}
const idsOf = async (query: Record<string, string | number>) => (await search(query)).data.map(({ id }) => id).sort()
const date = '2026-11-24'

test('A search for days finds the rentals of that length alone, at the price of all days, and names the unit', async () => {
  const { data } = await search({ date, days: 4, sort: 'price-asc' })
  expect(data.map(({ id, searched }) => [id, searched?.priceFrom.amount, searched?.rental])).toEqual([
    ['small', 20_000, { days: 4, unitId: 'd4', unitName: 'd4' }],
    ['vans', 36_000, { days: 4, unitId: 'd4', unitName: 'd4' }],
  ])
  expect(data[0]?.searched?.next).toEqual({
    ...{
      date,
      unitId: 'd4',
      times: ['10:00', '10:30', '11:00'],
      total: { amount: 20_000, currency: 'JPY' },
      quantity: 1,
    },
  })
  expect(await idsOf({ date, days: 7 })).toEqual(['vans'])
  expect(await idsOf({ date, days: 15 })).toEqual([])
})

test('A search for seven finds the car with seven seats, and a search for eight none', async () => {
  expect(await idsOf({ date, days: 2, quantity: 7 })).toEqual(['vans'])
  expect(await idsOf({ quantity: 7 })).toEqual(['vans'])
  expect(await idsOf({ date, quantity: 8 })).toEqual([])
})

// Promise (Screens): a search for days shows cars that are free for all of them
test('A car that is taken on one of the days is not found', async () => {
  const later = { shopId: 'vans', appointmentUnitId: 'd2', reservationDate: '2026-12-06', reservationTime: '12:00' }
  expect((await hold(api, later)).status).toBe(201)
  expect(await idsOf({ date, days: 14, quantity: 7 })).toEqual([])
  expect(await idsOf({ date, days: 12, quantity: 7 })).toEqual(['vans'])
})

test('Without days the card of a rental says the price of a day', async () => {
  const { data } = await search({ categoryId: 'hair', date, quantity: 7 })
  expect(data.map(({ searched }) => [searched?.priceFrom.amount, searched?.rental])).toEqual([
    [9000, { days: 1, unitId: 'd1', unitName: 'd1' }],
  ])
})

test('Days without a date are refused', async () => {
  expect((await search({ days: 4 })).fields).toEqual([{ field: 'date', code: 'REQUIRED' }])
  expect((await search({ date, days: 61 })).fields).toEqual([{ field: 'days', code: 'TOO_LARGE' }])
})

test.each<[Locale, string]>([
  ['ja', 'カット 7人 3泊4日'],
  ['zh', '剪髮 七人 四天'],
  ['ko', '커트 7명 3박4일'],
  ['en', 'cut for seven 4 days'],
])('In %s %s says how many ride for how long', async (locale, keyword) => {
  const { data, interpretation } = await search({ keyword }, locale)
  expect([interpretation.quantity, interpretation.days, interpretation.unsupported]).toEqual([7, 4, []])
  expect(data.map(({ id, searched }) => [id, searched?.priceFrom.amount, searched?.rental?.unitId])).toEqual([
    ['vans', 36_000, 'd4'],
  ])
})

test.each([
  ['20日間', '20日間'],
  ['カット 30日', '30日'],
  ['カット 9人', '9人'],
])('%s: what nobody has is left out, and said', async (keyword, unmet) => {
  const { interpretation } = await search({ keyword }, 'ja')
  expect(interpretation).toMatchObject({ quantity: null, days: null, unsupported: [], unmet: [unmet] })
  expect([interpretation.typed.quantity, interpretation.typed.days]).toEqual([[], []])
})

test('Chosen days win over typed ones', async () => {
  const { data, interpretation } = await search({ keyword: 'カット 4日間', date, days: 2 }, 'ja')
  expect([interpretation.days, data.map(({ searched }) => searched?.rental?.days)]).toEqual([null, [2, 2]])
})

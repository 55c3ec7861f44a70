import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schemas } from '../../src/contract/types.ts'
import { EXAMPLE, example } from '../../src/testing/example-catalogue.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { exportedShop } from './exported.ts'
import { importCatalogue } from './import-catalogue.ts'
import { ImportRejected, sayMistake } from './mistakes.ts'
import { openSource } from './read-source.ts'
import { statesOf } from './tables.ts'

type Loose = Record<string, unknown>

let api: TestApi
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoyaku-rentals-'))
  api = await startTestApi({ shops: 0 })
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await api.db.deleteFrom('shop').execute()
})

const perDay = {
  price: '6600',
  tiers: [
    { fromDays: 3, price: '6000' },
    { fromDays: 7, price: '5600' },
  ],
}
const [pottery] = example.shops
const car = (change: Loose = {}) => ({
  ...{ id: 'van', category: 'wheel-throwing', name: { en: 'Van' }, description: { en: 'For seven.' } },
  ...{ selectionUnitMode: 'resource', perPerson: false, pricePer: 'booking', minQuantity: 1 },
  ...{ dayUnit: true, seats: 7, equipment: ['van-1'], perDay },
  ...change,
})
const rental = (service: Loose = {}, shop: Loose = {}) => ({
  ...{ ...pottery, closures: [], specialHours: [], attaches: [], id: 'cars' },
  equipment: [{ id: 'van-1', kind: 'car', name: { en: 'Van' }, capacity: 7 }],
  ...{ services: [car(service)], ...shop },
})
const branch = { ...rental({ id: 'van-b' }), id: 'branch' }

async function importShops(...shops: Loose[]) {
  const file = join(folder, 'catalogue.json')
  await writeFile(file, JSON.stringify({ ...example, shops }))
  return importCatalogue(api.db, await openSource(file))
}
const mistakesOf = (...shops: Loose[]): Promise<string[]> =>
  importShops(...shops).then(
    () => ['imported'],
    (error: unknown) => {
      if (error instanceof ImportRejected) return error.mistakes.map(sayMistake)
      throw error
    },
  )
const showVan = async (locale: Schemas['Locale'] = 'en') => {
  const options = { locale, currency: 'JPY' } as const
  return (await api.call<{ data: Schemas['ServiceDetail'] }>('GET', '/api/v1/services/van', options)).body.data
}

test('The example of rentals in CSV is imported: two branches, and vans for 1 to 14 days', async () => {
  await importCatalogue(api.db, await openSource(join(EXAMPLE, 'rental-csv')))
  const path = '/api/v1/services/umi-town-van'
  const { body } = await api.call<{ data: Schemas['ServiceDetail'] }>('GET', path, { locale: 'ja', currency: 'JPY' })
  expect(body.data.units.map(({ shopPrice }) => shopPrice.amount).slice(0, 4)).toEqual([6600, 13_200, 18_000, 24_000])
  expect(body.data).toMatchObject({
    ...{ dayUnit: true, maxQuantity: 7, rental: { maxDays: 14, seats: 7 } },
    returnBranches: [
      { id: 'umi-airport', shopName: 'うみレンタカー 空港店', price: { amount: 3300, currency: 'JPY' } },
    ],
  })
})

test('A price a day makes a unit for each number of days, named in four languages, and a rental with its tiers', async () => {
  await importShops(rental())
  const { units, rental: terms, maxQuantity } = await showVan()
  expect(units.map(({ id, name, shopPrice }) => [id, name, shopPrice.amount])).toEqual([
    ['d1', '1 day', 6600],
    ['d2', '2 days', 13_200],
    ['d3', '3 days', 18_000],
    ['d4', '4 days', 24_000],
    ['d5', '5 days', 30_000],
    ['d6', '6 days', 36_000],
    ...[7, 8, 9, 10, 11, 12, 13, 14].map((days) => [`d${days}`, `${days} days`, days * 5600]),
  ])
  const yen = (amount: number) => ({ amount, currency: 'JPY' })
  const tier = (fromDays: number, price: number) => ({
    ...{ fromDays, pricePerDay: yen(price), shopPricePerDay: yen(price) },
  })
  expect(terms).toEqual({ maxDays: 14, seats: 7, tiers: [tier(1, 6600), tier(3, 6000), tier(7, 5600)] })
  expect(maxQuantity).toBe(7)
  const names = await Promise.all((['ko', 'ja', 'zh'] as const).map(async (locale) => (await showVan(locale)).units))
  expect(names.map((all) => [all[0]?.name, all[3]?.name])).toEqual([
    ['1일', '4일'],
    ['1日間', '4日間'],
    ['1 天', '4 天'],
  ])
})

test('An export of rentals with branches is imported without a change', async () => {
  await importShops(rental({}, { returnBranches: [{ shopId: 'branch', price: '3300' }] }), branch)
  const states = await statesOf(api.db, ['cars', 'branch'])
  const [exported, other] = [...states.values()].map((state) => exportedShop(state, [], '2026-11-20'))
  const file = join(folder, 'exported.jsonl')
  await writeFile(file, [exported, other].map((shop) => JSON.stringify({ shop })).join('\n'))
  expect(exported?.services[0]).toMatchObject({ seats: 7, perDay: { ...perDay, maxDays: 14 } })
  expect(exported?.returnBranches).toEqual([{ shopId: 'branch', price: '3300' }])
  const summary = await importCatalogue(api.db, await openSource(file), { replace: true, force: true })
  expect(summary.shops).toEqual({ new: 0, changed: 0, unchanged: 2 })
})

test('A shorter longest rental takes the longer ones away; lengths with prices of their own have a rental too', async () => {
  await importShops(rental())
  await importShops(rental({ perDay: { price: '7000', maxDays: 2 } }))
  expect((await showVan()).units.map(({ id }) => id)).toEqual(['d1', 'd2'])
  const units = [1, 7].map((days) => ({
    ...{ id: `own-${days}`, name: { en: `${days}` }, durationMinutes: days * 1440, price: String(days * 1000 - days) },
  }))
  await importShops({ ...rental({ id: 'own', perDay: undefined, units }), id: 'other' })
  const { body } = await api.call<{ data: Schemas['Service'] }>('GET', '/api/v1/services/own', { currency: 'JPY' })
  expect(body.data.rental).toMatchObject({
    maxDays: 7,
    seats: 7,
    tiers: [{ fromDays: 1, pricePerDay: { amount: 999 } }],
  })
})

test.each([
  [
    'a tier that makes a longer rental cheaper',
    { perDay: { price: '6600', tiers: [{ fromDays: 3, price: '4000' }] } },
    'services[0].perDay.tiers[0].price: makes 3 days cheaper in all than 2',
  ],
  [
    'a tier that comes too late',
    { perDay: { price: '6600', maxDays: 5, tiers: [{ fromDays: 7, price: '6000' }] } },
    'services[0].perDay.tiers[0].fromDays: is at most 5, the longest rental (maxDays)',
  ],
  [
    'tiers in the wrong order',
    { perDay: { price: '6600', tiers: [...perDay.tiers].reverse() } },
    'services[0].perDay.tiers[1].fromDays: is more than 7, from which the price before counts',
  ],
  ['61 days', { perDay: { price: '6600', maxDays: 61 } }, 'services[0].perDay.maxDays: is from 1 to 60'],
  ['half a yen', { perDay: { price: '10.5' } }, 'services[0].perDay.price: is a whole number of JPY'],
  [
    'a price a day beside units',
    { units: [{ id: 'u', name: { en: 'U' }, durationMinutes: 1440, price: '1' }] },
    'services[0].perDay: does not stand beside units: it makes one for each number of days',
  ],
  [
    'a price a day of what is no rental',
    { dayUnit: false, seats: undefined, maxQuantity: 5 },
    'services[0].perDay: is for services by whole days: set dayUnit',
  ],
  [
    'seats of what is no rental',
    { dayUnit: false, perDay: undefined },
    'services[0].seats: is for services by whole days: set dayUnit',
  ],
  ['more seats than any car has', { seats: 8 }, 'services[0].seats: is at most 7, the capacity of its equipment'],
  ['neither seats nor people', { seats: undefined }, 'services[0].maxQuantity: is required, or seats'],
])('The import refuses %s with a sentence that names the field', async (_, change, sentence) => {
  expect(await mistakesOf(rental(change))).toContain(`catalogue.json, shops[0].${sentence}`)
})

test.each([
  ['a branch that is no shop', [{ shopId: 'nowhere', price: '0' }], 'returnBranches[0].shopId: is no shop: nowhere'],
  ['the shop itself', [{ shopId: 'cars', price: '0' }], 'returnBranches[0].shopId: is the shop itself'],
  [
    'a branch twice',
    [
      { shopId: 'branch', price: '0' },
      { shopId: 'branch', price: '1' },
    ],
    'returnBranches[1].shopId: is there twice: branch',
  ],
])('The import refuses %s as a branch for the return', async (_, returnBranches, sentence) => {
  expect(await mistakesOf(rental({}, { returnBranches }), branch)).toEqual([`catalogue.json, shops[0].${sentence}`])
})

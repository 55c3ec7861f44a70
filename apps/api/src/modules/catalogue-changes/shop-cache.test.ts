import { expect, test } from 'vitest'
import { createShopIndex, type ShopFacts } from '../search/index/shop-index.ts'
import { defineShopCache } from './shop-cache.ts'
import { createShopCaches } from './shop-caches.ts'

const facts = (id: string, version: string): ShopFacts => ({
  ...{
    id,
    version,
    grams: [],
    active: true,
    country: 'JP',
    cityId: 'tokyo',
    districtId: null,
    categoryIds: [],
    mainCategoryIds: [],
    currency: 'JPY',
  },
  ...{
    priceFrom: 1,
    popularity: 1,
    createdAt: 1,
    durations: [],
    people: [],
    rentalDays: [],
    at: [35.6, 139.7],
    stationAt: null,
    weekdays: [],
    openHours: [],
    rating: null,
    ratingCount: 0,
    holidays: [],
    specialDates: [],
    closedDates: [],
    offered: [],
  },
})

function createFixture(most = 10) {
  const index = createShopIndex()
  const cached = defineShopCache<string>(most)
  const snapshot = { index, isCatchingUp: false, caches: createShopCaches() }
  let reads = 0
  const read = async (ids: string[]): Promise<[string, string][]> => ids.map((id) => [id, `${id} read ${++reads}`])
  const ask = async (ids: string[], { kind = 'card', isCatchingUp = false, load = read } = {}) => [
    ...(await cached({ ...snapshot, isCatchingUp }, ids, kind, load)).values(),
  ]
  return { index, ask, read }
}

test('What was read of a shop is not read again until the shop changes', async () => {
  const { index, ask } = createFixture()
  index.put(facts('one', '1'))
  expect([await ask(['one']), await ask(['one'])]).toEqual([['one read 1'], ['one read 1']])
  index.put(facts('one', '2'))
  expect([await ask(['one']), await ask(['one'])]).toEqual([['one read 2'], ['one read 2']])
})

test('What changes while it is read is read again', async () => {
  const { index, ask, read } = createFixture()
  index.put(facts('one', '1'))
  const load = async (ids: string[]) => {
    const before = await read(ids)
    index.put(facts('one', '2'))
    return before
  }
  expect([await ask(['one'], { load }), await ask(['one'])]).toEqual([['one read 1'], ['one read 2']])
})

test('A shop that nobody knows, and everything while shops are still being taken in, is read each time', async () => {
  const { index, ask } = createFixture()
  expect([await ask(['new']), await ask(['new'])]).toEqual([['new read 1'], ['new read 2']])
  index.put(facts('new', '1'))
  expect([await ask(['new'], { isCatchingUp: true }), await ask(['new'], { isCatchingUp: true })]).toEqual([
    ['new read 3'],
    ['new read 4'],
  ])
  expect(await ask(['new'])).toEqual(['new read 5'])
})

test('Kinds are cached apart, and what was used last stays', async () => {
  const { index, ask } = createFixture(2)
  for (const id of ['one', 'two']) index.put(facts(id, '1'))
  expect([await ask(['one']), await ask(['one'], { kind: 'page' })]).toEqual([['one read 1'], ['one read 2']])
  expect(await ask(['one'])).toEqual(['one read 1'])
  expect(await ask(['two'])).toEqual(['two read 3'])
  expect([await ask(['one']), await ask(['one'], { kind: 'page' })]).toEqual([['one read 1'], ['one read 4']])
})

import { expect, test } from 'vitest'
import type { Locale } from '../../../contract/types.ts'
import { mostPopular } from '../../../testing/search-index.ts'
import { parseQuery } from '../query/query-parser.ts'
import { gramsOf } from '../text/grams.ts'
import { count, intersect, membersOf } from './bits.ts'
import { type Filters, narrow, page, sorted } from './find.ts'
import { createShopIndex, type ShopFacts, type ShopIndex, type Shown } from './shop-index.ts'

const asItIs: Shown = (amount) => amount

test('Filters intersect; several values of one filter unite', () => {
  const index = indexOf(
    shop({ id: 'a', cityId: 'tokyo', categoryIds: ['hair', 'beauty'], popularity: 3 }),
    shop({ id: 'b', cityId: 'tokyo', categoryIds: ['spa', 'beauty'], popularity: 2 }),
    shop({ id: 'c', cityId: 'taipei', country: 'TW', categoryIds: ['hair', 'beauty'], popularity: 1 }),
  )
  expect(found(index, { categoryIds: ['beauty'] })).toEqual(['a', 'b', 'c'])
  expect(found(index, { categoryIds: ['hair', 'spa'], cityIds: ['tokyo'] })).toEqual(['a', 'b'])
  expect(found(index, { locationType: 'domentic' })).toEqual(['c'])
  expect(found(index, { cityIds: ['nowhere'] })).toEqual([])
})

test('All words of a keyword must be there, each by its beginning', () => {
  const index = indexOf(
    shop({ id: 'a', grams: ['Hair and Nails', '東京美容'], popularity: 2 }),
    shop({ id: 'b', grams: ['Nail bar', '京都 東'], popularity: 1 }),
  )
  expect(named(index, 'nail')).toEqual(['a', 'b'])
  expect(named(index, 'nail hair')).toEqual(['a'])
  expect(named(index, '東京')).toEqual(['a'])
  expect(named(index, '東')).toEqual(['a', 'b'])
  expect(named(index, '💅')).toEqual([])
})

test('A reader of Japanese is not shown what only the Chinese text calls so, unless there is nothing else', () => {
  const index = createShopIndex()
  index.put({ ...shop({ id: 'hair' }), grams: [...gramsOf([{ ja: '美容室', zh: '髮廊' }])] })
  index.put({ ...shop({ id: 'wash' }), grams: [...gramsOf([{ ja: '洗車', zh: '汽車美容' }])] })
  expect(named(index, '美容', 'ja')).toEqual(['hair'])
  expect(named(index, '美容', 'zh')).toEqual(['wash'])
  expect(named(index, '美容', 'ko')).toEqual(['wash', 'hair'])
  expect(named(index, '髮廊', 'ja')).toEqual(['hair'])
})

test('A shop that changed is found by what it is now, in its new place, once', () => {
  const index = indexOf(
    shop({ id: 'a', grams: ['Old'], popularity: 9 }),
    shop({ id: 'b', grams: ['Old'], popularity: 5 }),
  )
  expect(found(index, {})).toEqual(['a', 'b'])
  index.put(shop({ id: 'a', grams: ['New'], popularity: 1 }))
  expect(found(index, {})).toEqual(['b', 'a'])
  expect(named(index, 'old')).toEqual(['b'])
  expect(named(index, 'new')).toEqual(['a'])
})

test('A shop that stopped is not found, and comes back when it does', () => {
  const index = indexOf(shop({ id: 'a' }))
  index.put(shop({ id: 'a', active: false }))
  expect(found(index, {})).toEqual([])
  index.put(shop({ id: 'a' }))
  expect(found(index, {})).toEqual(['a'])
})

test('Pages walk every shop once, in both directions, however many share a price', async () => {
  const shops = Array.from({ length: 2500 }, (_, number) => shop({ id: `s${number}`, priceFrom: number % 7 }))
  const index = indexOf(...shops)
  for (const step of index.ready(['JPY'], asItIs)) await step()
  for (const sort of ['price-asc', 'price-desc', 'popular', 'rating', 'newest'] as const) {
    const walked: string[] = []
    let step = page({ ...sorted(index, sort, await index.priced('JPY', asItIs)), tiers: [] }, index.live(), null, 99)
    walked.push(...step.shops.map(({ id }) => id))
    while (step.next !== null) {
      step = page({ ...sorted(index, sort, await index.priced('JPY', asItIs)), tiers: [] }, index.live(), step.next, 99)
      walked.push(...step.shops.map(({ id }) => id))
    }
    expect(walked.length).toBe(2500)
    expect(new Set(walked).size).toBe(2500)
  }
})

test('Best rated: many good reviews come before one of five stars, and shops without any come last by popularity', () => {
  const index = indexOf(
    shop({ id: 'unrated', popularity: 1 }),
    shop({ id: 'one-review', rating: 5, ratingCount: 1 }),
    shop({ id: 'popular-unrated', popularity: 900 }),
    shop({ id: 'many-reviews', rating: 4.7, ratingCount: 40 }),
    shop({ id: 'poor', rating: 1, ratingCount: 30, popularity: 900 }),
  )
  const shops = page({ ...sorted(index, 'rating', index.popular()), tiers: [] }, index.live(), null, 9).shops
  expect(shops.map(({ id }) => id)).toEqual(['many-reviews', 'one-review', 'poor', 'popular-unrated', 'unrated'])
})

test('priced lets the event loop run while it sorts, and has the shops that came and went meanwhile', async () => {
  const shops = Array.from({ length: 30_000 }, (_, index) =>
    shop({ id: `s${index}`, priceFrom: (index * 7919) % 30_000 }),
  )
  const index = indexOf(...shops)
  let turns = 0
  let isSorted = false
  const turn = () => {
    turns += 1
    if (!isSorted) setImmediate(turn)
  }
  setImmediate(turn)
  const coming = index.priced('JPY', asItIs)
  const sameComing = index.priced('JPY', asItIs)
  index.drop('s1')
  index.put(shop({ id: 's2', priceFrom: 29_999 }))
  index.put(shop({ id: 'new', priceFrom: 0 }))
  const order = await coming
  isSorted = true
  expect(turns).toBeGreaterThan(7)
  expect(await sameComing).toBe(order)
  expect(await index.priced('JPY', asItIs)).toBe(order)
  const walked = [...order.following(index.live(), false, null)]
  const keys = membersOf(index.live()).map((shop): [number, number] => [shop, index.factsOf(shop).priceFrom])
  const other = await index.ordered(new Map(keys))
  expect(walked).toEqual([...other.following(index.live(), false, null)])
  expect(walked).toHaveLength(30_000)
})

test('priced follows new rates, also while it sorts by those before', async () => {
  const index = indexOf(...Array.from({ length: 9000 }, (_, index) => shop({ id: `s${index}`, priceFrom: index })))
  const turned = (amount: number) => -amount
  const first = async (
    order: Promise<{ following(all: Uint32Array, back: boolean, after: null): Iterable<number> }>,
  ) => {
    for (const at of (await order).following(index.live(), false, null)) return index.idOf(at)
  }
  const [old, now] = [index.priced('JPY', asItIs), index.priced('JPY', turned)]
  expect([await first(old), await first(now)]).toEqual(['s0', 's8999'])
  expect(await first(index.priced('JPY', turned))).toBe('s8999')
})

test('It grows past its first capacity and keeps every group', async () => {
  const index = indexOf(
    ...Array.from({ length: 5000 }, (_, number) => shop({ id: `s${number}`, cityId: `c${number % 3}` })),
  )
  for (const step of index.ready(['JPY'], asItIs)) await step()
  expect(count(narrow(index, { cityIds: ['c1'] }))).toBe(1667)
  expect(named(index, 'shop', 'en', 9999)).toHaveLength(5000)
  expect(membersOf(narrow(index, { cityIds: ['c2'] })).slice(0, 3)).toEqual([2, 5, 8])
})

function found(index: ShopIndex, filters: Filters): string[] {
  return mostPopular(index, narrow(index, filters), 100)
}

/** By what is typed. */
function named(index: ShopIndex, keyword: string, reader: Locale = 'en', limit = 100): string[] {
  const found = parseQuery(index, keyword, reader)?.found ?? index.none()
  return mostPopular(index, intersect(found, index.live()), limit)
}

function indexOf(...shops: ShopFacts[]): ShopIndex {
  const index = createShopIndex()
  for (const one of shops) index.put(one)
  return index
}

function shop({ grams = ['Shop'], ...facts }: Partial<ShopFacts> & { id: string }): ShopFacts {
  return {
    version: '1',
    active: true,
    country: 'JP',
    cityId: 'tokyo',
    districtId: null,
    categoryIds: ['hair'],
    mainCategoryIds: ['hair'],
    currency: 'JPY',
    priceFrom: 1000,
    popularity: 0,
    createdAt: 0,
    offered: [],
    durations: ['0-3'],
    people: [1],
    rentalDays: [],
    at: [35.6, 139.7],
    stationAt: null,
    weekdays: [1],
    openHours: [],
    rating: null,
    ratingCount: 0,
    holidays: [],
    specialDates: [],
    closedDates: [],
    ...facts,
    grams: [...gramsOf(grams.map((text) => ({ en: text, ja: text })))],
  }
}

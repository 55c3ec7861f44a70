import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEED } from '../../../../test/seed.ts'
import { LOCALES } from '../../../contract/tables.gen.ts'
import type { Locale } from '../../../contract/types.ts'
import { count, intersect } from '../index/bits.ts'
import { page, type SortedPlace, sorted } from '../index/find.ts'
import { createShopIndex, type ShopIndex } from '../index/shop-index.ts'
import { gramsOf } from '../text/grams.ts'
import { parseQuery } from './query-parser.ts'

/** Of rows of the synonyms; for the last this catalogue has no name. */
const TYPED = {
  nails: ['nail salon', 'Nail salons', '네일샵', 'ネール', 'ねーる', '指甲'],
  kyoto: ['Kyoto', 'kyoto', '교토', '京都'],
  pottery: ['Ceramics', 'pottery', '도자기', '陶芸', '陶藝'],
}
type Thing = keyof typeof TYPED
const MENTIONED = ['Nail salon', '네일샵', 'ネール', 'Kyoto', '교토', 'Pottery', 'Ceramics', '도자기']
const POTTERY = ['Pottery', 'Ceramics', '도자기']
const LITERALLY: Record<string, string> = { 'Nail salons': 'Nail salon', 'nail salon': 'Nail salon', ねーる: 'ネール' }

type Shop = { id: string; isActive: boolean; doesNails: boolean; inKyoto: boolean; popularity: number; says: string[] }
type Term = { thing: Thing; written: string }

const shops: fc.Arbitrary<Shop[]> = fc
  .array(
    fc.record({
      isActive: fc.integer({ min: 0, max: 5 }).map((number) => number > 0),
      doesNails: fc.boolean(),
      inKyoto: fc.boolean(),
      popularity: fc.integer({ min: 0, max: 2 }),
      says: fc.uniqueArray(fc.constantFrom(...MENTIONED), { maxLength: 2 }),
    }),
    { minLength: 5, maxLength: 40 },
  )
  .map((all) => all.map((one, index) => ({ ...one, id: `s${(index * 17) % 41}` })))
const term = fc
  .constantFrom<Thing>('nails', 'kyoto', 'pottery')
  .chain((thing) => fc.record({ thing: fc.constant(thing), written: fc.constantFrom(...TYPED[thing]) }))
const question = fc.record({
  terms: fc.uniqueArray(term, { minLength: 1, maxLength: 3, selector: ({ thing }) => thing }),
  reader: fc.constantFrom(...LOCALES),
  limit: fc.integer({ min: 1, max: 7 }),
})

test('Whatever is typed for it in whichever language: shops of that kind and place, before those that only mention it', () => {
  let late = 0
  fc.assert(
    fc.property(shops, fc.array(question, { minLength: 10, maxLength: 10 }), (all, questions) => {
      const index = indexOf(all)
      for (const { terms, reader, limit } of questions) {
        const keyword = terms.map(({ written }) => written).join(' ')
        const expected = plainly(all, terms)
        late += expected.late
        expect({ keyword, ids: walk(index, keyword, reader, limit) }).toEqual({ keyword, ids: expected.ids })
      }
    }),
    { seed: SEED, numRuns: 40 },
  )
  expect(late).toBeGreaterThan(10)
})

/**
 * The reference: looks at every shop. A place filters; who is of the kind that was typed comes before who mentions it. Pottery that
 * none of the nail salons there mentions, and others do, is left out.
 */
function plainly(all: Shop[], terms: Term[]): { ids: string[]; late: number } {
  const active = all
    .filter(({ isActive }) => isActive)
    .sort((one, other) => other.popularity - one.popularity || (one.id < other.id ? 1 : -1))
  const ranked = active.map((shop) => ({ id: shop.id, rank: Math.max(...terms.map((term) => rankOf(shop, term))) }))
  const found = ranked.filter(({ rank }) => rank < UNFIT).sort((one, other) => one.rank - other.rank)
  if (found.length > 0) return { ids: found.map(({ id }) => id), late: found.filter(({ rank }) => rank > 1).length }
  const without = terms.filter(({ thing }) => thing !== 'pottery')
  const [pottery] = terms.filter(({ thing }) => thing === 'pottery')
  const isMentioned = pottery !== undefined && active.some((shop) => rankOf(shop, pottery) < UNFIT)
  const hasNails = without.some(({ thing }) => thing === 'nails')
  if (isMentioned && hasNails && active.some((shop) => without.every((one) => rankOf(shop, one) < UNFIT)))
    return plainly(all, without)
  if (terms.every(({ thing }) => thing !== 'kyoto')) return { ids: [], late: 0 }
  const saying = active.filter((shop) => terms.every((term) => mentions(shop, term)))
  return { ids: saying.map(({ id }) => id), late: 0 }
}

const UNFIT = 9
const mentions = ({ says }: Shop, { written }: Term) =>
  says.some((word) => word.toLowerCase() === (LITERALLY[written] ?? written).toLowerCase())

function rankOf(shop: Shop, term: Term): number {
  if (term.thing === 'kyoto') return shop.inKyoto ? 0 : UNFIT
  if (term.thing === 'nails') return shop.doesNails ? (mentions(shop, term) ? 0 : 1) : mentions(shop, term) ? 2 : UNFIT
  return mentions(shop, term) ? 0 : POTTERY.some((word) => shop.says.includes(word)) ? 2 : UNFIT
}

function walk(index: ShopIndex, keyword: string, reader: Locale, limit: number): string[] {
  const parsed = parseQuery(index, keyword, reader)
  const found = intersect(parsed?.found ?? index.none(), index.live())
  const sorting = { ...sorted(index, 'popular', index.popular()), tiers: parsed?.tiers ?? [] }
  const ids: string[] = []
  let after: SortedPlace | null = null
  do {
    const { shops, next }: ReturnType<typeof page> = page(sorting, found, after, limit)
    ids.push(...shops.map(({ id }) => id))
    after = next
  } while (after !== null && ids.length <= count(found))
  return ids
}

function indexOf(all: Shop[]): ShopIndex {
  const index = createShopIndex()
  index.learn([
    { kind: 'category', id: 'c17', name: { en: 'Nails' } },
    { kind: 'city', id: 'k3', name: { en: 'Kyoto' } },
  ])
  for (const { id, isActive, doesNails, inKyoto, popularity, says } of all) {
    index.put({
      ...{ id, version: '1', active: isActive, country: 'JP', popularity, createdAt: 0 },
      ...{
        cityId: inKyoto ? 'k3' : 'k1',
        districtId: null,
        categoryIds: doesNails ? ['c17'] : ['c1'],
        mainCategoryIds: doesNails ? ['c17'] : ['c1'],
        currency: 'JPY',
        priceFrom: 1000,
      },
      ...{
        durations: [],
        people: [1],
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
      grams: [...gramsOf([{ en: ['Shop', ...says].join(' '), ko: says.join(' ') }])],
    })
  }
  return index
}

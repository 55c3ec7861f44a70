import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { SEED } from '../../../test/seed.ts'
import { LOCALES } from '../../contract/tables.gen.ts'
import type { Currency, Locale, Schemas } from '../../contract/types.ts'
import {
  catalogue,
  DATES,
  insertCategoriesAndCities,
  type ModelService,
  type ModelShop,
  PARENTS,
  replaceShops,
  type SearchText,
  WORDS,
  type Word,
} from '../../testing/search-catalogue.ts'
import { insertReferenceData, setClock } from '../../testing/shop.ts'
import { searchWithin } from './search-shops.ts'

type Sort = Schemas['SearchSort']
type Bucket = Schemas['DurationBucket']
type SearchQuery = {
  locale: Locale
  currency: Currency
  terms: readonly { written: string; word: Word; language: Locale }[]
  categoryId: readonly string[]
  cityId: string | null
  locationType: Schemas['LocationType'] | null
  price: { min: number | null; max: number | null }
  duration: readonly Bucket[]
  date: string | null
  quantity: number | null
  sort: Sort
  limit: number
}
type Money = Schemas['Money']
type Card = { id: string; priceFrom: Money; searched: { priceFrom: Money } | null }
type Found = { data: Card[]; total: number; nextCursor: string | null; facets: Schemas['Facets'] }

const BUCKETS: Record<Bucket, (hours: number) => boolean> = {
  '0-3': (hours) => hours < 3,
  '3-5': (hours) => hours >= 3 && hours < 5,
  '5-7': (hours) => hours >= 5 && hours < 7,
  'full-day': (hours) => hours >= 7,
}
const RATES: Record<Currency, bigint> = { USD: 1n, JPY: 150n, TWD: 32n, KRW: 1400n }
const MINOR: Record<Currency, bigint> = { USD: 100n, JPY: 1n, TWD: 100n, KRW: 1n }

describe('Search', () => {
  const numRuns = 10
  let api: TestApi
  /** Where more than three shops are too many to look at each of them. */
  let limited: TestApi
  /** Where a page is given up after four shops. */
  let hasty: TestApi
  beforeAll(async () => {
    api = await startTestApi()
    const { databaseUrl } = api
    limited = await startTestApi({
      databaseUrl,
      handlers: { searchShops: searchWithin({ all: 3, onTheWay: 1000 }) },
    })
    hasty = await startTestApi({
      databaseUrl,
      handlers: { searchShops: searchWithin({ all: 3, onTheWay: 4 }) },
    })
    await insertReferenceData(api.db)
    await insertCategoriesAndCities(api.db)
    await setClock(api, '2026-11-20T00:00:00Z')
  })
  afterAll(async () => {
    await limited.close()
    await hasty.close()
    await api.close()
  })

  test('Whatever the catalogue and the question: the answer of a plain filter and sort, in its order, page by page', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, fc.array(question(), { minLength: 10, maxLength: 10 }), async (shops, questions) => {
        await replaceShops(api.db, shops)
        for (const query of questions) expect(await walk(api, query)).toEqual(plainly(shops, query))
      }),
      { seed: SEED, numRuns },
    )
  })

  test('Where too many are open on a date: full pages of those that are free, and a count of those that are open', async () => {
    const dated = fc
      .record({ query: question(), date: fc.constantFrom(...DATES) })
      .map(({ query, date }) => ({ ...query, date }))
    await fc.assert(
      fc.asyncProperty(catalogue, fc.array(dated, { minLength: 10, maxLength: 10 }), async (shops, questions) => {
        await replaceShops(api.db, shops)
        for (const query of questions) {
          const expected = plainly(shops, query, { lookedAt: 3 })
          expect(await walk(limited, query)).toEqual(expected)
          expect(await walk(hasty, query, { full: false })).toEqual(expected)
        }
      }),
      { seed: SEED, numRuns },
    )
  })

  /** Ways to write a word that mean the same to people. */
  function spellings(word: string, language: Locale): string[] {
    switch (language) {
      case 'en':
        return [word, word.toUpperCase(), word.normalize('NFD'), word.slice(0, 3), wide(word), word.replace('ï', 'i')]
      case 'ko':
        return [word, word.normalize('NFD')]
      default:
        return [word, ...(SIGNS[word] ?? [])]
    }
  }
  const SIGNS: Record<string, string[]> = {
    白髪: ['白发', '白髮'],
    白髮: ['白发', '白髪'],
    ボンサイ: ['ﾎﾞﾝｻｲ', 'ぼんさい'],
    馬車: ['马车'],
    畫廊: ['画廊'],
  }
  const wide = (word: string) => word.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

  function question(): fc.Arbitrary<SearchQuery> {
    const term = fc
      .record({
        word: fc.constantFrom<Word>('poem', 'tree', 'coach', 'gallery'),
        language: fc.constantFrom(...LOCALES),
      })
      .chain((named) =>
        fc
          .constantFrom(...spellings(WORDS[named.word][named.language], named.language))
          .map((written) => ({ ...named, written })),
      )
    const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) =>
      fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, arbitrary)
    const amount = sometimes(fc.integer({ min: 0, max: 5 }))
    return fc
      .record({
        locale: fc.constantFrom(...LOCALES),
        currency: fc.constantFrom<Currency>('USD', 'JPY', 'TWD', 'KRW'),
        terms: sometimes(fc.array(term, { minLength: 1, maxLength: 2 })).map((terms) => terms ?? []),
        categoryId: fc.oneof(
          { weight: 2, arbitrary: fc.constant([]) },
          fc.uniqueArray(fc.constantFrom(...Object.keys(PARENTS)), { minLength: 1, maxLength: 2 }),
        ),
        cityId: sometimes(fc.constantFrom('k1', 'k2', 'k3', 'nowhere')),
        locationType: sometimes(fc.constantFrom<Schemas['LocationType']>('oversea', 'domentic')),
        least: amount,
        more: amount,
        duration: fc.oneof(
          { weight: 2, arbitrary: fc.constant([]) },
          fc.uniqueArray(fc.constantFrom<Bucket>('0-3', '3-5', '5-7', 'full-day'), { minLength: 1, maxLength: 2 }),
        ),
        date: sometimes(fc.constantFrom(...DATES)),
        quantity: sometimes(fc.integer({ min: 1, max: 5 })),
        sort: fc.constantFrom<Sort>('popular', 'newest', 'price-asc', 'price-desc'),
        limit: fc.integer({ min: 1, max: 7 }),
      })
      .map(({ least, more, ...query }) => {
        // Bounds that lie on prices, as they are shown.
        const bound = (steps: number) => shownPrice(steps * 1000, 'JPY', query.currency)
        const min = least === null ? null : bound(least)
        return { ...query, price: { min, max: more === null ? null : (min ?? 0) + bound(more) } }
      })
  }

  function shownPrice(amount: number, from: Currency, to: Currency): number {
    const above = BigInt(amount) * RATES[to] * MINOR[to]
    const below = RATES[from] * MINOR[from]
    const step = to === 'TWD' && from !== 'TWD' ? 100n : 1n
    const whole = above / (below * step)
    const twice = 2n * (above - whole * below * step)
    const up = twice > below * step || (twice === below * step && whole % 2n === 1n)
    return Number((whole + (up ? 1n : 0n)) * step)
  }

  type Answer = Pick<Found, 'total'> & {
    ids: string[]
    /** What their cards say that they cost. */
    costs: number[]
    categories: [string, number][]
    cities: [string, number][]
    price: [number, number] | null
  }

  /** The reference: looks at every shop; where more than so many open on the date, it counts those. */
  function plainly(shops: ModelShop[], query: SearchQuery, { lookedAt = 1000 } = {}): Answer {
    const kindsOf = (shop: ModelShop) => shop.categories.flatMap((id) => [id, PARENTS[id] ?? id])
    const ofKind = (shop: ModelShop) =>
      query.categoryId.length === 0 || query.categoryId.some((id) => kindsOf(shop).includes(id))
    const inCity = (shop: ModelShop) => query.cityId === null || shop.city === query.cityId
    const alive = shops.filter(({ active }) => active)
    const matching = matchingKeyword(alive, query)
    const open = matching.filter(
      (shop) =>
        (query.locationType === null || (query.locationType === 'domentic') === (shop.country === 'TW')) &&
        (query.duration.length === 0 || query.duration.some((bucket) => offers(shop, BUCKETS[bucket]))) &&
        (query.quantity === null || takes(shop, query.quantity)) &&
        (query.date === null || isOpen(shop, query.date, query.quantity ?? 1)),
    )
    const isThere = (shop: ModelShop) => query.date === null || isFree(shop, query.date, query.quantity ?? 1)
    const others = open.length > lookedAt ? open : open.filter(isThere)
    const ofAnyPrice = others.filter((shop) => ofKind(shop) && inCity(shop))
    const goesByPrice = query.sort.startsWith('price') || query.price.min !== null || query.price.max !== null
    const areTooMany = goesByPrice && ofAnyPrice.length > lookedAt
    const shownFor = (shop: ModelShop, own: number | null) =>
      shownPrice(own ?? shop.price, shop.currency, query.currency)
    const costOf = (shop: ModelShop) => shownFor(shop, areTooMany ? null : searchedPrice(shop, query))
    // What of other places and kinds is counted goes by what the shop costs.
    const priceOf = (shop: ModelShop) =>
      goesByPrice && ofAnyPrice.includes(shop) ? costOf(shop) : shownFor(shop, null)
    const within = (shop: ModelShop) =>
      priceOf(shop) >= (query.price.min ?? 0) && priceOf(shop) <= (query.price.max ?? Number.POSITIVE_INFINITY)
    const counted = ofAnyPrice.filter(within)
    const found = counted.filter(isThere).sort(by(query, costOf))
    const prices = ofAnyPrice.map(priceOf)
    return {
      ids: found.map(({ id }) => id),
      costs: found.map(costOf),
      total: counted.length,
      categories: tally(
        others.filter((shop) => within(shop) && inCity(shop)).flatMap((shop) => [...new Set(kindsOf(shop))]),
      ),
      cities: tally(others.filter((shop) => within(shop) && ofKind(shop)).map(({ city }) => city)),
      price: prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)],
    }
  }

  /** Signs that Japanese and Chinese share mean the reader's language, unless nothing is found so. */
  function matchingKeyword(shops: ModelShop[], { terms, locale }: SearchQuery): ModelShop[] {
    const saysOf = (shop: ModelShop) => [
      ...shop.says,
      ...shop.services.flatMap(({ active, says }) => (active ? says : [])),
    ]
    const alike = ({ word, language }: SearchText) =>
      LOCALES.filter((other) => sameSigns(WORDS[word][other], WORDS[word][language]))
    const having = (readFrom: (term: SearchText) => Locale[]) =>
      shops.filter((shop) =>
        terms.every((term) =>
          saysOf(shop).some(({ word, language }) => word === term.word && readFrom(term).includes(language)),
        ),
      )
    const own = having((term) =>
      (locale === 'ja' || locale === 'zh') && /^\p{Script=Han}+$/u.test(WORDS[term.word][term.language])
        ? alike(term).filter((language) => language === locale)
        : alike(term),
    )
    return own.length > 0 ? own : having(alike)
  }
  /** Of the cheapest of the services that the question names best, without words of the main trade first; null where it names none. */
  function searchedPrice(shop: ModelShop, { terms, categoryId }: SearchQuery): number | null {
    const saysIt = ({ says }: ModelService, term: SearchText) =>
      says.some(
        ({ word, language }) => word === term.word && sameSigns(WORDS[word][language], WORDS[term.word][term.language]),
      )
    const scored = offered(shop).map((service) => ({
      ...{ price: service.price, isMain: service.kind === (shop.categories[0] ?? 'c1') },
      score:
        2 * terms.filter((term) => saysIt(service, term)).length +
        ([service.kind, PARENTS[service.kind]].some((id) => id && categoryId.includes(id)) ? 1 : 0),
    }))
    const best = Math.max(0, ...scored.map(({ score }) => score))
    if (best === 0) return null
    const equal = scored.filter(({ score }) => score === best)
    const ofMainTrade = equal.filter(({ isMain }) => terms.length === 0 && isMain)
    return Math.min(...(ofMainTrade.length > 0 ? ofMainTrade : equal).map(({ price }) => price))
  }

  const sameSigns = (one: string, other: string) => one === other || (SIGNS[one] ?? []).includes(other)

  const offered = (shop: ModelShop) => shop.services.filter(({ active }) => active)
  const offers = (shop: ModelShop, lasting: (hours: number) => boolean) =>
    offered(shop).some(({ minutes }) => lasting(minutes / 60))
  const takes = (shop: ModelShop, people: number) =>
    offered(shop).some(({ min, max }) => min <= people && people <= max)
  const isOpen = (shop: ModelShop, date: string, people: number) =>
    takes(shop, people) &&
    !shop.holidays.includes(date.slice(5)) &&
    !shop.closedOn.includes(new Date(date).getUTCDay() || 7)
  const isFree = (shop: ModelShop, date: string, people: number) =>
    isOpen(shop, date, people) &&
    !shop.takenOn.includes(date) &&
    offered(shop).some(
      ({ min, max, perPerson }) => min <= people && people <= max && (!perPerson || people <= shop.staff),
    )

  function by(
    { sort }: SearchQuery,
    costOf: (shop: ModelShop) => number,
  ): (one: ModelShop, other: ModelShop) => number {
    const key = (shop: ModelShop) =>
      sort === 'popular' ? shop.popularity : sort === 'newest' ? shop.createdDay : costOf(shop)
    const direction = sort === 'price-asc' ? 1 : -1
    return (one, other) => direction * (key(one) - key(other) || (one.id < other.id ? -1 : 1))
  }

  function tally(names: string[]): [string, number][] {
    const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]): [string, number] => [name, all.length])
    return counts.sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
  }

  async function walk(api: TestApi, query: SearchQuery, { full = true } = {}): Promise<Answer> {
    const { locale, currency, terms, price, categoryId, duration, limit, sort } = query
    const params = {
      ...{ keyword: terms.map(({ written }) => written).join(' '), limit, sort },
      ...{ categoryId: [...categoryId], duration: [...duration] },
      ...(query.cityId !== null && { cityId: query.cityId }),
      ...(query.locationType !== null && { locationType: query.locationType }),
      ...(query.date !== null && { date: query.date }),
      ...(query.quantity !== null && { quantity: query.quantity }),
      ...(price.min !== null && { priceMin: price.min }),
      ...(price.max !== null && { priceMax: price.max }),
    }
    const ids: string[] = []
    const costs: number[] = []
    let last: Found | null = null
    do {
      const cursor: object = last?.nextCursor ? { cursor: last.nextCursor } : {}
      const { status, body } = await api.call<Found>('GET', '/api/v1/shops/search', {
        query: { ...params, ...cursor },
        locale,
        currency,
      })
      expect(status).toBe(200)
      if (last !== null) expect([body.total, body.facets]).toEqual([last.total, last.facets])
      last = body
      ids.push(...body.data.map(({ id }) => id))
      costs.push(...body.data.map(({ priceFrom, searched }) => (searched?.priceFrom ?? priceFrom).amount))
      if (full && last.nextCursor !== null) expect(last.data.length).toBe(limit)
    } while (last.nextCursor !== null && ids.length < 100)
    const { facets, total } = last
    const counted = (list: { id: string; count: number }[]) =>
      list.map(({ id, count }): [string, number] => [id, count])
    return {
      ...{ ids, costs, total, categories: counted(facets.categories), cities: counted(facets.cities) },
      price: facets.price === null ? null : [facets.price.min.amount, facets.price.max.amount],
    }
  }
})

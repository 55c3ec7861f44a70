import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallOptions, startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Currency, Locale, Schemas } from '../../contract/types.ts'

type ShopCard = Schemas['ShopCard']
type Found = { data: ShopCard[]; total: number; nextCursor: string | null; facets: Schemas['Facets'] }
type Query = NonNullable<CallOptions['query']>

const SHOPS = 150
describe('Search', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ shops: SHOPS })
  })
  afterAll(() => api.close())

  describe('A keyword', () => {
    test.each<[Locale, string]>([
      ['en', 'nail'],
      ['en', 'NAIL tok'],
      ['ko', '네일'],
      ['ja', 'ネイル'],
      ['ja', 'ﾈｲﾙ'],
      ['zh', '美甲'],
      ['en', '美甲'],
      ['zh', 'ネイル'],
    ])('in %s: %s finds nail salons', async (locale, keyword) => {
      const { data, total } = await search({ keyword, limit: 50 }, { locale })
      expect(total).toBeGreaterThan(0)
      expect(total).toBe(data.length)
      expect(data.map(({ category }) => category.id)).toContain('nails')
    })

    test('narrows with every word', async () => {
      const tokyo = await search({ keyword: '東京' }, { locale: 'ja' })
      const both = await search({ keyword: '東京 ネイル' }, { locale: 'ja' })
      expect(both.total).toBeGreaterThan(0)
      expect(both.total).toBeLessThan(tokyo.total)
      expect(both.data.every(({ city }) => city.name === '東京')).toBe(true)
    })

    test.each([
      '💅',
      '%',
      "'; drop table shop --",
      'qqqqzzzz',
      'ないる無無',
      'a'.repeat(100),
      '\u202e',
      '*',
      '__defineGetter__',
    ])('%j finds nothing, and that is an answer', async (keyword) => {
      const facets = { categories: [], cities: [], districts: [], price: null }
      const interpretation = {
        ...{
          places: [],
          replaced: [],
          date: null,
          fullOn: null,
          quantity: null,
          days: null,
          timeOfDay: [],
          timeFrom: null,
          timeTo: null,
          sort: null,
          priceMin: null,
          priceMax: null,
        },
        ...{
          typed: { date: [], timeOfDay: [], time: [], quantity: [], days: [], sort: [], price: [] },
          notFound: [],
          placeOnly: false,
          unsupported: [],
        },
      }
      const none = { data: [], total: 0, nextCursor: null, facets, correctedKeyword: null, interpretation }
      expect(await search({ keyword })).toEqual(none)
    })

    test('of blanks is no keyword', async () => {
      expect((await search({ keyword: '   ' })).total).toBe(SHOPS)
    })
  })

  describe('Filters', () => {
    test('a parent category counts for its children, and several categories unite', async () => {
      const beauty = await search({ categoryId: 'beauty' })
      const hair = await search({ categoryId: 'hair' })
      const nails = await search({ categoryId: 'nails' })
      const both = await search({ categoryId: ['hair', 'nails'] })
      expect(beauty.total).toBeGreaterThan(hair.total)
      expect(both.total).toBeLessThanOrEqual(hair.total + nails.total)
      expect(both.total).toBeGreaterThan(Math.max(hair.total, nails.total))
    })

    test('places: a city, Taiwan, everywhere else', async () => {
      const all = await walk({})
      const home = await search({ locationType: 'domentic' })
      const abroad = await search({ locationType: 'oversea' })
      expect(home.total).toBe(all.filter(({ country }) => country === 'TW').length)
      expect(home.total + abroad.total).toBe(SHOPS)
      expect((await search({ cityId: 'tokyo', locationType: 'domentic' })).total).toBe(0)
    })

    test('a country has all its cities; others are still counted', async () => {
      const { total, facets } = await search({ country: 'JP' })
      expect(total).toBe((await walk({})).filter(({ country }) => country === 'JP').length)
      expect(facets.cities.map(({ id }) => id)).toEqual(expect.arrayContaining(['tokyo', 'seoul', 'taipei']))
      expect((await search({ country: 'JP', cityId: 'taipei' })).total).toBe(0)
    })

    test.each<[Currency, number, number]>([
      ['JPY', 3000, 6000],
      ['USD', 2000, 4000],
      ['TWD', 60_000, 120_000],
      ['KRW', 20_000, 50_000],
    ])('a price in %s is compared as it is shown, bounds included', async (currency, priceMin, priceMax) => {
      const all = await walk({}, { currency })
      const within = all.filter(({ priceFrom }) => priceFrom.amount >= priceMin && priceFrom.amount <= priceMax)
      const found = await walk({ priceMin, priceMax }, { currency })
      expect(idsOf(found)).toEqual(idsOf(within))
      expect(found.length).toBeGreaterThan(0)
      expect(new Set(found.map(({ priceFrom }) => priceFrom.currency))).toEqual(new Set([currency]))
    })

    test('a price range the wrong way round says which field', async () => {
      expect(await refused({ priceMin: 2, priceMax: 1 })).toEqual([{ field: 'priceMax', code: 'TOO_SMALL' }])
    })

    test('durations are half-open: a service of three hours is not under three', async () => {
      const days = await search({ duration: 'full-day' })
      const short = await search({ duration: '0-3' })
      const either = await search({ duration: ['0-3', 'full-day'] })
      const rows = await api.db.selectFrom('service_unit').select(['shop_id', 'duration_minutes']).execute()
      const having = (test: (minutes: number) => boolean) =>
        new Set(rows.filter((row) => test(row.duration_minutes)).map(({ shop_id }) => shop_id)).size
      expect(days.total).toBe(having((minutes) => minutes >= 420))
      expect(short.total).toBe(having((minutes) => minutes < 180))
      expect(either.total).toBe(having((minutes) => minutes < 180 || minutes >= 420))
      expect((await search({ duration: '3-5' })).total).toBe(having((minutes) => minutes >= 180 && minutes < 300))
    })

    test('facets say what choosing otherwise would give', async () => {
      const { facets, total } = await search({ categoryId: 'hair', cityId: 'tokyo' })
      expect(facets.cities.find(({ id }) => id === 'tokyo')?.count).toBe(total)
      for (const { id, count } of facets.categories) {
        expect({ id, count: (await search({ categoryId: id, cityId: 'tokyo' })).total }).toEqual({ id, count })
      }
      for (const { id, count } of facets.cities) {
        expect({ id, count: (await search({ categoryId: 'hair', cityId: id })).total }).toEqual({ id, count })
      }
    })

    test('the facet of prices spans the shops found, in the asked currency', async () => {
      const shops = await walk({ categoryId: 'hair' }, { currency: 'USD' })
      const amounts = shops.map(({ priceFrom }) => priceFrom.amount)
      const { facets } = await search({ categoryId: 'hair' }, { currency: 'USD' })
      expect(facets.price).toEqual({
        min: { amount: Math.min(...amounts), currency: 'USD' },
        max: { amount: Math.max(...amounts), currency: 'USD' },
      })
    })
  })

  describe('Pages', () => {
    test.each(['popular', 'newest', 'price-asc', 'price-desc'])('by %s show every shop exactly once', async (sort) => {
      const walked = await walk({ sort, limit: 7 }, { currency: 'USD' })
      expect(walked.length).toBe(SHOPS)
      expect(new Set(idsOf(walked)).size).toBe(SHOPS)
    })

    test('by price rise or fall in the asked currency', async () => {
      const amounts = (shops: ShopCard[]) => shops.map(({ priceFrom }) => priceFrom.amount)
      const rising = amounts(await walk({ sort: 'price-asc' }, { currency: 'KRW' }))
      expect(rising).toEqual(rising.toSorted((one, other) => one - other))
      expect(amounts(await walk({ sort: 'price-desc' }, { currency: 'KRW' }))).toEqual(rising.toReversed())
    })

    test('go on where they were although a shop closed meanwhile', async () => {
      const all = await walk({})
      const first = await search({ limit: 10 })
      const gone = first.data.at(-1)?.id ?? ''
      await api.db.updateTable('shop').set({ active: false }).where('id', '=', gone).execute()
      const rest = await walk({ limit: 50, cursor: first.nextCursor ?? '' })
      expect(idsOf([...first.data, ...rest])).toEqual(idsOf(all))
      expect(idsOf(await walk({}))).toEqual(idsOf(all).filter((id) => id !== gone))
      await api.db.updateTable('shop').set({ active: true }).where('id', '=', gone).execute()
      expect(idsOf(await walk({}))).toEqual(idsOf(all))
    })

    test.each(['', 'nonsense', 'WzFd', '%F0%9F', 'bnVsbA', '../../etc/passwd'])(
      'the cursor %j is refused',
      async (cursor) => {
        expect(await refused({ cursor })).toEqual([{ field: 'cursor', code: 'FORMAT' }])
      },
    )

    test('a cursor of another order or currency is refused', async () => {
      const { nextCursor } = await search({ sort: 'price-asc', limit: 5 }, { currency: 'USD' })
      expect(await refused({ sort: 'price-desc', cursor: nextCursor ?? '' })).toHaveLength(1)
      expect(await refused({ sort: 'price-asc', cursor: nextCursor ?? '' })).toHaveLength(1)
    })
  })

  test('A new name is found at once, and words in the format of an older version are made again', async () => {
    const [shop] = (await search({ limit: 1 })).data
    const of = api.db
      .selectFrom('shop_search')
      .select('grams')
      .where('shop_id', '=', shop?.id ?? '')
    const { grams } = await of.executeTakeFirstOrThrow()
    const write = (grams: string) =>
      api.db
        .updateTable('shop_search')
        .set({ grams })
        .where('shop_id', '=', shop?.id ?? '')
        .execute()
    await write(`${grams} zanzibar`)
    expect(idsOf((await search({ keyword: 'zanz' })).data)).toEqual([shop?.id])
    await write(grams)
    expect((await search({ keyword: 'zanz' })).total).toBe(0)

    // As a process of an older version writes them during a rolling upgrade.
    await write('zanzibar')
    expect((await search({ keyword: 'zanz' })).total).toBe(0)
    const again = (await of.executeTakeFirstOrThrow()).grams
    expect(new Set(again.split(' '))).toStrictEqual(new Set(grams.split(' ')))
  })

  async function search(query: Query, options: CallOptions = {}): Promise<Found> {
    const { status, body } = await api.call<Found>('GET', '/api/v1/shops/search', { ...options, query })
    expect(status).toBe(200)
    return body
  }

  async function walk(query: Query, options: CallOptions = {}): Promise<ShopCard[]> {
    const shops: ShopCard[] = []
    for (let next: string | null | undefined; next !== null; ) {
      const found: Found = await search({ limit: 50, ...query, ...(next !== undefined && { cursor: next }) }, options)
      shops.push(...found.data)
      next = found.nextCursor
    }
    return shops
  }

  async function refused(query: Query): Promise<unknown> {
    const { status, body } = await api.call('GET', '/api/v1/shops/search', { query })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION' })
    return body.fields
  }

  const idsOf = (shops: ShopCard[]) => shops.map(({ id }) => id)
})

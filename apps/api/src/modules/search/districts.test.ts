import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallOptions, startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { districtOf } from '../synonyms/district-of.ts'

type Found = { data: Schemas['ShopCard'][]; total: number; facets: Schemas['Facets'] }
type Query = NonNullable<CallOptions['query']>

describe('Search', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ shops: 300 })
  })
  afterAll(() => api.close())

  const search = async (query: Query): Promise<Found> => {
    const { status, body } = await api.call<Found>('GET', '/api/v1/shops/search', {
      ...{ locale: 'ja', currency: 'JPY', query: { limit: 50, ...query } },
    })
    expect(status).toBe(200)
    return body
  }
  const districtsIn = async (query: Query) => (await search(query)).facets.districts ?? []
  const ids = (districts: readonly { id: string }[]) => districts.map(({ id }) => id).toSorted()

  /** Shops of a city by the id of their district. */
  async function shopsOf(city: string): Promise<Map<string | null, string[]>> {
    const rows = await api.db
      .selectFrom('shop')
      .selectAll()
      .where('city_id', '=', city)
      .where('active', '=', true)
      .execute()
    const byDistrict = Map.groupBy(rows, (row) => districtOf({ ...row, city: 'Tokyo' }, 'en')?.id ?? null)
    return new Map([...byDistrict].map(([id, shops]) => [id, shops.map((shop) => shop.id)]))
  }

  test('In a city, each district that has a shop is a facet in the language of the reader, and finds exactly its shops', async () => {
    const expected = await shopsOf('tokyo')
    const districts = await districtsIn({ cityId: 'tokyo' })
    expect(districts.length).toBeGreaterThan(5)
    expect(ids(districts)).toEqual([...expected.keys()].filter((id) => id !== null).toSorted())
    expect(districts.map(({ count }) => count)).toEqual(
      districts.map(({ count }) => count).toSorted((one, other) => other - one),
    )
    for (const { id, name, count } of districts) {
      expect(name).toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u)
      const { data, total } = await search({ cityId: 'tokyo', districtId: id })
      expect(new Set(data.map(({ district }) => district)), id).not.toContain(null)
      expect([id, total, data.map((shop) => shop.id).toSorted()]).toEqual([id, count, expected.get(id)?.toSorted()])
    }
  })

  test('Two districts mean either, and choosing one changes what the others would find in nothing', async () => {
    const districts = await districtsIn({ cityId: 'tokyo' })
    const [one, other] = districts
    const both = await search({ cityId: 'tokyo', districtId: [one?.id ?? '', other?.id ?? ''] })
    expect(both.total).toBe((one?.count ?? 0) + (other?.count ?? 0))
    expect(both.facets.districts).toEqual(districts)
    const cities = (found: Found) => found.facets.cities
    expect(cities(both)).toEqual(cities(await search({ cityId: 'tokyo' })))
  })

  test('A district in which the rest of the search finds nothing stays, with 0', async () => {
    const all = await districtsIn({ cityId: 'tokyo' })
    const narrowed = await districtsIn({ cityId: 'tokyo', categoryId: 'sushi' })
    expect(ids(narrowed)).toEqual(ids(all))
    expect(new Set(narrowed.map(({ count }) => count > 0))).toEqual(new Set([true, false]))
    const { total, facets } = await search({ categoryId: 'sushi', districtId: narrowed.at(-1)?.id ?? '' })
    expect(total).toBe(0)
    expect(facets.districts?.map(({ id, count }) => ({ id, count }))).toEqual([{ id: narrowed.at(-1)?.id, count: 0 }])
  })

  test('A chosen district that has no shop is named all the same', async () => {
    const { total, facets } = await search({ cityId: 'tokyo', districtId: 'haneda' })
    expect([total, facets.districts?.at(-1)]).toEqual([
      0,
      { id: 'haneda', name: expect.stringMatching('羽田'), count: 0 },
    ])
  })

  test('A city or a district that is typed brings the districts of the city, and no city brings none', async () => {
    const expected = ids(await districtsIn({ cityId: 'tokyo' }))
    expect(ids(await districtsIn({ keyword: '東京' }))).toEqual(expected)
    expect(ids(await districtsIn({ keyword: '渋谷 カット' }))).toEqual(expected)
    expect(await districtsIn({ keyword: 'カット' })).toEqual([])
    expect(await districtsIn({ country: 'JP' })).toEqual([])
  })
})

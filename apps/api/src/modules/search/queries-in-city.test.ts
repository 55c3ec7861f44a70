import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import { QUERIES_IN_CITY } from '../../testing/queries-in-city.ts'
import { setClock } from '../../testing/shop.ts'

type Answer = { data: Schemas['ShopCard'][]; interpretation: Schemas['SearchInterpretation'] }
type Shop = { name: string; city: string; mainKind: string; kinds: Set<string> }

const FIRST = 3
const NEAR = 6

let api: TestApi
const shops = new Map<string, Shop>()
beforeAll(async () => {
  api = await startTestApi({ shops: 600 })
  await setClock(api, '2026-11-28T05:00:00Z')
  const rows = await api.db
    .selectFrom('shop')
    .innerJoin('service', 'service.shop_id', 'shop.id')
    .select(['shop.id', 'shop.name', 'shop.city_id', 'shop.category_id', 'service.category_id as kind'])
    .execute()
  for (const { id, name, city_id, category_id, kind } of rows) {
    const shop = shops.get(id) ?? { name: name.en, city: city_id, mainKind: category_id, kinds: new Set([category_id]) }
    shops.set(id, shop)
    shop.kinds.add(kind)
  }
})
afterAll(() => api.close())

describe.each(['en', 'ja', 'ko', 'zh'] as const)('Who types in %s', (locale: Locale) => {
  test.each(QUERIES_IN_CITY[locale])('$typed finds $kinds in $city first', async (query) => {
    const { typed, kinds, city, shop: name, quantity, hasPriceMax } = query
    const { body } = await api.call<Answer>('GET', '/api/v1/shops/search', { locale, query: { keyword: typed } })
    const found = body.data.flatMap(({ id }) => shops.get(id) ?? [])
    const [first] = found
    if (name !== undefined) return expect(first?.name).toBe(name)
    const isInTrade = (shop: Shop) => shop.city === city && kinds.includes(shop.mainKind)
    const fits = (shop: Shop) => shop.city === city && kinds.some((kind) => shop.kinds.has(kind))
    const hasTrade = [...shops.values()].some(isInTrade)
    expect(first).toSatisfy((shop: Shop | undefined) => shop !== undefined && (hasTrade ? isInTrade(shop) : fits(shop)))
    expect(found.slice(0, FIRST).filter(fits).length).toBeGreaterThanOrEqual(
      Math.min(2, found.filter(isInTrade).length),
    )
    expect(found.slice(0, NEAR).filter((shop) => shop.city !== city)).toEqual([])
    expect(body.interpretation.quantity).toBe(quantity ?? null)
    expect(body.interpretation.priceMax !== null).toBe(hasPriceMax === true)
  })
})

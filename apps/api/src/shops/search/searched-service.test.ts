import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallOptions, startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/handler.ts'
import { fill } from '../../db/fill.ts'

type ShopCard = Schemas['ShopCard']

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await fill(api.db, { shops: 300 })
})
afterAll(() => api.close())

type Offered = { shop_id: string; id: string; category_id: string; name: string; price: number }

/** Every service by its shop, the cheapest first. */
async function offered(): Promise<Map<string, Offered[]>> {
  const rows = await api.db
    .selectFrom('service')
    .innerJoin('service_unit as unit', (join) =>
      join.onRef('unit.shop_id', '=', 'service.shop_id').onRef('unit.service_id', '=', 'service.id'),
    )
    .select(['service.shop_id', 'service.id', 'service.category_id', 'service.name', 'unit.price'])
    .orderBy('unit.price')
    .execute()
  return Map.groupBy(
    rows.map(({ name, ...row }) => ({ ...row, name: name.en })),
    ({ shop_id }) => shop_id,
  )
}

test.each([
  ['a category', { categoryId: 'hair' }, ({ category_id }: Offered) => category_id === 'hair'],
  ['a word for a category', { keyword: '美容院' }, ({ category_id }: Offered) => category_id === 'hair'],
  ['a service and a place', { keyword: '헤드스파 도쿄' }, ({ name }: Offered) => name.endsWith('Head spa')],
])('Who searches for %s reads which service it is and what that costs', async (_, query, isAsked) => {
  const services = await offered()
  const cards = await search(query, { currency: 'JPY' })
  expect(cards.length).toBeGreaterThan(0)
  for (const { id, searched } of cards) {
    const own = services.get(id) ?? []
    const asked = own.filter(isAsked)
    if (asked.length === 0 || asked.length === own.length) expect(searched).toBeNull()
    else expect(asked.map(({ name }) => name)).toContain(searched?.name)
    if (searched) expect(searched.name).toBe(own.find((service) => service.id === searched.id)?.name)
  }
  const told = cards.filter(({ country, searched }) => country === 'JP' && searched)
  expect(told.length).toBeGreaterThan(0)
  for (const { id, searched } of told)
    expect(searched?.priceFrom).toEqual({ amount: services.get(id)?.find(isAsked)?.price, currency: 'JPY' })
})

test('Who searches for a place, or for nothing, reads what the shop costs', async () => {
  for (const query of [{}, { keyword: 'Tokyo' }, { cityId: 'tokyo' }])
    expect(new Set((await search(query)).map(({ searched }) => searched))).toEqual(new Set([null]))
})

test.each(['price-asc', 'price-desc'])(
  'By %s, page by page, cards stand in the order of what they say that they cost',
  async (sort) => {
    const costs: number[] = []
    const named = new Set<boolean>()
    let cursor: string | null = null
    do {
      const { body }: { body: { data: ShopCard[]; nextCursor: string | null } } = await api.call(
        'GET',
        '/api/v1/shops/search',
        { currency: 'JPY', query: { categoryId: 'hair', sort, limit: 7, ...(cursor !== null && { cursor }) } },
      )
      costs.push(...body.data.map(({ searched, priceFrom }) => (searched?.priceFrom ?? priceFrom).amount))
      for (const { searched } of body.data) named.add(searched !== null)
      cursor = body.nextCursor
    } while (cursor !== null)
    const rising = costs.toSorted((one, other) => one - other)
    expect(named).toEqual(new Set([true, false]))
    expect(costs).toEqual(sort === 'price-asc' ? rising : rising.toReversed())
  },
)

async function search(query: NonNullable<CallOptions['query']>, options: CallOptions = {}): Promise<ShopCard[]> {
  const { body } = await api.call<{ data: ShopCard[] }>('GET', '/api/v1/shops/search', {
    ...options,
    query: { ...query, limit: 50 },
  })
  return body.data
}

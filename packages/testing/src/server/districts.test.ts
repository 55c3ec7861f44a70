import { createYoyaku } from '@yoyaku/core'
import { expect, test } from 'vitest'
import { TestClock } from '../clock.ts'
import { FakeApi } from './fake-api.ts'
import { shopOf } from './shops.ts'

test('The server in memory counts the districts of a city, and finds the shops of one', async () => {
  const clock = new TestClock()
  const shop = (id: string, district: string | null, city = 'tokyo') =>
    shopOf({ shop: { id, shopName: id, district, city: { id: city, name: city } } })
  const shops = [shop('one', 'Shibuya'), shop('two', 'Shibuya'), shop('three', 'Shin-Okubo'), shop('none', null)]
  const server = new FakeApi(clock, { shops: [...shops, shop('far', 'Namba', 'osaka')] })
  const sdk = createYoyaku({ baseUrl: 'http://yoyaku.test', fetch: server.fetch, clock, live: false, currency: 'JPY' })
  const found = async (filters: Parameters<typeof sdk.queries.search>[0]) => {
    const { data, facets } = await sdk.queries.search(filters).queryFn()
    return { ids: data.map(({ id }) => id), districts: facets.districts }
  }
  const shibuya = { id: 'shibuya', name: 'Shibuya', count: 2 }
  expect(await found({ cityId: 'tokyo' })).toEqual({
    ids: ['one', 'two', 'three', 'none'],
    districts: [shibuya, { id: 'shin-okubo', name: 'Shin-Okubo', count: 1 }],
  })
  expect(await found({ cityId: 'tokyo', districtId: ['shibuya'], keyword: 'two' })).toEqual({
    ids: ['two'],
    districts: [
      { ...shibuya, count: 1 },
      { id: 'shin-okubo', name: 'Shin-Okubo', count: 0 },
    ],
  })
  expect((await found({})).districts).toEqual([])
})

import { createYoyaku } from '@yoyaku/core'
import { expect, test } from 'vitest'
import { TestClock } from '../clock.ts'
import { FakeApi } from './fake-api.ts'
import { shopOf } from './shops.ts'

test('The server in memory finds the nearest shop first, unless a search asks for another order', async () => {
  const clock = new TestClock()
  const shop = (id: string, latitude: number, longitude: number) =>
    shopOf({ shop: { id, shopName: id, latitude, longitude } })
  const shops = [shop('osaka', 34.7, 135.5), shop('ginza', 35.67, 139.76), shop('shinjuku', 35.69, 139.7)]
  const server = new FakeApi(clock, { shops })
  const sdk = createYoyaku({ baseUrl: 'http://yoyaku.test', fetch: server.fetch, clock, live: false, currency: 'JPY' })
  const found = async (filters: Parameters<typeof sdk.queries.search>[0]) =>
    (await sdk.queries.search(filters).queryFn()).data.map(({ id }) => id)
  expect(await found({ near: '35.69,139.71' })).toEqual(['shinjuku', 'ginza', 'osaka'])
  expect(await found({ near: '35.67,139.77', sort: 'popular' })).toEqual(['ginza', 'shinjuku', 'osaka'])
  expect(await found({ near: '35.69,139.71', sort: 'newest' })).toEqual(['osaka', 'ginza', 'shinjuku'])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { newMember } from '../../testing/people.ts'

const URL = '/api/v1/user-favorite'
let api: TestApi
let shops: string[]
beforeAll(async () => {
  api = await startTestApi({ shops: 12 })
  shops = (await api.db.selectFrom('shop').select('id').orderBy('id').execute()).map(({ id }) => id)
})
afterAll(() => api.close())

test('Adding and removing a favorite twice changes nothing more', async () => {
  const hana = await member()
  const [first = '', second = ''] = shops
  for (const id of [first, second, first]) expect(await hana.put(id)).toBe(200)
  expect(await hana.list()).toEqual({ ids: [second, first], total: 2 })
  for (const id of [first, first, 'nobody']) expect(await hana.remove(id)).toBe(200)
  expect(await hana.list()).toEqual({ ids: [second], total: 1 })
})

test('Fifty taps at once add a favorite once', async () => {
  const hana = await member()
  const answers = await Promise.all(Array.from({ length: 50 }, () => hana.put(shops[0] ?? '')))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect((await hana.list()).total).toBe(1)
})

test('Nobody sees the favorites of others', async () => {
  const [hana, minji] = [await member(), await member()]
  await hana.put(shops[0] ?? '')
  expect(await minji.list()).toEqual({ ids: [], total: 0 })
  await minji.remove(shops[0] ?? '')
  expect((await hana.list()).total).toBe(1)
})

test('A favorite that is not active is not listed until it is active again', async () => {
  const hana = await member()
  const [shop = ''] = shops
  await hana.put(shop)
  const set = (active: boolean) => api.db.updateTable('shop').set({ active }).where('id', '=', shop).execute()
  await set(false)
  expect(await hana.list()).toEqual({ ids: [], total: 0 })
  expect(await hana.put(shop)).toBe(404)
  await set(true)
  expect(await hana.list()).toEqual({ ids: [shop], total: 1 })
})

test('A shop that is not there cannot be a favorite; a visitor has no favorites', async () => {
  const hana = await member()
  expect(await hana.put('nobody')).toBe(404)
  for (const [method, url] of [
    ['GET', URL],
    ['PUT', `${URL}/${shops[0]}`],
    ['DELETE', `${URL}/${shops[0]}`],
  ] as const) {
    expect((await api.call(method, url)).status).toBe(401)
  }
})

test('listFavorites answers pages, newest first', async () => {
  const hana = await member()
  for (const id of shops.slice(0, 5)) await hana.put(id)
  const page = async (page: number) => (await hana.list({ page, limit: 2 })).ids
  expect([...(await page(0)), ...(await page(1)), ...(await page(2))]).toEqual(shops.slice(0, 5).toReversed())
})

test('listFavorites with a shopId answers that shop alone, however many favourites there are', async () => {
  const hana = await member()
  for (const id of shops.slice(0, 3)) await hana.put(id)
  const [first = '', , , other = ''] = shops
  expect(await hana.list({ shopId: first, limit: 1 })).toEqual({ ids: [first], total: 1 })
  expect(await hana.list({ shopId: other, limit: 1 })).toEqual({ ids: [], total: 0 })
})

async function member() {
  const { accessToken: token } = await newMember(api)
  return {
    put: async (id: string) => (await api.call('PUT', `${URL}/${id}`, { token })).status,
    remove: async (id: string) => (await api.call('DELETE', `${URL}/${id}`, { token })).status,
    async list(query = {}) {
      const { body } = await api.call<{ data: Schemas['ShopCard'][]; total: number }>('GET', URL, { token, query })
      return { ids: body.data.map(({ id }) => id), total: body.total }
    },
  }
}

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { searchWithin } from './search-shops.ts'

const SHOPS = ['one', 'two', 'three']

describe('Search', () => {
  let api: TestApi
  beforeAll(async () => {
    // So few are looked at each that three shops are too many.
    api = await startTestApi({
      handlers: { searchShops: searchWithin({ all: 1, onTheWay: 1000 }) },
    })
    await insertReferenceData(api.db)
    for (const id of SHOPS) await openShop(api.db, { id })
    await setClock(api, '2026-11-20T00:00:00Z')
  })
  afterAll(() => api.close())

  const close = (shop_id: string, from: string, to: string) =>
    api.db
      .insertInto('closure')
      .values({ shop_id, id: crypto.randomUUID(), during: sql<string>`tstzrange(${`${from}+09`}, ${`${to}+09`})` })
      .execute()

  async function search(date: string) {
    const query = { date, quantity: 1 }
    const { body } = await api.call<{ total: number; data: Schemas['ShopCard'][]; facets: Schemas['Facets'] }>(
      'GET',
      '/api/v1/shops/search',
      { query },
    )
    return { total: body.total, shown: body.data.length, inCity: body.facets.cities[0]?.count }
  }

  test('counts no shop that is closed all day, where shops are too many to look at each', async () => {
    expect(await search('2026-11-24')).toEqual({ total: 3, shown: 3, inCity: 3 })
    await close('one', '2026-11-23 00:00', '2026-11-26 00:00')
    expect(await search('2026-11-24')).toEqual({ total: 2, shown: 2, inCity: 2 })
    expect(await search('2026-11-25')).toEqual({ total: 2, shown: 2, inCity: 2 })
    expect(await search('2026-11-26')).toEqual({ total: 3, shown: 3, inCity: 3 })
  })

  test('counts a closure above special hours, a day of which hours are closed, and a shop that opens again', async () => {
    await api.db
      .insertInto('special_hours')
      .values({ shop_id: 'two', date: '2026-11-27', opens: 600, closes: 900 })
      .execute()
    await close('two', '2026-11-27 00:00', '2026-11-28 00:00')
    await close('three', '2026-11-27 00:00', '2026-11-27 12:00')
    expect((await search('2026-11-27')).total).toBe(2)
    await api.db.deleteFrom('closure').where('shop_id', '=', 'two').execute()
    expect((await search('2026-11-27')).total).toBe(3)
  })
})

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createDb, type Db } from '../../db/connection.ts'
import { createShopCaches } from '../catalogue-changes/shop-caches.ts'
import { createSearchIndex } from './index/search-index.ts'
import { type PopularFilters, popularShops } from './popular-shops.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'), { shops: 12 })
  db = createDb(database.url)
  // Two alike, one that is closed for good.
  await db.updateTable('shop').set({ popularity: 50 }).execute()
  const { id } = await db.selectFrom('shop').select('id').orderBy('id').executeTakeFirstOrThrow()
  await db.updateTable('shop').set({ active: false }).where('id', '=', id).execute()
}, 60_000)
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

type Shop = { id: string; city_id: string; country: string; categories: string[] }

/** By plain code, for either to agree with. */
async function shopsThatPass({ categoryIds = [], cityIds = [], countries = [] }: PopularFilters): Promise<Shop[]> {
  const shops = await db.selectFrom('shop').select(['id', 'city_id', 'country']).where('active', '=', true).execute()
  const kinds = await db
    .selectFrom('shop_category')
    .innerJoin('category', 'category.id', 'category_id')
    .select(['shop_id', 'category_id', 'parent_id'])
    .execute()
  const passes = (all: readonly string[], own: string[]) => all.length === 0 || own.some((one) => all.includes(one))
  return shops
    .map((shop) => {
      const own = kinds.filter((kind) => kind.shop_id === shop.id)
      const categories = own.flatMap((kind) => [kind.category_id, ...(kind.parent_id === null ? [] : [kind.parent_id])])
      return { ...shop, categories: [...new Set(categories)] }
    })
    .filter((shop) => passes(cityIds, [shop.city_id]) && passes(countries, [shop.country]))
    .filter((shop) => passes(categoryIds, shop.categories))
    .sort((one, other) => (one.id < other.id ? 1 : -1))
}

function counted(groups: string[]) {
  return [...new Set(groups)]
    .map((id) => ({ id, count: groups.filter((group) => group === id).length }))
    .sort((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
}

async function someFilters(): Promise<PopularFilters[]> {
  const [first] = await shopsThatPass({})
  const { id: parent } = await db
    .selectFrom('category')
    .select('id')
    .where('parent_id', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const cityIds = [first?.city_id ?? '']
  return [
    {},
    { cityIds },
    { categoryIds: [parent] },
    { categoryIds: first?.categories ?? [] },
    { countries: ['JP'] },
    { categoryIds: first?.categories ?? [], cityIds },
    { cityIds: ['nowhere'] },
  ]
}

describe('Popular shops', () => {
  const popular = () => {
    const databases = { followed: db, primary: db }
    const search = createSearchIndex({ ...databases, caches: createShopCaches(), file: null, log: console })
    return popularShops({ db, search })
  }

  test('pass the filters, stand in one order, and come page by page', async () => {
    for (const filters of await someFilters()) {
      const ids = (await shopsThatPass(filters)).map(({ id }) => id)
      expect((await popular()).first(filters, { limit: 100 })).toEqual(ids)
      expect((await popular()).first(filters, { limit: 2, offset: 1 })).toEqual(ids.slice(1, 3))
      expect((await popular()).total(filters)).toBe(ids.length)
    }
  })

  test('are counted for each city and each category with its parent', async () => {
    for (const filters of await someFilters()) {
      const shops = await shopsThatPass(filters)
      expect((await popular()).counts('city', filters)).toEqual(counted(shops.map((shop) => shop.city_id)))
      expect((await popular()).counts('category', filters)).toEqual(counted(shops.flatMap((shop) => shop.categories)))
    }
  })
})

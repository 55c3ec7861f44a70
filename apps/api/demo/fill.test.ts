import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../test/harness.ts'
import { fill } from './fill.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('fill leaves nothing behind when it fails on the way', async () => {
  const fail = () => {
    throw new Error('the power went out')
  }
  await expect(fill(api.db, { shops: 3, onProgress: fail })).rejects.toThrow('the power went out')
  expect(await contents()).toMatchObject({ city: 0, shop: 0, service: 0 })
})

test('fill fills once when two processes run it at once, and changes nothing when it runs again', async () => {
  const both = await Promise.all([fill(api.db, { shops: 5 }), fill(api.db, { shops: 5 })])
  expect(both.toSorted()).toEqual([false, true])
  const before = await contents()
  expect(before).toMatchObject({ shop: 5, shop_search: 5 })
  expect(await fill(api.db, { shops: 9, seed: 1 })).toBe(false)
  expect(await contents()).toEqual(before)
})

test('fill analyzes what it filled and no empty table, so that the key of its first rows is looked up by an index', async () => {
  const { rows } = await sql<{ name: string; tuples: number }>`
    select relname as name, reltuples as tuples from pg_class
     where relnamespace = current_schema()::regnamespace and relname in ('shop', 'email', 'idempotency')
     order by name`.execute(api.db)
  // -1: never analyzed.
  expect(rows).toEqual([
    { name: 'email', tuples: -1 },
    { name: 'idempotency', tuples: -1 },
    { name: 'shop', tuples: 5 },
  ])
  await sql`insert into idempotency (scope, key, fingerprint, status, body, created_at) values ('a', 'b', 'c', 201, '{}', now())`.execute(
    api.db,
  )
  const plan = await sql<Record<string, string>>`
    explain select from idempotency where scope = 'a' and key = 'b'`.execute(api.db)
  expect(JSON.stringify(plan.rows)).toMatch(/Index/)
})

test('Every shop that fill writes has what a reservation needs', async () => {
  const { rows } = await sql<{ id: string }>`
    select id from shop where price_from is distinct from (select min(price) from service_unit where shop_id = shop.id)
      or not exists (select from shop_hours where shop_id = shop.id)
      or exists (select from service where shop_id = shop.id and not exists (
        select from service_bookable where shop_id = shop.id and service_id = service.id))`.execute(api.db)
  expect(rows).toEqual([])
})

/** The row count and the content of every table of the catalogue. */
async function contents(): Promise<Record<string, number>> {
  const tables = ['city', 'category', 'shop', 'shop_search', 'service', 'service_unit', 'bookable', 'article', 'faq']
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(api.db)
      return [table, rows[0]?.rows ?? 0] as const
    }),
  )
  const { rows } = await sql<{
    hash: string
  }>`select md5(string_agg(shop::text, '' order by id)) as hash from shop`.execute(api.db)
  return Object.fromEntries([...counts, ['hash', Number.parseInt(rows[0]?.hash?.slice(0, 8) ?? '0', 16)]])
}

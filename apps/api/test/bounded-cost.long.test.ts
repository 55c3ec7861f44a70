import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '../src/db/connection.ts'
import { newMember } from '../src/testing/people.ts'
import { insertReferenceData, openShop } from '../src/testing/shop.ts'
import { startTestApi, type TestApi } from './harness.ts'
import { rowsRead } from './rows-read.ts'

const OPERATOR_KEY = 'bounded-cost-operator-key'
/** Ten times the data may cost so much more: the planner may choose another way through them. */
const MOST_GROWTH = 2

let api: TestApi
let withoutLimits: Db
beforeAll(async () => {
  api = await startTestApi({ maxConnections: 1, env: { OPERATOR_KEY } })
  withoutLimits = createDb(api.databaseUrl, { maxConnections: 1, statementTimeoutMs: 0 })
  await insertReferenceData(api.db)
  await openShop(api.db)
})
afterAll(async () => {
  await withoutLimits.destroy()
  await api.close()
})

type Query = Record<string, string | number>

async function cost(url: string, query: Query, token?: string): Promise<number> {
  const call = async () => {
    const { status } = await api.call('GET', url, { query, ...(token !== undefined && { token }) })
    expect(status).toBe(200)
  }
  await call()
  return rowsRead(api, call)
}

/** Written as the owner of the tables may: without triggers, which cost more than the rows, and however long it takes. */
async function insert(statements: string[]): Promise<void> {
  await withoutLimits.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    for (const statement of statements) await sql.raw(statement).execute(trx)
  })
  await sql`analyze`.execute(withoutLimits)
}

/** Published shops with five services each; a tenth of the services are of the category `nails`. */
const shops = (from: number, to: number) =>
  insert([
    `insert into category (id, slug, name, icon, sort) values ('nails', 'nails', '{"en":"Nails"}', 'nails', 2) on conflict do nothing`,
    `insert into shop select many.* from shop, generate_series(${from}, ${to}) n,
       json_populate_record(shop, json_build_object('id', 'many-' || n, 'popularity', n % 4000)) many where shop.id = 'shop'`,
    `insert into service select many.* from service, generate_series(${from}, ${to}) n, generate_series(1, 5) k,
       json_populate_record(service, json_build_object('shop_id', 'many-' || n, 'id', 'many-' || n || '-' || k,
         'category_id', case when n % 2 = 0 and k = 1 then 'nails' else 'hair' end)) many where service.shop_id = 'shop'`,
    `insert into service_unit select many.* from service_unit unit, generate_series(${from}, ${to}) n, generate_series(1, 5) k,
       json_populate_record(unit, json_build_object('shop_id', 'many-' || n, 'service_id', 'many-' || n || '-' || k)) many where unit.shop_id = 'shop'`,
  ])

test('Lists of services cost the same with ten times the services', { timeout: 60_000 }, async () => {
  const costs = async () => ({
    all: await cost('/api/v1/services', {}),
    deep: await cost('/api/v1/services', { page: 300 }),
    beyond: await cost('/api/v1/services', { page: 10_000, limit: 100 }),
    ofCategory: await cost('/api/v1/services/by-category', { categoryId: 'hair' }),
    ofSmallCategory: await cost('/api/v1/services/by-category', { categoryId: 'nails' }),
  })
  await shops(1, 2100)
  const few = await costs()
  await shops(2101, 21_000)
  const many = await costs()
  expect(many.all / few.all).toBeLessThan(MOST_GROWTH)
  expect(many.deep / few.deep).toBeLessThan(MOST_GROWTH)
  expect(many.beyond / few.beyond).toBeLessThan(MOST_GROWTH)
  expect(many.ofCategory / few.ofCategory).toBeLessThan(MOST_GROWTH)
  expect(many.ofSmallCategory / many.all).toBeLessThan(MOST_GROWTH)
})

/** Published, without a service, all of the chain `great` and with as many booked members. */
const branches = (from: number, to: number) =>
  insert([
    `insert into shop select many.* from shop, generate_series(${from}, ${to}) n, json_populate_record(shop, json_build_object(
       'id', 'branch-' || n, 'brand_id', 'great', 'popularity', n % 4000, 'booked_members', 5)) many where shop.id = 'shop'`,
  ])

test('Shops of a chain and the most booked ones cost the same with four times the shops', {
  timeout: 60_000,
}, async () => {
  await insert([`insert into brand (id, name) values ('great', '{"en":"Great"}')`])
  const costs = async () => ({
    ofChain: await cost('/api/v1/shops/brand', { brandId: 'great' }),
    beyond: await cost('/api/v1/shops/brand', { brandId: 'great', page: 10_000, limit: 100 }),
    hottest: await cost('/api/v1/shops/hottest-booked', {}),
  })
  await branches(1, 12_000)
  const few = await costs()
  await branches(12_001, 48_000)
  const many = await costs()
  expect(many.ofChain / few.ofChain).toBeLessThan(MOST_GROWTH)
  expect(many.beyond / few.beyond).toBeLessThan(MOST_GROWTH)
  expect(many.hottest / few.hottest).toBeLessThan(MOST_GROWTH)
  expect(many.hottest).toBeLessThan(1000)
})

test('Chains cost the same with four times the chains and shops', { timeout: 60_000 }, async () => {
  const chains = (from: number, to: number) =>
    insert([
      `insert into brand (id, name, shop_count) select 'chain-' || n, '{"en":"Chain"}', n % 100 from generate_series(${from}, ${to}) n`,
    ])
  const costs = async () => ({
    first: await cost('/api/v1/brands', {}),
    beyond: await cost('/api/v1/brands', { page: 10_000, limit: 100 }),
  })
  await chains(1, 12_000)
  const few = await costs()
  await chains(12_001, 48_000)
  await branches(48_001, 60_000)
  const many = await costs()
  expect(many.first / few.first).toBeLessThan(MOST_GROWTH)
  expect(many.beyond / few.beyond).toBeLessThan(MOST_GROWTH)
})

test('Articles cost the same with four times the articles', { timeout: 60_000 }, async () => {
  await insert([`insert into article_category values ('news', '{"en":"News"}', 1), ('tips', '{"en":"Tips"}', 2)`])
  const articles = (from: number, to: number) =>
    insert([
      `insert into article select 'article-' || n, case when n % 8 = 0 then 'tips' else 'news' end, '{"en":"Title"}', '{"en":"Summary"}', '{"en":"Body"}',
         '{"url":"https://example.com/a.png","width":1,"height":1}', '{}', '{}', timestamptz '2020-01-01Z' + n * interval '1 minute' from generate_series(${from}, ${to}) n`,
    ])
  const costs = async () => ({
    all: await cost('/api/v1/user/article', {}),
    deep: await cost('/api/v1/user/article', { page: 300 }),
    beyond: await cost('/api/v1/user/article', { page: 10_000, limit: 100 }),
    ofCategory: await cost('/api/v1/user/article/get-by-category', { categoryId: 'news' }),
    ofSmallCategory: await cost('/api/v1/user/article/get-by-category', { categoryId: 'tips' }),
  })
  await articles(1, 14_000)
  const few = await costs()
  await articles(14_001, 56_000)
  const many = await costs()
  expect(many.all / few.all).toBeLessThan(MOST_GROWTH)
  expect(many.deep / few.deep).toBeLessThan(MOST_GROWTH)
  expect(many.beyond / few.beyond).toBeLessThan(MOST_GROWTH)
  expect(many.ofCategory / few.ofCategory).toBeLessThan(MOST_GROWTH)
  expect(many.ofSmallCategory / many.all).toBeLessThan(MOST_GROWTH)
})

/** Of every day as many, ten years on. */
const reservations = (from: number, to: number, memberId: string) =>
  insert([
    `insert into reservation (shop_id, id, code_number, hold_id, service_id, member_id, status, start_at, end_at, quantity, agreed,
        locale, contact, agreed_terms_version, reminders_confirmed, created_at)
      select 'shop', n, 'code' || n, n, 'cut', '${memberId}', 'completed', at, at + interval '1 hour', 1, '{"timeZone":"Asia/Tokyo"}',
        'en', '{}', '1', '{}', app_now() from generate_series(${from}, ${to}) n, lateral (select timestamptz '2020-01-01Z' + n * interval '2 hours' as at) start`,
  ])

test('The reservations of a day and the most booked shops cost the same with ten times the reservations', async () => {
  const { id } = (await newMember(api)).user
  const costs = async () => ({
    dayBefore: await cost('/api/v1/operator/reservations', { date: '2019-12-01' }, OPERATOR_KEY),
    dayAfter: await cost('/api/v1/operator/reservations', { date: '2030-01-01' }, OPERATOR_KEY),
    hottest: await cost('/api/v1/shops/hottest-booked', {}),
  })
  await reservations(1, 2000, id)
  const few = await costs()
  await reservations(2001, 20_000, id)
  const many = await costs()
  expect(many.dayBefore - few.dayBefore).toBeLessThan(10)
  expect(many.dayAfter - few.dayAfter).toBeLessThan(10)
  expect(many.hottest - few.hottest).toBeLessThan(10)
})

test('Top searches cost the same with ten times the searches', async () => {
  const keywords = (from: number, to: number) =>
    insert([`insert into search_count select 'en', 'word ' || n, n from generate_series(${from}, ${to}) n`])
  await keywords(1, 1000)
  const few = await cost('/api/v1/user/search-tag', {})
  await keywords(1001, 10_000)
  const many = await cost('/api/v1/user/search-tag', {})
  expect(many / few).toBeLessThan(MOST_GROWTH)
})

test('Deleting an account costs the same with ten times the stored answers of other idempotency keys', async () => {
  const answers = (from: number, to: number) =>
    insert([
      `insert into idempotency (scope, key, fingerprint, status, body, created_at)
        select 'member-' || n || ' createHold', 'key', '', 201, '{}', app_now() from generate_series(${from}, ${to}) n`,
    ])
  const leaving = async () => {
    const { accessToken } = await newMember(api)
    return rowsRead(api, async () => {
      expect((await api.call('DELETE', '/api/v1/user/me', { token: accessToken })).status).toBe(200)
    })
  }
  await answers(1, 2000)
  await leaving()
  const few = await leaving()
  await answers(2001, 20_000)
  expect((await leaving()) - few).toBeLessThan(100)
})

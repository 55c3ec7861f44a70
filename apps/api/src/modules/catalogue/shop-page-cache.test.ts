import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { createDb, type Db } from '../../db/connection.ts'
import { same } from '../../lib/localized-text.ts'
import { book } from '../../testing/booking.ts'
import { everyDay, insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { searchShops } from '../search/search-shops.ts'
import { getShop } from './get-shop.ts'

let api: TestApi
let elsewhere: Db
beforeAll(async () => {
  api = await startTestApi()
  elsewhere = createDb(api.databaseUrl, { maxConnections: 2 })
  await insertReferenceData(api.db)
  const named = (id: string) => ({ id, name: name(id), slug: id, icon: 'scissors', sort: 2 })
  await elsewhere
    .insertInto('category')
    .values([
      { ...named('beauty'), parent_id: null },
      { ...named('nails'), parent_id: 'beauty' },
    ])
    .execute()
  await elsewhere
    .insertInto('brand')
    .values({ id: 'chain', name: name('Chain') })
    .execute()
  await openShop(api.db)
  await elsewhere.insertInto('shop_category').values({ shop_id: 'shop', category_id: 'nails' }).execute()
  await setClock(api, '2026-11-20T00:00:00Z')
})
afterAll(async () => {
  await elsewhere.destroy()
  await api.close()
})

const name = (word: string) => JSON.stringify(same(word))

/** The page and the search as a process tells them; one that has just begun has kept nothing. */
async function pageAndSearch(db: Db) {
  const context = { ...api.context, db }
  const call = { locale: 'en', currency: 'TWD', headers: {}, member: null, ip: '', requestId: '', context } as const
  const [page, search] = [
    await getShop({ ...call, params: { id: 'shop' }, query: {}, body: undefined } as Parameters<typeof getShop>[0]),
    await searchShops({ ...call, params: {}, query: {}, body: undefined } as unknown as Parameters<
      typeof searchShops
    >[0]),
  ]
  return { page, search }
}

async function freshPageAndSearch() {
  const db = createDb(api.databaseUrl, { maxConnections: 2 })
  return pageAndSearch(db).finally(() => db.destroy())
}

const ofShop = <Query extends { where: (column: 'shop_id', is: '=', id: string) => Query }>(query: Query) =>
  query.where('shop_id', '=', 'shop')
const rename = (table: 'category' | 'city' | 'brand', id: string) => (db: Db) =>
  db
    .updateTable(table)
    .set({ name: name('Otherwise') })
    .where('id', '=', id)
    .execute()

// Whatever another process may change, in the order in which it is changed.
const changes: [what: string, change: (db: Db) => Promise<unknown>][] = [
  [
    'its name',
    (db) =>
      db
        .updateTable('shop')
        .set({ name: name('Sora') })
        .execute(),
  ],
  ['its chain', (db) => db.updateTable('shop').set({ brand_id: 'chain' }).execute()],
  ['what its chain is called', rename('brand', 'chain')],
  ['what its city is called', rename('city', 'tokyo')],
  ['what a category is called in which it is not listed', rename('category', 'hair')],
  ['what a category is called in which it is listed', rename('category', 'nails')],
  ['what the category above is called', rename('category', 'beauty')],
  [
    'what the category of a service is called',
    (db) => ofShop(db.updateTable('service').set({ category_id: 'beauty' })).execute(),
  ],
  ['what it costs', (db) => ofShop(db.updateTable('service_unit').set({ price: 7000 })).execute()],
  [
    'that a service has extras',
    (db) =>
      sql`with extra as (
      insert into attach (shop_id, id, name, price, duration_minutes, max_quantity, sort)
      values ('shop', 'spa', '{}', 100, 0, 1, 1) returning id)
    select from extra`
        .execute(db)
        .then(() => sql`insert into service_attach values ('shop', 'cut', 'spa')`.execute(db)),
  ],
  ['when it opens', (db) => ofShop(db.updateTable('shop_hours').set({ opens: 720 })).execute()],
  ['what time it is', (db) => sql`update clock_offset set ahead = ahead + interval '4 hours'`.execute(db)],
  [
    'that it is closed today',
    (db) => db.insertInto('shop_holiday').values({ shop_id: 'shop', month_day: '11-20' }).execute(),
  ],
  ['in which categories it is listed', (db) => ofShop(db.deleteFrom('shop_category')).execute()],
  ['the rates', (db) => db.updateTable('exchange_rate').set({ per_usd: '77' }).execute()],
  ['that a service ended', (db) => ofShop(db.updateTable('service').set({ active: false })).execute()],
  ['that it closed for good', (db) => db.updateTable('shop').set({ active: false }).execute()],
  ['that it is not there any more', (db) => db.deleteFrom('shop').execute()],
]

test.each(changes)('A cached shop shows at once what another process changes: %s', async (_, change) => {
  const before = await pageAndSearch(api.db)
  await change(elsewhere)
  const after = await pageAndSearch(api.db)
  expect(after).toEqual(await freshPageAndSearch())
  expect(after).not.toEqual(before)
})

test('A booking changes the next free day at once', async () => {
  await openShop(api.db, { id: 'shop', hours: everyDay(600, 660), staff: [{ id: 'aoi' }] })
  const free = async () => (await pageAndSearch(api.db)).page
  const before = await free()
  expect(before).toMatchObject({ body: { data: { nextAvailableDate: '2026-11-21' } } })
  await book(api, { reservationDate: '2026-11-21', reservationTime: '10:00' })
  expect(await free()).toMatchObject({ body: { data: { nextAvailableDate: '2026-11-22' } } })
  expect(await free()).toEqual((await freshPageAndSearch()).page)
})

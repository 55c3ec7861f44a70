import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../../test/harness.ts'
import { createDb, type Db } from '../../../db/connection.ts'
import { mostPopular } from '../../../testing/search-index.ts'
import { insertReferenceData, openShop } from '../../../testing/shop.ts'
import { changesAfter, currentPosition } from '../../catalogue-changes/changes.ts'
import { count } from './bits.ts'
import { narrow } from './find.ts'
import type { ShopIndex } from './shop-index.ts'

type Found = { data: { id: string }[]; total: number }

let api: TestApi
/** What another process, or an operator with a program of their own, has open. */
let elsewhere: Db
beforeAll(async () => {
  api = await startTestApi()
  elsewhere = createDb(api.databaseUrl, { maxConnections: 3 })
  await insertReferenceData(api.db)
})
afterAll(async () => {
  await elsewhere.destroy()
  await api.close()
})
beforeEach(async () => {
  await elsewhere.deleteFrom('shop').execute()
  await openShop(elsewhere, { id: 'one' })
  await openShop(elsewhere, { id: 'two' })
  const categories = ['one', 'two'].map((shop_id) => ({ shop_id, category_id: 'hair' }))
  await elsewhere.insertInto('shop_category').values(categories).execute()
})

const found = async (keyword: string) => {
  const { body } = await api.call<Found>('GET', '/api/v1/shops/search', { query: { keyword } })
  expect(body.total).toBe(body.data.length)
  return body.data.map(({ id }) => id).toSorted()
}

test('Every process sees it: two that follow the same database agree after each change', async () => {
  const both = async () => {
    const seen = await Promise.all([api.db, elsewhere].map((db) => api.context.search.loaded(db)))
    return seen.map((index) => mostPopular(index, narrow(index, {}), 9).toSorted())
  }
  expect(await both()).toEqual([
    ['one', 'two'],
    ['one', 'two'],
  ])
  await api.db.deleteFrom('shop').where('id', '=', 'two').execute()
  await openShop(elsewhere, { id: 'three' })
  expect(await both()).toEqual([
    ['one', 'three'],
    ['one', 'three'],
  ])
})

const bringMany = (howMany: number, db = elsewhere) =>
  sql`insert into shop select (json_populate_record(shop, json_build_object('id', 'many-' || number))).*
    from shop, generate_series(1, ${howMany}::int) number where id = 'one'`.execute(db)
/** Asks again after each way to the database: on a busy machine that takes as much longer as what is waited for. */
async function inTheEnd<Value>(ask: () => Value | Promise<Value>, awaited: Value): Promise<void> {
  let answer = await ask()
  for (let ways = 0; answer !== awaited && ways < 10_000; ways++) {
    await sql`select 1`.execute(elsewhere)
    answer = await ask()
  }
  expect(answer).toBe(awaited)
}
async function waitsForLock(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks where not granted and mode = 'AccessExclusiveLock' and relation = 'service'::regclass
      and database = (select oid from pg_database where datname = current_database())`.execute(elsewhere)
  return rows.length > 0
}
const countLive = (index: ShopIndex) => count(narrow(index, {}))

test('A large import is taken in piece by piece, all of it without being asked again', async () => {
  expect(await found('')).toEqual(['one', 'two'])
  await bringMany(1200)
  const index = await api.context.search.loaded()
  expect(countLive(index)).toBe(502)
  await inTheEnd(() => countLive(index), 1202)
})

test('What was seen is not read again, though an older transaction is still open', async () => {
  const before = await currentPosition(api.db)
  await elsewhere.transaction().execute(async (trx) => {
    await trx.updateTable('shop').set({ popularity: 7 }).where('id', '=', 'one').execute()
    await api.db.updateTable('shop').set({ popularity: 7 }).where('id', '=', 'two').execute()
    const first = await changesAfter(api.db, before, 10)
    expect(first.changes.map(({ id }) => id)).toEqual(['two'])
    expect((await changesAfter(api.db, first.seen, 10)).changes).toEqual([])
  })
})

test('What an older transaction changes while a large import is being read is not missed', async () => {
  const before = await currentPosition(api.db)
  const sweeping = await elsewhere.transaction().execute(async (trx) => {
    await trx.updateTable('shop').set({ popularity: 7 }).where('id', '=', 'one').execute()
    await bringMany(3, api.db)
    return changesAfter(api.db, before, 1)
  })
  expect(sweeping.changes.map(({ id }) => id)).toEqual(['many-1'])
  const seen: string[] = []
  let step = sweeping
  for (let steps = 0; step.isCatchingUp && steps < 9; steps++) {
    step = await changesAfter(api.db, step.seen, 1)
    seen.push(...step.changes.map(({ id }) => id))
  }
  expect(seen).toEqual(['many-2', 'many-3', 'one'])
})

test('An index that needs compaction serves until another one stands beside it', async () => {
  await bringMany(1200)
  await inTheEnd(() => api.context.search.loaded().then(countLive), 1202)
  await elsewhere.transaction().execute(async (trx) => {
    // Nobody can read all shops from the moment the deletion is seen, so the new index has to wait.
    const locked = await elsewhere.transaction().execute(async (deleting) => {
      await deleting.deleteFrom('shop').where('id', 'like', 'many-%').execute()
      const lock = sql`lock table service in access exclusive mode`.execute(trx)
      await inTheEnd(waitsForLock, true)
      return { lock }
    })
    await locked.lock
    await inTheEnd(() => api.context.search.loaded().then(countLive), 2)
    expect((await api.context.search.loaded()).needsCompaction()).toBe(true)
  })
  await inTheEnd(() => api.context.search.loaded().then((index) => index.needsCompaction()), false)
  expect(await found('')).toEqual(['one', 'two'])
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createDb, type Db } from '../../db/connection.ts'
import { insertReferenceData, openShop } from '../../testing/shop.ts'
import { type ChangePosition, changesAfter, currentPosition } from './changes.ts'

let database: TestDatabase
let writing: Db
/** Sees the same rows, and is told what a standby is told. */
let standby: Db
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'), 'migrated')
  writing = createDb(database.url, { maxConnections: 3 })
  await insertReferenceData(writing)
  for (const id of ['one', 'two', 'three']) await openShop(writing, { id })
  await sql`create schema standby`.execute(writing)
  await sql`create function standby.pg_is_in_recovery() returns boolean language sql return true`.execute(writing)
  // In recovery PostgreSQL does not list the transactions that are open between xmin and xmax.
  await sql`create function standby.pg_current_snapshot() returns pg_snapshot language sql stable
    return format('%s:%s:', pg_snapshot_xmin(pg_catalog.pg_current_snapshot()),
      pg_snapshot_xmax(pg_catalog.pg_current_snapshot()))::pg_snapshot`.execute(writing)
  const url = new URL(database.url)
  url.searchParams.set('options', '-c search_path=standby,pg_catalog,public')
  standby = createDb(url.href)
})
afterAll(async () => {
  await standby.destroy()
  await writing.destroy()
  await database.drop()
})

const rank = (db: Db, id: string, popularity: number) =>
  db.updateTable('shop').set({ popularity }).where('id', '=', id).execute()

async function follow(seen: ChangePosition, most: number) {
  const ids: string[] = []
  let step = await changesAfter(standby, seen, most)
  ids.push(...step.changes.map(({ id }) => id))
  for (let steps = 0; step.isCatchingUp && steps < 50; steps++) {
    step = await changesAfter(standby, step.seen, most)
    ids.push(...step.changes.map(({ id }) => id))
  }
  return { seen: step.seen, ids, isCatchingUp: step.isCatchingUp }
}

test.each([10, 1])(
  'on a standby a change that commits late is not missed, and no change is told twice (%i at once)',
  async (most) => {
    // Transactions of other databases on the same server count too: what came before may be told once more.
    let { seen } = await follow(await currentPosition(standby), most)
    await writing.transaction().execute(async (open) => {
      await rank(open, 'one', 7)
      await rank(writing, 'two', 7)
      await rank(writing, 'three', 7)
      const first = await follow(seen, most)
      expect([first.ids.toSorted(), first.isCatchingUp]).toEqual([['three', 'two'], false])
      const second = await follow(first.seen, most)
      expect([second.ids, second.isCatchingUp]).toEqual([[], false])
      seen = second.seen
    })
    const after = await follow(seen, most)
    expect(after.ids).toEqual(['one'])
    let last = await follow(after.seen, most)
    expect(last.ids).toEqual([])
    const seenOnStandby = async () => {
      last = await follow(last.seen, most)
      return last.seen.seenOnStandby
    }
    await expect.poll(seenOnStandby, { timeout: 20_000 }).toEqual([])
  },
)

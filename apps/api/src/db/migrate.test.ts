import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { createDb, type Db } from './connection.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

let database: TestDatabase
let db: Db
beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'), 'empty')
  db = createDb(database.url)
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

test('Two processes that start at once: one migrates, the other waits and finds it done', async () => {
  const both = await Promise.all([migrate(database.url), migrate(database.url)])
  expect(both.sort((a, b) => a.length - b.length)).toStrictEqual([[], Object.keys(migrations)])
})

test('A migration that fails in the middle leaves nothing behind', async () => {
  const failing = {
    '001-good': { up: (trx: Db) => sql`create table good (id text)`.execute(trx).then(() => {}) },
    '002-bad': { up: (trx: Db) => sql`create table bad (id nonsense)`.execute(trx).then(() => {}) },
  }
  await expect(migrate(database.url, failing)).rejects.toThrow('type "nonsense" does not exist')
  const { rows } = await sql`select to_regclass('good') as good`.execute(db)
  expect(rows).toStrictEqual([{ good: null }])
})

test('A database of a newer version is refused, and named', async () => {
  await migrate(database.url)
  await sql`insert into kysely_migration (name, timestamp) values ('999-tomorrow', '2030-01-01')`.execute(db)
  await expect(migrate(database.url)).rejects.toThrow('made by a newer version of Yoyaku (it has 999-tomorrow')
})

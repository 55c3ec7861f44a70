import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { createDb, type Db } from './connection.ts'
import { checkPooledSession } from './pooled-session.ts'

let database: TestDatabase
let direct: Db
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'), 'migrated')
  direct = createDb(database.url)
})
afterAll(async () => {
  await direct.destroy()
  await database.drop()
})

/** As a connection through a pooler: without start parameters. */
async function pooled<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const db = createDb(database.url, { isPooled: true, maxConnections: 1 })
  return use(db).finally(() => db.destroy())
}

test('A session behind a pooler that lacks settings is refused with the statements that set them', async () => {
  await expect(pooled(checkPooledSession)).rejects.toThrow(/alter role "\w+" set statement_timeout = '5s';/)
})

test('A session behind a pooler that has the settings of its database passes', async () => {
  const name = new URL(database.url).pathname.slice(1)
  const settings = [
    "timezone = 'UTC'",
    "intervalstyle = 'iso_8601'",
    "statement_timeout = '5s'",
    "lock_timeout = '3s'",
    "idle_in_transaction_session_timeout = '10s'",
  ]
  for (const setting of settings) await sql.raw(`alter database ${name} set ${setting}`).execute(direct)
  await expect(pooled(checkPooledSession)).resolves.toBeUndefined()
})

test('Behind a pooler no statement is prepared under a name', async () => {
  const names = (db: Db) =>
    sql<{ name: string }>`select name from pg_prepared_statements where ${1} = 1`.execute(db).then(({ rows }) => rows)
  expect(await pooled(names)).toEqual([])
  expect((await names(direct)).length).toBeGreaterThan(0)
})

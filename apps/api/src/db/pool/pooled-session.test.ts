import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { expect, test, vi } from 'vitest'
import { useMigratedDatabase } from '../../../test/database.ts'
import { createDb, type Db } from '../connection.ts'
import { checkPooledSession } from './pooled-session.ts'

const database = useMigratedDatabase()

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
  for (const setting of settings) await sql.raw(`alter database ${name} set ${setting}`).execute(database.db)
  await expect(pooled(checkPooledSession)).resolves.toBeUndefined()
})

test.each([
  ['a connection of our own', true],
  ['a pooler', false],
])('Over %s statements with values are prepared under a name: %s', async (_over, isPrepared) => {
  // Names are given to the first few hundred statements of a process alone.
  vi.resetModules()
  const { PreparedClient } = await import('./prepared-client.ts')
  const sent: { name?: string }[] = []
  const query = async (statement: { name?: string }) => {
    sent.push(statement)
    return { command: 'SELECT', rows: [] }
  }
  await new PreparedClient({ query } as unknown as PoolClient, isPrepared).query('select $1', ['1'])
  expect(sent.map(({ name }) => name !== undefined)).toEqual([isPrepared])
})

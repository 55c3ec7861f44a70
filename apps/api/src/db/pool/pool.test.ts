import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import type { Db } from '../connection.ts'
import { isUnavailable } from '../errors.ts'
import { transaction } from '../transaction.ts'
import { setStatementTimeout } from './statement-timeout.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'), 'empty')
})
afterAll(() => database.drop())
afterEach(() => db.destroy())
beforeEach(async () => {
  // Names are given to the first statements of a process only, and other files have said theirs.
  vi.resetModules()
  const { createDb } = await import('../connection.ts')
  db = createDb(database.url, { maxConnections: 1 })
  await sql`drop table if exists thing`.execute(db)
  await sql`create table thing (id integer)`.execute(db)
  await sql`insert into thing values (1), (2)`.execute(db)
})

const thing = async (on: Db, id: number) => (await sql`select * from thing where id = ${id}`.execute(on)).rows
const widen = () => sql`alter table thing add column size integer default 3`.execute(db)

describe('A connection', () => {
  test('keeps a statement with values, once, however often it is said', async () => {
    for (const id of [1, 2, 2]) expect(await thing(db, id)).toEqual([{ id }])
    const { rows } = await sql`select count(*) from pg_prepared_statements where statement like '%from thing%'`.execute(
      db,
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test('that keeps a statement from before the table changed is replaced after one failure, which is temporary', async () => {
    await thing(db, 1)
    await widen()
    expect(isUnavailable(await thing(db, 1).catch((error: unknown) => error))).toBe(true)
    expect(await thing(db, 1)).toEqual([{ id: 1, size: 3 }])
  })

  test('that is ended in a transaction is a failure which is temporary, and the next one works', async () => {
    const work = transaction(db, async (trx) => {
      await sql`update thing set id = 3`.execute(trx)
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)
    })
    expect(isUnavailable(await work.catch((error: unknown) => error))).toBe(true)
    expect(await thing(db, 1)).toEqual([{ id: 1 }])
  })

  test('in a transaction, that one is simply repeated', async () => {
    await thing(db, 1)
    await widen()
    expect(await transaction(db, (trx) => thing(trx, 1))).toEqual([{ id: 1, size: 3 }])
  })
})

describe('A session that others use too', () => {
  const names = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from pg_prepared_statements where statement like '%from thing%'`.execute(db)
    return rows.map(({ name }) => name)
  }

  test('and that has forgotten a statement (26000) is one temporary failure, and then a new connection', async () => {
    await thing(db, 1)
    await sql`deallocate all`.execute(db)
    expect(isUnavailable(await thing(db, 1).catch((error: unknown) => error))).toBe(true)
    expect(await thing(db, 1)).toEqual([{ id: 1 }])
  })

  test('and in which the name of a statement is taken (42P05) is simply another one in a transaction', async () => {
    await thing(db, 1)
    const [name = ''] = await names()
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => {})
    await sql.raw(`prepare "${name}" as select 1`).execute(db)
    expect(isUnavailable(await thing(db, 1).catch((error: unknown) => error))).toBe(true)
    await sql.raw(`prepare "${name}" as select 1`).execute(db)
    expect(await transaction(db, (trx) => thing(trx, 1))).toEqual([{ id: 1 }])
  })
})

test('A transaction that sets a longer statement timeout waits for longer answers, and the next one does not', async () => {
  const { createDb } = await import('../connection.ts')
  const impatient = createDb(database.url, { maxConnections: 1, answerTimeoutMs: 200 })
  onTestFinished(() => impatient.destroy())
  const sleep = (trx: Db) => sql`select pg_sleep(0.5)`.execute(trx)
  for (const ms of [5000, 0]) {
    await transaction(impatient, async (trx) => {
      await setStatementTimeout(ms).execute(trx)
      await sleep(trx)
    })
  }
  expect(isUnavailable(await transaction(impatient, sleep).catch((error: unknown) => error))).toBe(true)
})

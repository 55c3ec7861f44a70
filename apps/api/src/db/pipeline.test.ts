import { Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { createDb, type Db } from './connection.ts'
import { pipeline, sendBeforeCommit } from './pipeline.ts'
import { transaction } from './transaction.ts'

let database: TestDatabase
let db: Db
let another: Db
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'), 'empty')
  db = createDb(database.url, { maxConnections: 1 })
  another = createDb(database.url, { maxConnections: 1 })
  await sql`create table note (id integer primary key)`.execute(db)
})
beforeEach(() => sql`truncate note`.execute(db))
afterAll(async () => {
  await db.destroy()
  await another.destroy()
  await database.drop()
})

const write = (id: number) => sql`insert into note values (${id})`
const count = sql<{ count: number }>`select count(*) as count from note`
const seenBy = async (who: Db) => (await count.execute(who)).rows[0]?.count

test('Each statement sees what those before it wrote, and nobody else does before the end', async () => {
  await transaction(db, async (trx) => {
    const { after, atLast } = await pipeline(trx, { first: write(1), after: count, second: write(2), atLast: count })
    expect([after, atLast]).toStrictEqual([[{ count: 1 }], [{ count: 2 }]])
    expect(await seenBy(another)).toBe(0)
  })
  expect(await seenBy(another)).toBe(2)
})

test('A statement sees what was committed while the one before it waited', async () => {
  const waiting = await transaction(another, async (first) => {
    await sql`lock table note`.execute(first)
    await write(1).execute(first)
    const second = transaction(db, (trx) => pipeline(trx, { lock: sql`lock table note`, count }))
    await lockIsAwaited()
    await write(2).execute(first)
    return { second }
  })
  expect((await waiting.second).count).toStrictEqual([{ count: 2 }])

  async function lockIsAwaited(): Promise<void> {
    const looking = createDb(database.url, { maxConnections: 1 })
    await expect
      .poll(async () => (await sql`select from pg_locks where not granted`.execute(looking)).rows.length)
      .toBe(1)
    await looking.destroy()
  }
})

test('The first that fails says why, nothing of the transaction stays, and the connection goes on', async () => {
  const failing = transaction(db, async (trx) => {
    await pipeline(trx, { write: write(1) })
    await pipeline(trx, { before: write(2), fails: write(1), after: write(3) })
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await seenBy(db)).toBe(0)
  await transaction(db, (trx) => pipeline(trx, { first: write(2), second: write(3) }))
  expect(await seenBy(db)).toBe(2)
})

test('A statement that failed the first time it was said can be said again, alone or twice together', async () => {
  const rename = (from: number, to: number) => sql`update note set id = ${to} where id = ${from}`
  await transaction(db, (trx) => pipeline(trx, { first: write(1), second: write(2) }))
  await expect(transaction(db, (trx) => pipeline(trx, { rename: rename(1, 2) }))).rejects.toMatchObject({
    code: '23505',
  })
  const look = (id: number) => sql<{ id: number }>`select id from note where id = ${id}`
  const rows = await transaction(db, (trx) =>
    pipeline(trx, { one: rename(1, 3), three: look(3), two: rename(2, 4), four: look(4) }),
  )
  expect(rows).toStrictEqual({ one: [], three: [{ id: 3 }], two: [], four: [{ id: 4 }] })
})

test('A thrown error rolls back what went before it', async () => {
  const thrown = transaction(db, async (trx) => {
    await pipeline(trx, { write: write(1) })
    throw new Error('no')
  })
  await expect(thrown).rejects.toThrow('no')
  expect(await seenBy(another)).toBe(0)
})

test('Another isolation level is begun, and committed, as well', async () => {
  await db
    .transaction()
    .setIsolationLevel('serializable')
    .execute((trx) => pipeline(trx, { write: write(1) }))
  expect(await seenBy(another)).toBe(1)
})

test('The commit fails with the error of the statement that was sent before it, and nothing of the transaction stays', async () => {
  const failing = transaction(db, async (trx) => {
    await pipeline(trx, { write: write(1) })
    await sendBeforeCommit(trx, write(2), write(1), write(3))
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await seenBy(db)).toBe(0)
  await transaction(db, (trx) => sendBeforeCommit(trx, write(1), write(2)))
  expect(await seenBy(another)).toBe(2)
})

test('A transaction is two packets: begin with the first statements, and the last statements with the commit', async () => {
  await transaction(db, (trx) => pipeline(trx, { count }))
  const writes = [vi.spyOn(Socket.prototype, '_write'), vi.spyOn(Socket.prototype, '_writev' as '_write')]
  await transaction(db, async (trx) => {
    await pipeline(trx, { first: count, second: count })
    await sendBeforeCommit(trx, write(1), write(2))
  })
  expect(writes.flatMap(({ mock }) => mock.calls)).toHaveLength(2)
  for (const spy of writes) spy.mockRestore()
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { createDb, type Db, type Trx } from './connection.ts'
import { transaction } from './transaction.ts'
import { lastly, together } from './trip.ts'

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
    const [, [after], , [atLast]] = await together(trx, write(1), count, write(2), count)
    expect([after, atLast]).toStrictEqual([{ count: 1 }, { count: 2 }])
    expect(await seenBy(another)).toBe(0)
  })
  expect(await seenBy(another)).toBe(2)
})

test('A statement sees what was committed while the one before it waited', async () => {
  await transaction(another, async (first) => {
    await sql`lock table note`.execute(first)
    await write(1).execute(first)
    const waiting = transaction(db, (trx) => together(trx, sql`lock table note`, count))
    await lockIsAwaited()
    await lastly(first, write(2))
    expect((await waiting)[1]).toStrictEqual([{ count: 2 }])
  })

  async function lockIsAwaited(): Promise<void> {
    const asked = createDb(database.url, { maxConnections: 1 })
    await expect
      .poll(async () => (await sql`select from pg_locks where not granted`.execute(asked)).rows.length)
      .toBe(1)
    await asked.destroy()
  }
})

test('The first that fails says why, nothing of the transaction stays, and the connection goes on', async () => {
  const failing = transaction(db, async (trx) => {
    await together(trx, write(1))
    await together(trx, write(2), write(1), write(3))
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await seenBy(db)).toBe(0)
  await transaction(db, (trx) => together(trx, write(2), write(3)))
  expect(await seenBy(db)).toBe(2)
})

test('A statement that failed the first time it was said can be said again, alone or twice together', async () => {
  const rename = (from: number, to: number) => sql`update note set id = ${to} where id = ${from}`
  await transaction(db, (trx) => together(trx, write(1), write(2)))
  await expect(transaction(db, (trx) => together(trx, rename(1, 2)))).rejects.toMatchObject({ code: '23505' })
  const look = (id: number) => sql<{ id: number }>`select id from note where id = ${id}`
  const told = await transaction(db, (trx) => together(trx, rename(1, 3), look(3), rename(2, 4), look(4)))
  expect(told).toStrictEqual([[], [{ id: 3 }], [], [{ id: 4 }]])
})

test('What goes last is committed with the rest, or with the rest it is not', async () => {
  await transaction(db, async (trx) => {
    await lastly(trx, write(1), write(2))
    expect(await seenBy(another)).toBe(2)
  })
  await expect(transaction(db, (trx) => lastly(trx, write(3), write(1)))).rejects.toMatchObject({ code: '23505' })
  expect(await seenBy(another)).toBe(2)
})

test('Nothing can be said after what went last, alone or together', async () => {
  const bare = sql`insert into note values (2)`
  for (const late of [
    (trx: Trx) => together(trx, bare),
    (trx: Trx) => bare.execute(trx),
    (trx: Trx) => write(2).execute(trx),
  ]) {
    const said = transaction(db, async (trx) => {
      await lastly(trx, sql`insert into note values (1) on conflict do nothing`)
      await late(trx)
    })
    await expect(said).rejects.toThrow('Nothing may come after what goes last')
    expect(await seenBy(another)).toBe(1)
  }
})

test('A thrown error rolls back what went before it', async () => {
  const thrown = transaction(db, async (trx) => {
    await together(trx, write(1))
    throw new Error('no')
  })
  await expect(thrown).rejects.toThrow('no')
  expect(await seenBy(another)).toBe(0)
})

test('Another isolation level is begun, and committed, as well', async () => {
  await db
    .transaction()
    .setIsolationLevel('serializable')
    .execute((trx) => together(trx, write(1)))
  expect(await seenBy(another)).toBe(1)
})

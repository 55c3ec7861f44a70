import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createDb, type Db } from '../connection.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'

let database: TestDatabase
let db: Db
const held: (() => Promise<void>)[] = []
beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'), 'empty')
  db = createDb(database.url, { lockTimeoutMs: 500 })
  await migrate(database.url, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '016')))
})
afterEach(async () => {
  await Promise.allSettled(held.splice(0).map((letGo) => letGo()))
  await db.destroy()
  await database.drop()
})

/** Two pieces and a half; each third stands. */
const reservations = sql`insert into reservation (shop_id, id, code_number, hold_id, service_id, member_id, status, start_at, end_at,
    quantity, agreed, locale, contact, agreed_terms_version, reminders_confirmed, cancelled_at)
  select 'shop', to_char(n, 'FM0000'), 'code ' || n, 'hold ' || n, 'service', 'member', case when n % 3 = 0 then 'confirmed' else 'cancelled' end,
    now(), now() + interval '1 hour', 1, '{}', 'ja', '{}', '1', '{}', case when n % 3 = 0 then null else now() end
  from generate_series(1, 2500) n`

const counts = async (): Promise<object | undefined> =>
  (
    await sql<object>`select count(*) filter (where cancelled_by is null)::int as unsaid,
      count(*) filter (where cancelled_by = 'member')::int as members,
      count(*) filter (where cancelled_by = 'shop')::int as shops from reservation`.execute(db)
  ).rows[0]

const waiting = async (): Promise<number> =>
  (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db))
    .rows.length

/** A transaction that holds what the statement locks, until it is told to let go. */
async function holding(lock: (db: Db) => Promise<unknown>): Promise<() => Promise<void>> {
  const trx = await db.startTransaction().execute()
  await lock(trx)
  const letGo = () => trx.commit().execute()
  held.push(letGo)
  return letGo
}

test('While it is said who cancelled what, everybody reads and writes', async () => {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    await reservations.execute(connection)
    await sql`set session_replication_role = default`.execute(connection)
  })
  await sql`insert into operator_act (code_number, status, answer, request_id) values ('code 1', 'cancelled', 'DONE', 'r')`.execute(
    db,
  )

  const letGoOfRecord = await holding((trx) => sql`lock table operator_act`.execute(trx))
  const migrated = migrate(database.url)
  await expect.poll(waiting, { timeout: 8_000 }).toBe(1)
  expect(await counts()).toStrictEqual({ unsaid: 2500, members: 0, shops: 0 })
  const letGoOfLast = await holding((trx) => sql`update reservation set version = 2 where id = '2500'`.execute(trx))
  await letGoOfRecord()
  await expect.poll(counts, { timeout: 8_000 }).toStrictEqual({ unsaid: 1166, members: 1333, shops: 1 })
  await letGoOfLast()
  expect((await migrated).slice(0, 2)).toStrictEqual(['016-cancelled-by', '017-found-by-address'])

  expect(await counts()).toStrictEqual({ unsaid: 833, members: 1666, shops: 1 })
  const wrong = sql`update reservation set cancelled_by = 'nobody' where id = '0001'`.execute(db)
  await expect(wrong).rejects.toThrow('reservation_cancelled_by_check')
  const { rows } =
    await sql`select convalidated from pg_constraint where conname = 'reservation_cancelled_by_check'`.execute(db)
  expect(rows).toStrictEqual([{ convalidated: true }])
})

import { sql } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'
import { createDb, type Db } from '../src/db/connection.ts'
import { migrate } from '../src/db/migrate/migrate.ts'
import { migrationOf, migrations } from '../src/db/migrate/migrations.ts'
import { BASE, book, overlaps } from '../src/testing/booking.ts'
import { insertReferenceData, openShop } from '../src/testing/shop.ts'
import { createTestDatabase } from './database.ts'
import { startTestApi, type TestApi } from './harness.ts'

const DAY_MS = 86_400_000
const OLDEST = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '006'))
const reservationDate = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

async function start(databaseUrl?: string): Promise<TestApi> {
  const api = await startTestApi(databaseUrl === undefined ? {} : { databaseUrl })
  opened.push(api.close)
  return api
}

async function databaseOf(applied: typeof migrations): Promise<{ url: string; db: Db }> {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'), 'empty')
  const db = createDb(url, { maxConnections: 1 })
  opened.push(async () => {
    await db.destroy()
    await drop()
  })
  await migrate(url, applied)
  return { url, db }
}

/** Every row that the older tables can hold, with the columns that they have. */
async function copyInto(older: Db, newer: Db): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(older)
  await older.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    for (const { name } of tables) {
      const { rows } = await sql<{ rows: string | null }>`select json_agg(t)::text as rows from ${sql.table(name)} t`
        .execute(newer)
        .catch(() => ({ rows: [] }))
      await sql`delete from ${sql.table(name)}`.execute(trx)
      await sql`insert into ${sql.table(name)} overriding system value
        select * from json_populate_recordset(null::${sql.table(name)}, ${rows[0]?.rows ?? '[]'}::json)`.execute(trx)
    }
  })
}

test('The oldest schema, with a shop and a reservation in it, is upgraded: both are there and another can be made', {
  timeout: 30_000,
}, async () => {
  const source = await start()
  await insertReferenceData(source.db)
  await openShop(source.db)
  const { token, reservation } = await book(source, { reservationDate })
  const { url, db } = await databaseOf(OLDEST)
  await copyInto(db, source.db)

  expect(await migrate(url)).toStrictEqual(Object.keys(migrations).filter((name) => !(name in OLDEST)))
  const upgraded = await start(url)
  const read = await upgraded.call<{ data: object }>('GET', `${BASE}/${reservation.codeNumber}`, { token })
  expect([read.status, read.body.data]).toStrictEqual([200, reservation])
  expect((await upgraded.call('GET', '/api/v1/shops/shop')).status).toBe(200)
  await expect(book(upgraded, { reservationDate })).rejects.toThrow('SLOT_TAKEN')
  await book(upgraded, { reservationDate, reservationTime: '15:00' })
  expect(await overlaps(upgraded)).toBe(0)
})

test('This version goes on, also after a restart, while a newer one migrates the database and is rolled back', {
  timeout: 30_000,
}, async () => {
  const running = await start()
  await insertReferenceData(running.db)
  await openShop(running.db, { maxQuantity: 1, staff: [{ id: 'mika' }, { id: 'jun' }] })
  const times = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']
  const booking = Promise.all(times.map((reservationTime) => book(running, { reservationDate, reservationTime })))
  await migrate(running.databaseUrl, {
    ...migrations,
    '998-add-a-column': migrationOf("alter table reservation add column channel text not null default 'web'"),
    '999-add-a-table': migrationOf('create table shop_note (shop_id text references shop, note text)'),
  })
  expect(await booking).toHaveLength(times.length)

  expect(await migrate(running.databaseUrl)).toStrictEqual([])
  const restarted = await start(running.databaseUrl)
  const { token, reservation } = await book(restarted, { reservationDate, reservationTime: '18:00' })
  expect((await restarted.call('GET', `${BASE}/${reservation.codeNumber}`, { token })).status).toBe(200)
  expect((await restarted.call('GET', '/readyz')).status).toBe(200)
})

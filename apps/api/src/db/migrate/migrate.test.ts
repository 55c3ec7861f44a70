import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { insertReferenceData, openShop } from '../../testing/shop.ts'
import { createDb, type Db } from '../connection.ts'
import { isUnavailable } from '../errors.ts'
import { migrate, newerMigrations } from './migrate.ts'
import { migrationOf, migrations, nameOf } from './migrations.ts'

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

test('migrate refuses a database whose encoding cannot hold every name, and says how to make one', async () => {
  const url = new URL(database.url)
  const other = `${url.pathname.slice(1)}_latin`
  await sql`create database ${sql.ref(other)} encoding 'LATIN1' locale 'C' template template0`.execute(db)
  url.pathname = other
  try {
    await expect(migrate(String(url))).rejects.toThrow(
      'The database has the encoding LATIN1, and Yoyaku needs UTF8. Create one by: createdb --encoding=UTF8 --template=template0 NAME',
    )
  } finally {
    await sql`drop database ${sql.ref(other)}`.execute(db)
  }
})

test('migrate says that another process is migrating, not that the database does not answer', async () => {
  await db.connection().execute(async (other) => {
    await sql`select pg_advisory_lock(7964281)`.execute(other)
    const error = await migrate(database.url, migrations, 100).catch((error: unknown) => error)
    expect(error).toMatchObject({
      name: 'MigrationBlocked',
      message: 'Another process has been migrating the database for more than 0.1 s. Start again when that is over.',
    })
    expect(isUnavailable(error)).toBe(false)
    await sql`select pg_advisory_unlock(7964281)`.execute(other)
  })
})

test('migrate names the migration that waits for a table in vain', async () => {
  const first = { '001-good': { up: (trx: Db) => sql`create table good (id text)`.execute(trx).then(() => {}) } }
  await migrate(database.url, first)
  await db.transaction().execute(async (reader) => {
    await sql`select * from good`.execute(reader)
    const next = { up: (trx: Db) => sql`alter table good add column more text`.execute(trx).then(() => {}) }
    await expect(migrate(database.url, { ...first, '002-next': next }, 100)).rejects.toThrow(
      'Migration 002-next waited 0.1 s for a table that another transaction holds. Start again when that is over.',
    )
  })
})

test('A migration that fails in the middle leaves nothing behind', async () => {
  const failing = {
    '001-good': { up: (trx: Db) => sql`create table good (id text)`.execute(trx).then(() => {}) },
    '002-bad': {
      async up(trx: Db) {
        await sql`create table half (id text)`.execute(trx)
        await sql`create table bad (id nonsense)`.execute(trx)
      },
    },
  }
  await expect(migrate(database.url, failing)).rejects.toThrow('type "nonsense" does not exist')
  const { rows } = await sql`select to_regclass('good') as good, to_regclass('half') as half`.execute(db)
  expect(rows).toStrictEqual([{ good: 'good', half: null }])
  const repaired = { ...failing, '002-bad': failing['001-good'], '001-good': failing['001-good'] }
  await sql`drop table good`.execute(db)
  expect(await migrate(database.url, repaired)).toStrictEqual(['002-bad'])
})

test('migrate runs a file in one transaction, unless it begins with "-- no-transaction"', async () => {
  const statements = (table: string) =>
    `create table ${table} (id text);\n\n-- Fails.\ncreate table bad (id nonsense);\n`
  const whole = { '001-whole': migrationOf(`-- Nothing stays.\n\n${statements('whole')}`) }
  await expect(migrate(database.url, whole)).rejects.toThrow('type "nonsense" does not exist')
  const parts = { '001-parts': migrationOf(`-- no-transaction\n-- The first stays.\n\n${statements('parts')}`) }
  await expect(migrate(database.url, parts)).rejects.toThrow('type "nonsense" does not exist')
  const { rows } = await sql`select to_regclass('whole') as whole, to_regclass('parts') as parts`.execute(db)
  expect(rows).toStrictEqual([{ whole: null, parts: 'parts' }])
})

test('A migration whose connection is cut in the middle leaves nothing behind, and the next start does it', async () => {
  const up = (seconds: number) => async (trx: Db) => {
    await sql`create table half (id text)`.execute(trx)
    await sql`select pg_sleep(${seconds})`.execute(trx)
  }
  const cut = migrate(database.url, { '001-slow': { up: up(60) } }).catch((error: unknown) => isUnavailable(error))
  const end = async () =>
    (
      await sql<{ ended: boolean }>`select pg_terminate_backend(pid) as ended from pg_stat_activity
        where datname = current_database() and query like 'select pg_sleep%' and pid <> pg_backend_pid()`.execute(db)
    ).rows
  await expect.poll(end, { timeout: 10_000 }).toStrictEqual([{ ended: true }])
  expect(await cut).toBe(true)
  expect(await migrate(database.url, { '001-slow': { up: up(0) } })).toStrictEqual(['001-slow'])
})

test('An older version starts on a newer schema, and applies what it alone has', async () => {
  const older = { '001-good': migrationOf('create table good (id text)') }
  const newer = { ...older, '003-more': migrationOf("alter table good add column more text not null default ''") }
  await migrate(database.url, newer)
  expect(await migrate(database.url, older)).toStrictEqual([])
  await sql`insert into good (id) values ('written by the older version')`.execute(db)
  const repaired = { ...older, '002-repair': migrationOf('create table repaired (id text)') }
  expect(await migrate(database.url, repaired)).toStrictEqual(['002-repair'])
  expect(await newerMigrations(db)).toStrictEqual(['002-repair', '001-good', '003-more'].sort())
})

test('A file whose name ends in .breaking.sql makes a schema that older versions refuse, and name', async () => {
  expect([nameOf('099-drop-old.breaking.sql'), nameOf('099-add-new.sql')]).toStrictEqual([
    '099-drop-old.breaking',
    '099-add-new',
  ])
  expect(() => nameOf('099-drop-old.braking.sql')).toThrow('looks like 027-what-changes.sql or')
  await migrate(database.url, { ...migrations, '099-add-new': migrationOf('select 1') })
  expect(await migrate(database.url)).toStrictEqual([])
  await migrate(database.url, {
    ...migrations,
    '099-add-new': migrationOf('select 1'),
    '099-drop-old.breaking': migrationOf('select 1'),
  })
  await expect(migrate(database.url)).rejects.toThrow(
    'made by a newer version of Yoyaku (it has 099-drop-old.breaking,',
  )
})

test('migrate refuses a database from before the first release, and changes nothing in it', async () => {
  await migrate(database.url, { '001-catalogue': migrationOf('create table shop (id text)') })
  await expect(migrate(database.url)).rejects.toThrow(
    'The database was made before the first release of Yoyaku (it has 001-catalogue), and cannot be upgraded. ' +
      'Use an empty database; for the embedded one, another DATA_DIR.',
  )
  const { rows } =
    await sql`select table_name from information_schema.tables where table_schema = 'public' order by 1`.execute(db)
  expect(rows).toStrictEqual([
    { table_name: 'kysely_migration' },
    { table_name: 'kysely_migration_lock' },
    { table_name: 'shop' },
  ])
})

test('A closure always has a beginning and an end', async () => {
  await migrate(database.url)
  await insertReferenceData(db)
  await openShop(db)
  for (const during of ['(,2026-12-01Z)', '[2026-12-01Z,)', '[2026-12-01Z,infinity)', '[-infinity,2026-12-01Z)'])
    await expect(
      sql`insert into closure (shop_id, id, during) values ('shop', 'c', ${during}::tstzrange)`.execute(db),
    ).rejects.toThrow('closure_has_beginning_and_end')
})

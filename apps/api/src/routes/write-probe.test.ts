import { sql } from 'kysely'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { createDb } from '../db/connection.ts'
import { createLog } from '../observability/log.ts'
import { createWriteProbe } from './write-probe.ts'

let api: TestApi
afterEach(() => api.close())

const ready = async () => {
  const { status, body } = await api.call<{ failing?: string[] }>('GET', '/readyz')
  return [status, body.failing ?? []]
}

/** For every new connection; closes the open ones. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const admin = createDb(api.databaseUrl, { maxConnections: 1 })
  onTestFinished(() => admin.destroy())
  await sql`set default_transaction_read_only = off`.execute(admin)
  const name = new URL(api.databaseUrl).pathname.slice(1)
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = ${sql.lit(isReadOnly ? 'on' : 'off')}`.execute(
    admin,
  )
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`.execute(
    admin,
  )
}

test('GET /readyz is 503 with writes while the database takes none, GET /healthz is 200, and both are 200 after it', async () => {
  api = await startTestApi({ logger: createLog('silent') })
  await setReadOnly(true)
  await expect.poll(ready, { timeout: 10_000 }).toStrictEqual([503, ['writes']])
  expect((await api.call('GET', '/healthz')).status).toBe(200)
  await setReadOnly(false)
  await expect.poll(ready, { timeout: 10_000 }).toStrictEqual([200, []])
})

test('GET /readyz is 503 with writes while the disk is full', async () => {
  api = await startTestApi({ logger: createLog('silent') })
  await sql`create function refuse_write() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(api.db)
  await sql`create trigger full_disk before insert on write_probe execute function refuse_write()`.execute(api.db)
  expect(await ready()).toStrictEqual([503, ['writes']])
})

test('The write probe writes at most once in 5 s for all who ask, and once a second while it fails', async () => {
  api = await startTestApi()
  let elapsedMs = 0
  const takesWrites = createWriteProbe(api.db, () => elapsedMs)
  const writtenAt = async () => (await sql<{ at: string }>`select at from write_probe`.execute(api.db)).rows[0]?.at
  expect(await Promise.all(Array.from({ length: 20 }, takesWrites))).toStrictEqual(Array(20).fill(true))
  const first = await writtenAt()
  elapsedMs = 4999
  expect([await takesWrites(), await writtenAt()]).toStrictEqual([true, first])
  elapsedMs = 5000
  expect(await takesWrites()).toBe(true)
  expect(await writtenAt()).not.toBe(first)
  await sql`drop table write_probe`.execute(api.db)
  elapsedMs = 10_000
  expect(await takesWrites()).toBe(false)
  await sql`create unlogged table write_probe (at timestamptz not null)`.execute(api.db)
  elapsedMs = 10_999
  expect(await takesWrites()).toBe(false)
  elapsedMs = 11_000
  expect(await takesWrites()).toBe(true)
})

test('The write probe does not take a long reader of its table for a full disk', async () => {
  api = await startTestApi()
  const reader = createDb(api.databaseUrl, { maxConnections: 1 })
  onTestFinished(() => reader.destroy())
  await reader.transaction().execute(async (trx) => {
    await sql`select * from write_probe`.execute(trx)
    expect(await createWriteProbe(api.db)()).toBe(true)
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startEmbedded } from '../embedded-postgres/start.ts'
import { createDb } from '../src/db/connection.ts'
import { migrations } from '../src/db/migrate/migrations.ts'
import { startLine } from '../src/testing/tcp-proxy.ts'
import { createTestDatabase } from '../test/database.ts'
import { runOperator } from './operator/program.ts'

const NAMES = Object.keys(migrations)
const LAST = NAMES.at(-1) ?? ''
const COMMANDS = [['rates'], ['brand'], ['legal', 'list'], ['import', 'docs/catalogue-example/catalogue.json']]

async function operator(args: string[], env: Record<string, string>, onError: (text: string) => void = () => {}) {
  const output = { out: '', err: '' }
  const INIT_CWD = new URL('../../../', import.meta.url).pathname
  const exit = await runOperator(args, {
    env: { INIT_CWD, ...env },
    out: (text) => {
      output.out += text
    },
    err: (text) => {
      output.err += text
      onError(text)
    },
  })
  return { exit, ...output }
}

async function testDatabase(content: 'empty' | 'migrated') {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'), content)
  onTestFinished(drop)
  const db = createDb(url)
  onTestFinished(() => db.destroy())
  return { url, db }
}

test.each(COMMANDS)(
  'operator %s leaves an older schema at DATABASE_URL as it is, and names the way to migrate it',
  async (...args) => {
    const { url, db } = await testDatabase('migrated')
    await sql`delete from kysely_migration where name = ${LAST}`.execute(db)
    expect(await operator(args, { DATABASE_URL: url })).toEqual({
      exit: 1,
      out: '',
      err: `The database at DATABASE_URL lacks 1 migration of this version (${LAST}). Run bin/migrate first.\n`,
    })
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(NAMES.slice(0, -1))
    expect(await db.selectFrom('exchange_rate').select('currency').execute()).toEqual([])
  },
)

test('operator rates names DATABASE_MIGRATE_URL where that leads to the database', async () => {
  const { url } = await testDatabase('empty')
  const { err } = await operator(['rates'], { DATABASE_URL: 'postgres://127.0.0.1:1/none', DATABASE_MIGRATE_URL: url })
  expect(err).toMatch(/^The database at DATABASE_MIGRATE_URL lacks /)
})

test('operator rates on an empty database at DATABASE_URL makes no table', async () => {
  const { url, db } = await testDatabase('empty')
  const { exit, err } = await operator(['rates'], { DATABASE_URL: url })
  expect([exit, err]).toEqual([
    1,
    expect.stringContaining(`lacks ${NAMES.length} migrations of this version (${NAMES[0]}, `),
  ])
  expect((await sql`select from pg_tables where schemaname = 'public'`.execute(db)).rows).toEqual([])
})

test('operator rates waits for a database at DATABASE_URL that is away, and says so before it does', async () => {
  const { url } = await testDatabase('migrated')
  const line = await startLine('postgres://127.0.0.1:1/none')
  onTestFinished(line.close)
  const env = {
    DATABASE_URL: Object.assign(new URL(url), { host: new URL(line.url).host }).href,
    DATABASE_WAIT_SECONDS: '50',
  }
  const { exit, out, err } = await operator(['rates'], env, () => line.leadTo(url))
  expect([exit, out]).toEqual([0, expect.stringMatching(/^CURRENCY .*\nJPY /)])
  expect(err).toMatch(/^The database at DATABASE_URL does not answer: .*\. Trying again for 50 s\n$/)
})

test('operator rates migrates the embedded database, and says so first', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'yoyaku-on-database-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const server = await startEmbedded({ dataDir, log, durable: false, endsWhenKilled: true })
  onTestFinished(server.stop)
  const { exit, out, err } = await operator(['rates'], { DATA_DIR: dataDir })
  expect([exit, out]).toEqual([0, expect.stringMatching(/^CURRENCY .*\nJPY /)])
  expect(err).toBe(`Applying ${NAMES.length} migrations to the database in ${dataDir}: ${NAMES.join(', ')}\n`)
})

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { createDb, type Db } from '../src/db/connection.ts'
import { databaseUrl } from './database-url.ts'

const MIGRATED = 'template_migrated'

/** Nothing, the tables alone, or with so many shops of the demo catalogue. */
export type Content = 'empty' | 'migrated' | { shops: number }
export type TestDatabase = { url: string; drop(): Promise<void> }

/** A database of its own, copied from a template. */
export async function createTestDatabase(server: string, content: Content): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withAdmin(server, async (admin) => {
    const template = await templateOf(content, server, admin)
    await admin.query(`create database ${name} template ${template} strategy file_copy`)
  })
  return {
    url: databaseUrl(server, name),
    drop: () => withAdmin(server, async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  }
}

/** A migrated database for all tests of a file, dropped after the last. */
export function useMigratedDatabase(): { readonly db: Db; readonly url: string } {
  let database: TestDatabase
  let db: Db
  beforeAll(async () => {
    database = await createTestDatabase(inject('postgresUrl'), 'migrated')
    db = createDb(database.url)
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })
  return {
    get db() {
      return db
    },
    get url() {
      return database.url
    },
  }
}

async function templateOf(content: Content, server: string, admin: pg.Client): Promise<string> {
  if (content === 'empty') return 'template0'
  if (content === 'migrated') return MIGRATED
  return ensureSeeded(content.shops, server, admin)
}

/** Created when it is first needed, and copied by every test file that needs as many shops. */
async function ensureSeeded(shops: number, server: string, admin: pg.Client): Promise<string> {
  const seeded = `template_seeded_${shops}`
  await admin.query('select pg_advisory_lock(1)')
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [seeded])
  if (rowCount === 0) {
    const filling = `${seeded}_unfinished`
    await admin.query(`drop database if exists ${filling} with (force)`)
    await admin.query(`create database ${filling} template ${MIGRATED}`)
    const { fill } = await import('../demo/fill.ts')
    const db = createDb(databaseUrl(server, filling), { statementTimeoutMs: 0 })
    await fill(db, { shops })
    await db.destroy()
    await admin.query(`alter database ${filling} rename to ${seeded}`)
  }
  await admin.query('select pg_advisory_unlock(1)')
  return seeded
}

async function withAdmin(server: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

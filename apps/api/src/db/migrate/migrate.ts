import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { createDb, type Db } from '../connection.ts'
import { isLockTimeout } from '../errors.ts'
import { isBreaking, type MigrationStep, migrations } from './migrations.ts'

// Ours alone: Kysely creates its own tables before it takes its own lock.
const ADVISORY_LOCK = 7_964_281
/** The first migration of what was never released. */
const FIRST_BEFORE_RELEASE = '001-catalogue'

export class NewerSchema extends Error {
  constructor(unknown: string[]) {
    super(
      `The database was made by a newer version of Yoyaku (it has ${unknown.join(', ')}, unknown here). ` +
        'Start the newer version, or use another database.',
    )
    this.name = 'NewerSchema'
  }
}

/** The schema of a database from before the first release, which no migration leads away from. */
export class UnsupportedSchema extends Error {
  override name = 'UnsupportedSchema'
  constructor() {
    super(
      `The database was made before the first release of Yoyaku (it has ${FIRST_BEFORE_RELEASE}), and cannot be upgraded. ` +
        'Use an empty database; for the embedded one, another DATA_DIR.',
    )
  }
}

/** Returns the error for a database that has run migrations unknown to this version. */
export const unknownSchema = (unknown: string[]): NewerSchema | UnsupportedSchema =>
  unknown.includes(FIRST_BEFORE_RELEASE) ? new UnsupportedSchema() : new NewerSchema(unknown)

/** The database answers, but something else keeps the migrations waiting. */
export class MigrationBlocked extends Error {
  override name = 'MigrationBlocked'
}

/** Names and texts are in any language: another encoding cannot hold or compare them. */
export class WrongEncoding extends Error {
  override name = 'WrongEncoding'
  constructor(found: string) {
    super(
      `The database has the encoding ${found}, and Yoyaku needs UTF8. ` +
        'Create one by: createdb --encoding=UTF8 --template=template0 NAME',
    )
  }
}

const LOCK_TIMEOUT_MS = 60_000
const DONE: MigrationStep = { up: async () => {} }

/**
 * Brings the schema up to date step by step, so that no lock of one lasts through the next. Of several processes one does
 * it and the others wait. Migrations of a newer version stay as they are; the names of those that ran.
 * @throws NewerSchema where one of them is breaking; UnsupportedSchema, WrongEncoding, MigrationBlocked.
 */
export async function migrate(
  url: string,
  steps: Record<string, MigrationStep> = migrations,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
): Promise<string[]> {
  const db = createDb(url, { maxConnections: 1, statementTimeoutMs: 0, lockTimeoutMs })
  const blocked = (what: string) => (error: unknown) => {
    if (!isLockTimeout(error)) throw error
    throw new MigrationBlocked(`${what}. Start again when that is over.`, { cause: error })
  }
  try {
    return await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${ADVISORY_LOCK})`
        .execute(connection)
        .catch(blocked(`Another process has been migrating the database for more than ${lockTimeoutMs / 1000} s`))
      await refuseOtherEncoding(connection)
      const { unknown, missing } = compare(await applied(connection), steps)
      const migrator = new Migrator({
        db: connection,
        // Kysely refuses a database that has run what it is not given.
        provider: {
          getMigrations: async () => ({ ...Object.fromEntries(unknown.map((name) => [name, DONE])), ...steps }),
        },
        // Modules number theirs ahead of time: one may arrive after a later one has run.
        allowUnorderedMigrations: true,
      })
      for (const name of missing) {
        const { error } = await migrator.migrateUp({ disableTransactions: steps[name]?.noTransaction === true })
        if (error !== undefined) {
          blocked(`Migration ${name} waited ${lockTimeoutMs / 1000} s for a table that another transaction holds`)(
            error,
          )
        }
      }
      return missing
    })
  } finally {
    await db.destroy()
  }
}

/** Migrations of a newer version that the database has run, none of them breaking once `migrate` has passed. */
export async function newerMigrations(db: Db): Promise<string[]> {
  return (await applied(db)).filter((name) => !(name in migrations)).sort()
}

/**
 * Migrations of this version that the database has not run.
 * @throws NewerSchema where it has run a breaking one of a newer version; UnsupportedSchema.
 */
export const missingMigrations = async (db: Db): Promise<string[]> => compare(await applied(db), migrations).missing

function compare(before: string[], steps: Record<string, MigrationStep>): { unknown: string[]; missing: string[] } {
  const unknown = before.filter((name) => !(name in steps))
  const refused = unknown.filter((name) => isBreaking(name) || name === FIRST_BEFORE_RELEASE)
  if (refused.length > 0) throw unknownSchema(refused)
  // In the order in which Kysely takes them.
  const missing = Object.keys(steps)
    .filter((name) => !before.includes(name))
    .sort()
  return { unknown, missing }
}

async function refuseOtherEncoding(db: Db): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db)
  const found = rows[0]?.server_encoding
  if (found !== 'UTF8') throw new WrongEncoding(String(found))
}

async function applied(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ found: string | null }>`select to_regclass('kysely_migration') as found`.execute(
    db,
  )
  if (tables[0]?.found == null) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

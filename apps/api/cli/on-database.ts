import { insertReferenceData } from '../reference-data/insert-reference-data.ts'
import { readDataPlace } from '../src/config/config.ts'
import { createDb, type Db } from '../src/db/connection.ts'
import { migrate, missingMigrations } from '../src/db/migrate/migrate.ts'
import { waitForDatabase } from '../src/db/pool/wait-for-database.ts'
import { transaction } from '../src/db/transaction.ts'
import { connectToDatabase } from './connect-for-command.ts'

/** Environment and output of a command that says what it waits for before its work. */
export type Terminal = {
  env: Record<string, string | undefined>
  err: (text: string) => void
  /** Standard input where it is not given. */
  input?: AsyncIterable<Uint8Array>
}

/** The database of a setting lacks migrations of this version: whoever runs it chooses when they run. */
export class OlderSchema extends Error {
  override name = 'OlderSchema'
  constructor(setting: string, missing: readonly string[]) {
    super(
      `The database at ${setting} lacks ${countOf(missing)} of this version (${missing.join(', ')}). Run bin/migrate first.`,
    )
  }
}

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const countOf = ({ length }: readonly string[]) => `${length} ${length === 1 ? 'migration' : 'migrations'}`

/**
 * Runs the work of one command on the database of the environment, whether its server runs or not. Waits for one at
 * DATABASE_URL and leaves its schema alone; the embedded one is migrated, as the next start would do. Both get the
 * reference data that they lack.
 * @throws NoAnswer, NewerSchema, UnsupportedSchema, OlderSchema
 */
export async function onDatabase<Result>({ env, err }: Terminal, work: (db: Db) => Promise<Result>): Promise<Result> {
  const place = readDataPlace(env)
  const say = (line: string) => err(`${line}\n`)
  const patience = { patienceMs: place.databaseWaitSeconds * 1000, setting: place.databaseSetting, say }
  const isExternal = place.databaseUrl !== null
  const database = await connectToDatabase(place, silent)
  const db = createDb(database.url, { maxConnections: 1, statementTimeoutMs: 0, lockTimeoutMs: 30_000 })
  try {
    const look = () => missingMigrations(db)
    const missing = isExternal ? await waitForDatabase(look, patience) : await look()
    if (missing.length > 0) {
      if (isExternal) throw new OlderSchema(place.databaseSetting, missing)
      say(`Applying ${countOf(missing)} to the database in ${place.dataDir}: ${missing.join(', ')}`)
      await migrate(database.url)
    }
    await transaction(db, insertReferenceData)
    return await work(db)
  } finally {
    await db.destroy()
    await database.stop()
  }
}

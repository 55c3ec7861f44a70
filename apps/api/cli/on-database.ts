import { insertReferenceData } from '../reference-data/insert-reference-data.ts'
import { readDataPlace } from '../src/config/config.ts'
import { createDb, type Db } from '../src/db/connection.ts'
import { migrate } from '../src/db/migrate/migrate.ts'
import { connectToDatabase } from './connect-for-command.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** Runs the work of one command on the database of the environment, whether its server runs or not. */
export async function onDatabase<Result>(
  env: Record<string, string | undefined>,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const database = await connectToDatabase(readDataPlace(env), silent)
  try {
    await migrate(database.url)
    const db = createDb(database.url, { maxConnections: 1, statementTimeoutMs: 0, lockTimeoutMs: 30_000 })
    try {
      await db.transaction().execute(insertReferenceData)
      return await work(db)
    } finally {
      await db.destroy()
    }
  } finally {
    await database.stop()
  }
}

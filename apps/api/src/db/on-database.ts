import { readDataPlace } from '../config.ts'
import { createDb, type Db } from './connection.ts'
import { migrate } from './migrate.ts'
import { reachDatabase } from './reach.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** The work of one command on the database of the environment, whether its server runs or not. */
export async function onDatabase<Result>(
  env: Record<string, string | undefined>,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const database = await reachDatabase(readDataPlace(env), silent)
  try {
    await migrate(database.url)
    const db = createDb(database.url, { maxConnections: 1, statementTimeoutMs: 0, lockTimeoutMs: 30_000 })
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  } finally {
    await database.stop()
  }
}

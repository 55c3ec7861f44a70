import type { Config } from './config.ts'
import { createDb, type Db } from './db/connection.ts'
import { startEmbedded } from './db/embedded.ts'
import { isUnavailable } from './db/errors.ts'
import { fillWhenEmpty } from './db/fill-when-empty.ts'
import { migrate } from './db/migrate.ts'
import type { Logger } from './world.ts'

export type Database = { db: Db; url: string; close(): Promise<void> }

/** The embedded database or the one at DATABASE_URL, with today's schema and something in it. */
export async function openDatabase(config: Config, log: Logger, say: (line: string) => void): Promise<Database> {
  const server = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, log }) : null
  const url = server?.url ?? config.databaseUrl ?? ''
  try {
    const applied = await migrate(url)
    if (applied.length > 0) say(`The database has its tables (${applied.join(', ')})`)
    await fillWhenEmpty(url, config.seedShops, say)
    const db = createDb(url, {
      onConnectionError: (error) => log.warn({ err: error }, 'A connection to the database broke'),
    })
    return {
      db,
      url,
      async close() {
        await db.destroy()
        await server?.stop()
      },
    }
  } catch (error) {
    await server?.stop()
    if (server === null && isUnavailable(error))
      throw new Error('The database at DATABASE_URL does not answer', { cause: error })
    throw error
  }
}

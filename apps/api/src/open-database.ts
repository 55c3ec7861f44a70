import { startEmbedded } from '../embedded-postgres/start.ts'
import { insertReferenceData } from '../reference-data/insert-reference-data.ts'
import type { Config } from './config/config.ts'
import { createDb, type Db } from './db/connection.ts'
import { migrate, newerMigrations } from './db/migrate/migrate.ts'
import { checkPooledSession } from './db/pool/pooled-session.ts'
import { transaction } from './db/transaction.ts'
import type { Logger } from './lib/logger.ts'

/** `listenUrl` is for LISTEN, which no pooler of transactions keeps. */
export type Database = { db: Db; listenUrl: string; close(): Promise<void> }

/** The embedded database or the one at DATABASE_URL, with today's schema, the reference data, and where it is wanted the demo catalogue. */
export async function openDatabase(config: Config, log: Logger, printLine: (line: string) => void): Promise<Database> {
  // Closed in the opposite order of opening.
  await using opened = new AsyncDisposableStack()
  const server = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, log }) : null
  if (server !== null) opened.defer(server.stop)
  const url = server?.url ?? config.databaseUrl ?? ''
  const migrateUrl = config.databaseMigrateUrl ?? url
  const applied = await migrate(migrateUrl)
  if (applied.length > 0) printLine(`The database has its tables (${applied.join(', ')})`)
  if (config.seedShops > 0) {
    // A start without demo shops loads nothing of the demo catalogue.
    const { fillWhenEmpty } = await import('../demo/fill-when-empty.ts')
    await fillWhenEmpty(migrateUrl, config.seedShops, printLine, { examples: !config.production })
  }
  const db = createDb(url, {
    isPooled: config.isPooled,
    onConnectionError: (error) => log.warn({ err: error }, 'A connection to the database broke'),
  })
  opened.defer(() => db.destroy())
  if (config.isPooled) await checkPooledSession(db)
  const newer = await newerMigrations(db)
  if (newer.length > 0) log.warn(`A newer version has migrated the database (${newer.join(', ')}); this one runs on it`)
  await transaction(db, insertReferenceData)
  const open = opened.move()
  return { db, listenUrl: config.databaseListenUrl ?? url, close: () => open.disposeAsync() }
}

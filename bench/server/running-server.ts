import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../apps/api/embedded-postgres/start.ts'
import { createDb, type Db } from '../../apps/api/src/db/connection.ts'
import { product } from '../../scripts/product.ts'

export type RunningServer = {
  origin: string
  /** Of the server's process. */
  pid: number
  databaseUrl: string
  /** Of the embedded database. */
  dataDir: string
  db: Db
  tokenSecret: string
  stop(): Promise<void>
}

const quiet = { info: () => {}, warn: console.warn, error: console.error }

/** The whole product with the demo catalogue, on an embedded database that the bench can look into. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'yoyaku-bench-'))
  const opened = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close()
  }
  try {
    const database = await startEmbedded({ dataDir: folder, log: quiet })
    opened.push(() => database.stop())
    const tokenSecret = crypto.randomUUID() + crypto.randomUUID()
    const { origin, pid, ...server } = await product({
      env: { DATABASE_URL: database.url, TOKEN_SECRET: tokenSecret, RATE_LIMITS: 'off', ...env },
    })
    opened.push(() => server.stop())
    const db = createDb(database.url, { maxConnections: 4 })
    opened.push(() => db.destroy())
    return { origin, pid, databaseUrl: database.url, dataDir: folder, db, tokenSecret, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

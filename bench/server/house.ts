import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDb, type Db } from '../../apps/api/src/db/connection.ts'
import { startEmbedded } from '../../apps/api/src/db/embedded.ts'
import { product } from '../../scripts/product.ts'

export type House = {
  origin: string
  /** Of the server's process. */
  pid: number
  databaseUrl: string
  db: Db
  tokenSecret: string
  stop(): Promise<void>
}

const quiet = { info: () => {}, warn: console.warn, error: console.error }

/** The whole product with the demo catalogue, on an embedded database that the bench can look into. */
export async function openHouse(env: Record<string, string> = {}): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'yoyaku-bench-'))
  const database = await startEmbedded({ dataDir: folder, log: quiet })
  const tokenSecret = crypto.randomUUID() + crypto.randomUUID()
  const server = await product({
    env: { DATABASE_URL: database.url, TOKEN_SECRET: tokenSecret, RATE_LIMITS: 'off', ...env },
  })
  const db = createDb(database.url, { maxConnections: 4 })
  return {
    origin: server.origin,
    pid: server.pid,
    databaseUrl: database.url,
    db,
    tokenSecret,
    async stop() {
      await db.destroy()
      await server.stop()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

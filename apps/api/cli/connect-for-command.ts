import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedUrl } from '../embedded-postgres/cluster.ts'
import { DataDirInUse } from '../embedded-postgres/lock.ts'
import { type Embedded, type EmbeddedOptions, startEmbedded } from '../embedded-postgres/start.ts'
import type { Config } from '../src/config/config.ts'

export class NoDatabase extends Error {
  override name = 'NoDatabase'
}

/** The database at DATABASE_URL, the embedded one of a server that runs, or the embedded one started for this. */
export async function connectToDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: EmbeddedOptions['log'],
): Promise<Embedded> {
  if (databaseUrl !== null) return { url: databaseUrl, stop: async () => {} }
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new NoDatabase(`There is no database in ${dataDir} yet: start the server once, or set DATA_DIR`)
  }
  try {
    return await startEmbedded({ dataDir, log })
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error
    return { url: await urlOfRunning(dataDir, error), stop: async () => {} }
  }
}

async function urlOfRunning(dataDir: string, inUse: DataDirInUse): Promise<string> {
  const read = (name: string) => readFile(join(dataDir, name), 'utf8').catch(() => '')
  const port = Number((await read('postgres/postmaster.pid')).split('\n')[3])
  const password = (await read('postgres-password')).trim()
  if (port > 0 && password !== '') return embeddedUrl(password, port)
  throw new Error(`Process ${inUse.pid} holds ${dataDir} and its database does not answer yet: try again in a moment`)
}

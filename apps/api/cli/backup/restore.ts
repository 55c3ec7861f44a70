import { existsSync } from 'node:fs'
import { copyFile, mkdir, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDataDir } from '../../embedded-postgres/lock.ts'
import { stopLeftOver } from '../../embedded-postgres/postmaster.ts'
import { type EmbeddedOptions, startEmbedded } from '../../embedded-postgres/start.ts'
import { finishSwap, stagingOf, swapIn } from '../../embedded-postgres/swap.ts'
import { storedSecret } from '../../src/config/config.ts'
import { createDb } from '../../src/db/connection.ts'
import { migrate, unknownSchema } from '../../src/db/migrate/migrate.ts'
import { migrations } from '../../src/db/migrate/migrations.ts'
import { BackupError } from './backup-error.ts'
import { verifyChecksum } from './checksum.ts'
import { load, readHeader } from './load.ts'
import { timeStamp } from './time-stamp.ts'
import { unlessEnded } from './unless-ended.ts'
import type { ProgressListener } from './write-backup.ts'

export type RestoreOptions = {
  dataDir: string
  /** Replaces data that is there, which is moved to another folder. */
  force: boolean
  log: EmbeddedOptions['log']
  onProgress: ProgressListener
  /** False for tests only. */
  durable?: boolean
  /** Ends the restore with the reason of the signal, unless it already replaces the data. */
  signal?: AbortSignal
}

/**
 * Makes a new database from the backup, compares it with the checksums, brings its schema up to date, and only
 * then puts it in place. Returns the folder that the old data was moved to, if there was any.
 */
export async function restore(file: string, options: RestoreOptions): Promise<string | null> {
  const { force, log, onProgress, durable = true, signal = new AbortController().signal } = options
  await verifyChecksum(file)
  const { madeAt, migrations: applied } = await readHeader(file)
  const unknown = applied.filter((name) => !(name in migrations))
  if (unknown.length > 0) throw unknownSchema(unknown)

  await mkdir(options.dataDir, { recursive: true, mode: 0o755 })
  const dataDir = await realpath(options.dataDir)
  const unlock = await lockDataDir(dataDir)
  const staging = stagingOf(dataDir)
  try {
    await finishSwap(dataDir)
    const replaces = existsSync(join(dataDir, 'postgres'))
    if (replaces && !force) {
      throw new BackupError(
        `${dataDir} has data already. Give another DATA_DIR, or --force to put the backup in its place (the old data is kept beside it).`,
      )
    }
    await clear(staging)
    await mkdir(staging, { mode: 0o755 })
    storedSecret(dataDir, 'postgres-password')
    await copyFile(join(dataDir, 'postgres-password'), join(staging, 'postgres-password'))
    onProgress(`Restoring what was there at ${madeAt}`)
    const server = await startEmbedded({ dataDir: staging, log, durable, endsWhenKilled: true })
    try {
      await unlessEnded(signal, fill(server.url))
    } finally {
      await server.stop()
    }
    signal.throwIfAborted()
    const oldDataName = `postgres.before-${timeStamp()}`
    await swapIn(dataDir, oldDataName)
    return replaces ? join(dataDir, oldDataName) : null
  } catch (error) {
    await clear(staging)
    throw inWords(error, dataDir)
  } finally {
    await unlock()
  }

  async function fill(url: string): Promise<void> {
    const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => applied.includes(name)))
    await migrate(url, older)
    await load(url, file, onProgress)
    const newer = await migrate(url)
    if (newer.length > 0) onProgress(`Brought up to date: ${newer.join(', ')}`)
    await endSignIns(url)
  }
}

/**
 * A token that was replaced or signed out after the backup was made would work again, and the newest ones would not: nobody stays
 * signed in, and no code, ticket or sign-in under way is left.
 */
async function endSignIns(url: string): Promise<void> {
  const db = createDb(url, { maxConnections: 1, statementTimeoutMs: 0 })
  try {
    for (const table of ['ws_ticket', 'session', 'challenge', 'sso_flow', 'sso_ticket'] as const) {
      await db.deleteFrom(table).execute()
    }
  } finally {
    await db.destroy()
  }
}

async function clear(staging: string): Promise<void> {
  await stopLeftOver(join(staging, 'postgres'))
  await rm(staging, { recursive: true, force: true })
}

function inWords(error: unknown, dataDir: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === '53100' || code === 'ENOSPC') {
    return new BackupError(`There is no room in ${dataDir}: what was there before is untouched`)
  }
  return error
}

import type { ChildProcess } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { storedSecret } from '../src/config/config.ts'
import type { Logger } from '../src/lib/logger.ts'
import { makeFolder } from '../src/lib/make-folder.ts'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { embeddedUrl, ensureCluster, setPassword } from './cluster.ts'
import { lockDataDir } from './lock.ts'
import { freePort, PasswordRefused, type Serving, startPostmaster, stopLeftOver, stopPostmaster } from './postmaster.ts'
import { finishSwap } from './swap.ts'

const STARTS = 5
const LONGEST_RESTART_WAIT_MS = 5000

export type Embedded = { url: string; stop(): Promise<void> }
export type EmbeddedOptions = {
  dataDir: string
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** False gives up safety against power loss for speed: tests only. */
  durable?: boolean
  /** Ends the server also when this process is killed, instead of at the next start. */
  endsWhenKilled?: boolean
}

/**
 * A PostgreSQL of our own in `dataDir`, on a random port of 127.0.0.1 behind a password kept in the folder. Takes the
 * folder's lock, ends what an earlier process left running, and starts the server again should it die.
 */
export async function startEmbedded({
  dataDir: wanted,
  log,
  durable = true,
  endsWhenKilled = false,
}: EmbeddedOptions): Promise<Embedded> {
  makeFolder(wanted)
  const dataDir = await realpath(wanted)
  const unlock = await lockDataDir(dataDir)
  try {
    const cluster = join(dataDir, 'postgres')
    await finishSwap(dataDir)
    const binaries = await findBinaries()
    const account = await chooseAccount(binaries.initdb, dataDir, cluster)
    const password = storedSecret(dataDir, 'postgres-password')
    await stopLeftOver(cluster)
    const making = { binaries, account, cluster, password, durable }
    await ensureCluster(making)
    const urlOf = (port: number) => embeddedUrl(password, port)
    const begin = () =>
      supervise({ postgres: binaries.postgres, account, cluster, durable, endsWhenKilled, urlOf }, log)
    const server = await begin().catch(async (error: unknown) => {
      if (!(error instanceof PasswordRefused)) throw error
      log.warn({}, `${error.message}, which was lost or changed: it is set anew`)
      await setPassword(making)
      return begin()
    })
    return {
      url: server.url,
      async stop() {
        await server.stop()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function supervise(serving: Serving, log: EmbeddedOptions['log']): Promise<Embedded> {
  let stopping = false
  let port = 0
  let child = await patiently(async () => {
    port = await freePort()
    return startPostmaster(serving, port)
  })
  let restart: Promise<void> = Promise.resolve()

  const watch = (running: ChildProcess) => {
    running.once('exit', (status, signal) => {
      if (stopping) return
      log.error({ status, signal }, 'The embedded database died; it is started again')
      restart = startAgain()
    })
  }
  const startAgain = async () => {
    for (let wait = 50; !stopping; wait = Math.min(wait * 2, LONGEST_RESTART_WAIT_MS)) {
      try {
        child = await startPostmaster(serving, port)
        watch(child)
        log.info({}, 'The embedded database is back')
        return
      } catch (error) {
        log.error({ err: error }, 'The embedded database does not start')
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
  }
  watch(child)
  return {
    url: serving.urlOf(port),
    async stop() {
      stopping = true
      await restart
      await stopPostmaster(child)
    },
  }
}

/** Another process may take the port first, and the shared memory of a killed server lives until its last child ends. */
async function patiently<Result>(start: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start()
    } catch (error) {
      if (attempt === STARTS || error instanceof PasswordRefused) throw error
      await new Promise((resolve) => setTimeout(resolve, 200 * attempt))
    }
  }
}

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chooseAccount } from '../../embedded-postgres/account.ts'
import { findBinaries } from '../../embedded-postgres/binaries.ts'
import { ensureCluster, SUPERUSER } from '../../embedded-postgres/cluster.ts'
import { freePort, startPostmaster, stopPostmaster } from '../../embedded-postgres/postmaster.ts'
import type { Victim } from '../../test/victim.types.ts'

const STARTS = 200
const BETWEEN_STARTS_MS = 50
const PASSWORD = 'for this run only'

export type Postgres = Victim & { url: string }

/** A PostgreSQL with durable commits that stays down after a kill until it is started. */
export async function startPostgres(dir: string): Promise<Postgres> {
  const cluster = join(dir, 'postgres')
  const binaries = await findBinaries()
  const account = await chooseAccount(binaries.initdb, dir, cluster)
  await ensureCluster({ binaries, account, cluster, password: PASSWORD, durable: false })
  const port = await freePort()
  const urlOf = (at: number) => `postgres://${SUPERUSER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${at}/postgres`
  const serving = { postgres: binaries.postgres, account, cluster, durable: true, urlOf }
  let child: ChildProcess = await startPostmaster(serving, port)
  return {
    name: 'postgres',
    url: urlOf(port),
    diedAlone: () => [],
    async kill() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
    async start() {
      // The shared memory of a killed server lives until the last of its children has noticed.
      for (let attempt = 1; ; attempt++) {
        try {
          child = await startPostmaster(serving, port)
          return
        } catch (error) {
          if (attempt === STARTS) throw error
          await pause(BETWEEN_STARTS_MS)
        }
      }
    },
    stop: () => stopPostmaster(child),
  }
}

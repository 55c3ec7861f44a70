import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from '../../apps/api/embedded-postgres/account.ts'
import { stopLeftOver } from '../../apps/api/embedded-postgres/postmaster.ts'
import { commandLineOf, goneWithin } from '../../apps/api/embedded-postgres/processes.ts'
import { dataFolder, type Layout, type NodePlace, patroniConfiguration } from './configuration.ts'
import { type Program, program, statusOf } from './program.ts'
import type { Programs } from './programs.ts'

export type DatabaseNode = Program & {
  isPrimary(): Promise<boolean>
  /** Commits wait for it. */
  isSynchronous(): Promise<boolean>
}

/** PostgreSQL under Patroni. It is up when Patroni answers; the database may take longer. */
export async function createDatabaseNode(
  layout: Layout,
  place: NodePlace,
  programs: Programs,
  account: Account,
): Promise<DatabaseNode> {
  const folder = join(layout.dir, place.name)
  await mkdir(folder)
  await account.own(folder)
  const configuration = join(layout.dir, `${place.name}.yml`)
  await writeFile(configuration, patroniConfiguration(layout, place, programs))
  await chmod(configuration, 0o644)
  const rest = `http://127.0.0.1:${place.rest}`
  const data = dataFolder(layout, place.name)
  const patroni = program({
    name: place.name,
    command: account.command(programs.patroni, [configuration]),
    env: { HOME: folder },
    logFile: join(layout.dir, `${place.name}.log`),
    isUp: async () => (await statusOf(`${rest}/patroni`)) !== null,
  })
  const answers = async (path: string) => (await statusOf(rest + path)) === 200
  return {
    ...patroni,
    isPrimary: () => answers('/primary'),
    isSynchronous: () => answers('/synchronous'),
    async kill() {
      const postmaster = await postmasterOf(data)
      await Promise.all([patroni.kill(), postmaster === null ? null : killPostmaster(postmaster)])
    },
    async stop() {
      await patroni.stop()
      await stopLeftOver(data)
    },
  }
}

async function postmasterOf(data: string): Promise<number | null> {
  const [pid = 0] = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n').map(Number)
  return pid > 0 && (await commandLineOf(pid)).includes(data) ? pid : null
}

async function killPostmaster(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await goneWithin(5000, pid)
}

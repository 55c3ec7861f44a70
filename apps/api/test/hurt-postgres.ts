import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopLeftOver } from '../embedded-postgres/postmaster.ts'
import { goneWithin } from '../embedded-postgres/processes.ts'

const holder = new URL('./embedded-holder.ts', import.meta.url).pathname

export type HurtPostgres = {
  url: string
  dataDir: string
  /** Kills the server; the caller starts it again. */
  killServer(): Promise<void>
  remove(): Promise<void>
}

/** A server that a test may hurt, whose files are no longer than `longestFile` bytes: a disk that is soon full. */
export async function startHurtPostgres({ longestFile }: { longestFile?: number } = {}): Promise<HurtPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yoyaku-hurt-'))
  // As another user where the tests run as root, so that permissions apply.
  await chmod(dataDir, 0o755)
  // In blocks of 512 bytes.
  const limit = longestFile === undefined ? 'unlimited' : String(Math.floor(longestFile / 512))
  const command = 'ulimit -f "$1" && exec "$2" "$3" "$4" durable'
  const child = spawn('/bin/sh', ['-c', command, 'sh', limit, process.execPath, holder, dataDir], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = await once(child.stdout, 'data')
  const postmaster = async () =>
    Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
  return {
    url: String(line).trim(),
    dataDir,
    async killServer() {
      const pid = await postmaster()
      process.kill(pid, 'SIGKILL')
      await goneWithin(5000, pid)
    },
    async remove() {
      await ended(child)
      await stopLeftOver(join(dataDir, 'postgres'))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

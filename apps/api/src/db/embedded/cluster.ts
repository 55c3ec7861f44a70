import { spawn } from 'node:child_process'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'

export const SUPERUSER = 'yoyaku'
const MAJOR = '18'

export const embeddedUrl = (password: string, port: number): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`

type Making = { binaries: Binaries; account: Account; cluster: string; password: string; durable: boolean }

/** Makes the cluster on first use. A start that was killed in the middle leaves nothing that looks finished. */
export async function ensureCluster(making: Making): Promise<void> {
  const version = await readFile(join(making.cluster, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) return initCluster(making)
  if (version.trim() === MAJOR) return
  throw new Error(
    `${making.cluster} was made by PostgreSQL ${version.trim()}, this is ${MAJOR}: ` +
      'move the folder away, or restore a dump of it into a new one',
  )
}

async function initCluster({ binaries, account, cluster, password, durable }: Making): Promise<void> {
  const unfinished = `${cluster}.new`
  const passwordFile = `${cluster}.password`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await account.own(unfinished)
  await writeFile(passwordFile, password, { mode: 0o600 })
  await chmod(passwordFile, 0o600)
  await account.own(passwordFile)
  const locale = process.platform === 'linux' ? ['--locale=C.UTF-8'] : ['--locale-provider=builtin', '--locale=C.UTF-8']
  const flags = ['--encoding=UTF8', ...locale, '--auth=scram-sha-256', ...(durable ? [] : ['--no-sync'])]
  try {
    await run(
      account.command(binaries.initdb, [
        ...flags,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        `--pgdata=${unfinished}`,
      ]),
    )
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(unfinished, cluster)
}

function run([file, args, options]: ReturnType<Account['command']>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], detached: true })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0) resolve()
      else reject(new Error(`initdb failed (exit ${status}): ${said.trim()}`))
    })
  })
}

import { spawn } from 'node:child_process'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { endWithUs } from './processes.ts'

export const SUPERUSER = 'yoyaku'
const MAJOR = '18'

export const embeddedUrl = (password: string, port: number): string =>
  `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`

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

/** For a cluster whose password was lost: the single-user mode asks for none. No server may run on the cluster. */
export async function setPassword({ binaries, account, cluster, password }: Making): Promise<void> {
  const quoted = `'${password.replaceAll("'", "''")}'`
  await run(account.command(binaries.postgres, ['--single', '-D', cluster, 'postgres']), {
    stdin: `alter role ${SUPERUSER} password ${quoted}\n`,
  })
}

function run([file, args, options]: ReturnType<Account['command']>, { stdin = '' } = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options, cwd: '/', stdio: ['pipe', 'ignore', 'pipe'], detached: true })
    endWithUs(child, 'SIGTERM')
    child.stdin.on('error', () => {}) // it ended before it read; its exit says why
    child.stdin.end(stdin)
    let answered = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      answered += text
    })
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0) resolve()
      else reject(new Error(`${basename(file)} failed (exit ${status}): ${answered.trim()}`))
    })
  })
}

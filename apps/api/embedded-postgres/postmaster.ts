import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, stat, truncate } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import type { Account } from './account.ts'
import { commandLineOf, endWhenKilled, endWithUs, goneWithin } from './processes.ts'

const START_TIMEOUT_MS = 60_000 // crash recovery of a large database takes its time
const STOP_TIMEOUT_MS = 10_000
const LONGEST_LOG_BYTES = 5_000_000

export type Serving = {
  postgres: string
  account: Account
  cluster: string
  durable: boolean
  endsWhenKilled?: boolean
  urlOf: (port: number) => string
}

/** The server does not accept the stored password; a retry would not help. */
export class PasswordRefused extends Error {
  override name = 'PasswordRefused'
  constructor(cluster: string) {
    super(`The database in ${cluster} does not take the password that is kept beside it`)
  }
}

/** Ends a server that outlived the process which started it. */
export async function stopLeftOver(cluster: string): Promise<void> {
  const [pid = 0] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n').map(Number)
  if (!(pid > 0) || !(await commandLineOf(pid)).includes(cluster)) return
  for (const [signal, patience] of [
    ['SIGINT', STOP_TIMEOUT_MS],
    ['SIGQUIT', STOP_TIMEOUT_MS],
  ] as const) {
    process.kill(pid, signal)
    if (await goneWithin(patience, pid)) return
  }
  throw new Error(`A PostgreSQL of an earlier start (process ${pid}) holds ${cluster} and does not stop`)
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free on 127.0.0.1')
  return address.port
}

/** Starts the server and waits until it answers; rejects with the end of its log when it ends before that. */
export async function startPostmaster(serving: Serving, port: number): Promise<ChildProcess> {
  const logFile = `${serving.cluster}.log`
  if (((await stat(logFile).catch(() => null))?.size ?? 0) > LONGEST_LOG_BYTES) await truncate(logFile)
  const log = await open(logFile, 'a', 0o600)
  const { size } = await log.stat()
  const [file, args, options] = serving.account.command(serving.postgres, settings(serving, port))
  // Its own process group: Ctrl-C in a terminal reaches only us, and we stop it after the last answer.
  const child = spawn(file, args, { ...options, cwd: '/', stdio: ['ignore', log.fd, log.fd], detached: true })
  endWithUs(child, 'SIGINT')
  if (serving.endsWhenKilled) endWhenKilled(child, 'INT')
  await log.close()
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', async (status, signal) => {
      const logText = (await readFile(logFile, 'utf8').catch(() => '')).slice(size).trim()
      reject(new Error(`PostgreSQL did not start (${signal ?? `exit ${status}`}): ${logText}`))
    })
  })
  const waiting = new AbortController()
  try {
    await Promise.race([failed, answering(serving.urlOf(port), waiting.signal)])
  } catch (error) {
    await stopPostmaster(child)
    throw isPasswordRefused(error) ? new PasswordRefused(serving.cluster) : error
  } finally {
    waiting.abort()
    failed.catch(() => {})
  }
  return child
}

function settings({ cluster, durable }: Serving, port: number): string[] {
  const chosen = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    max_wal_size: '1GB',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    // Statements and details carry names and addresses of people.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return ['-D', cluster, ...Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

async function answering(url: string, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      await client.end().catch(() => {})
      if (isPasswordRefused(error) || performance.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

const isPasswordRefused = (error: unknown) => error instanceof pg.DatabaseError && error.code === '28P01'

export async function stopPostmaster(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  const impatient = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS)
  await exited
  clearTimeout(impatient)
}

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { freePort } from '../embedded-postgres/postmaster.ts'

const run = promisify(execFile)
const PLACES = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server']
const INSTALL_MS = 300_000

export type TestRedis = {
  url: string
  /** Nothing is answered any more, and nothing is refused. */
  freeze(): void
  thaw(): void
  kill(): Promise<void>
  /** At the same address. */
  start(): Promise<void>
}

const found = () => [process.env.REDIS_SERVER, ...PLACES].find((path) => path && existsSync(path))

/** A real Redis of this machine; installs Debian's where there is none and we may. */
async function redisServer(): Promise<string> {
  const present = found()
  if (present) return present
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: INSTALL_MS }
    const patient = ['-o', 'DPkg::Lock::Timeout=120', '-qq']
    await run('apt-get', [...patient, 'update'], options).catch(() => {})
    await run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', 'redis-server'], options)
    const installed = found()
    if (installed) return installed
  }
  throw new Error(
    'These tests need a Redis server: install redis-server (Debian) or redis (Homebrew), or name it by REDIS_SERVER',
  )
}

export async function startRedis(): Promise<TestRedis> {
  const file = await redisServer()
  const port = await freePort()
  const start = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const child = spawn(file, settings, { stdio: ['ignore', 'pipe', 'ignore'] })
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (status) => reject(new Error(`redis-server ended (${status})`)))
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (/ready to accept connections/i.test(text)) resolve()
      })
    })
    return child
  }
  let server = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
    async start() {
      server = await start()
    },
  }
}

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { childEnv } from './child-env.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

const main = new URL('../src/main.ts', import.meta.url).pathname
/** Lines of a hundred bytes and more each: several times what a pipe or a socket holds. */
const REQUESTS = 2400
const CLIENTS = 8
const DRAIN_MS = 10_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'), { shops: 12 })
})
afterAll(() => database.drop())

test.each(['socket', 'pipe'] as const)(
  'A reader of the log that stops reading its %s stops neither the service nor its end',
  {
    timeout: 60_000,
  },
  async (kind) => {
    const env = {
      ...childEnv,
      NODE_ENV: 'production',
      TOKEN_SECRET: 'kP3vX9qLw7Zt5Rb1Yn8Ds4Gf6Hj2Mc0A',
      OTP_PEPPER: 'Aq0Wz8Sx2Ed6Cr4Fv1Tg5Bh9Yn3Uj7Mk',
      SMTP_URL: 'none',
      DATABASE_URL: database.url,
      DATA_DIR: '/nonexistent',
      PORT: '0',
    }
    const { child, reader } = kind === 'socket' ? withSocket(env) : await withPipe(env)
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = once(child, 'exit')
    const origin = await listening(reader)
    reader.pause()
    const statuses = await Promise.all(Array.from({ length: CLIENTS }, () => ask(`${origin}/healthz`)))
    expect(new Set(statuses.flat())).toStrictEqual(new Set([200]))
    const signalledAt = performance.now()
    child.kill('SIGTERM')
    expect(await ended).toStrictEqual([0, null])
    expect(performance.now() - signalledAt).toBeLessThan(DRAIN_MS)
  },
)

type Started = { child: ChildProcess; reader: NodeJS.ReadableStream }

/** What Node gives to a process that it starts. */
function withSocket(env: NodeJS.ProcessEnv): Started {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  return { child, reader: child.stdout }
}

/** What a shell gives. */
async function withPipe(env: NodeJS.ProcessEnv): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'yoyaku-log-'))
  const path = join(folder, 'pipe')
  await promisify(execFile)('mkfifo', [path])
  // For both, so that neither waits for the other to open it.
  const pipe = openSync(path, 'r+')
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', pipe, 'inherit'] })
  const reader = new Socket({ fd: pipe, readable: true, writable: false })
  onTestFinished(async () => {
    reader.destroy()
    await rm(folder, { recursive: true, force: true })
  })
  return { child, reader }
}

/** What is left over stays unread. */
async function listening(stdout: NodeJS.ReadableStream): Promise<string> {
  let output = ''
  while (!output.includes('"started"')) output += String((await once(stdout, 'data'))[0])
  return `http://127.0.0.1:${/"port":(\d+)/.exec(output)?.[1]}`
}

async function ask(url: string): Promise<(number | undefined)[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statuses: (number | undefined)[] = []
  for (let count = 0; count < REQUESTS / CLIENTS; count++) {
    const [response] = await once(get(url, { agent }), 'response')
    statuses.push(response.statusCode)
    response.resume()
    await once(response, 'end')
  }
  agent.destroy()
  return statuses
}

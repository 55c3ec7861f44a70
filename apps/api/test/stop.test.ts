import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { childEnv } from './child-env.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

const main = new URL('../src/main.ts', import.meta.url).pathname
const CLIENTS = 8
const MOST_REQUESTS = 2000

let dataDir: string
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'), { shops: 12 })
  dataDir = await mkdtemp(join(tmpdir(), 'yoyaku-stop-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

test('the server gets SIGTERM under load, answers running requests completely, closes its sockets and exits with 0', {
  timeout: 60_000,
}, async () => {
  const { child, origin, ended } = await start()
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws?token=${await signIn(origin)}`)
  await once(socket, 'open')
  const hungUp = once(socket, 'close')

  const load = Array.from({ length: CLIENTS }, () => client(origin))
  await expect.poll(() => load.every(({ seen }) => seen.answered > 5), { timeout: 20_000 }).toBe(true)
  const lock = await lockedCities()
  const pendingResponses = Array.from({ length: CLIENTS }, () => fetch(`${origin}/api/v1/cities`))
  await expect.poll(lock.waiting, { timeout: 2500 }).toBeGreaterThanOrEqual(CLIENTS)
  child.kill('SIGTERM')
  expect((await hungUp)[0]).toBe(1012)
  await lock.release()
  const answers = await Promise.all(
    pendingResponses.map(async (pending) => {
      const answer = await pending
      return [answer.status, answer.headers.get('connection'), await answer.json()]
    }),
  )
  // Kept open, a connection would hold the process for 10 s.
  const cities = { data: expect.any(Array), total: expect.any(Number) }
  expect(answers).toStrictEqual(Array(CLIENTS).fill([200, 'close', cities]))
  await Promise.all(load.map(({ done }) => done))
  expect(await ended).toBe(0)
  expect(load.map(({ seen }) => [seen.cut, ...seen.statuses])).toStrictEqual(Array(CLIENTS).fill([0, 200]))
})

test('A second signal does not wait for hanging clients', { timeout: 60_000 }, async () => {
  const { child, origin, ended } = await start()
  const lock = await lockedCities()
  const pendingResponse = fetch(`${origin}/api/v1/cities`).catch(() => 'cut')
  await expect.poll(lock.waiting, { timeout: 2500 }).toBe(1)
  child.kill('SIGTERM')
  const ready = async () => {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(() => null)
    return answer?.status ?? null
  }
  await expect.poll(ready, { timeout: 5_000 }).not.toBe(200)
  const signalAgain = () => {
    child.kill('SIGTERM')
    return child.exitCode
  }
  await expect.poll(signalAgain, { timeout: 5_000 }).toBe(1)
  expect(await ended).toBe(1)
  expect(await pendingResponse).toBe('cut')
  await lock.release()
})

/** Requests for the cities wait. */
async function lockedCities(): Promise<{ waiting(): Promise<number>; release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  client.on('error', () => {})
  onTestFinished(() => client.end())
  await client.query('begin; lock table city in access exclusive mode')
  return {
    async waiting() {
      const { rows } = await client.query(
        "select count(*)::int as waiting from pg_locks where not granted and relation = 'city'::regclass",
      )
      return rows[0].waiting
    },
    release: async () => void (await client.query('rollback')),
  }
}

type Observed = { answered: number; cut: number; statuses: Set<number | undefined> }

/** Sends one request after the other over a keep-alive connection, until the server stops listening. */
function client(origin: string): { seen: Observed; done: Promise<void> } {
  const seen: Observed = { answered: 0, cut: 0, statuses: new Set() }
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async () => {
    for (let count = 0; count < MOST_REQUESTS; count++) {
      const outcome = await askOnce(origin, agent, seen)
      if (outcome === 'nobody listens') return
    }
  }
  return { seen, done: ask() }
}

function askOnce(origin: string, agent: Agent, seen: Observed): Promise<'answered' | 'nobody listens' | 'again'> {
  return new Promise((resolve) => {
    const request = get(`${origin}/api/v1/shops`, { agent }, (response) => {
      response.on('error', () => {})
      response.resume().on('close', () => {
        if (!response.complete) seen.cut += 1
        seen.answered += 1
        seen.statuses.add(response.statusCode)
        resolve('answered')
      })
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve('nobody listens')
      // Idle, or not yet accepted, and closed in this very moment: nothing of the request was done.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') seen.cut += 1
      resolve('again')
    })
  })
}

async function signIn(origin: string): Promise<string> {
  const email = 'hana@example.com'
  const post = async (step: string, body: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await fetch(`${origin}/api/v1/user/auth/login/${step}`, init)
    if (!answer.ok) throw new Error(`${step} answered ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { data: Record<string, string> }).data
  }
  const { challengeId } = await post('step1', { email })
  const texts = (await (await fetch(`${origin}/api/v1/legal-texts`)).json()) as {
    data: { kind: string; version: string }[]
  }
  const versionOf = (kind: string) => texts.data.find((text) => text.kind === kind)?.version
  const agreed = { agreedTermsVersion: versionOf('terms'), agreedPrivacyVersion: versionOf('privacy') }
  await post('step2', { challengeId, firstName: 'Hana', lastName: 'Mori', ...agreed })
  const messages = (await (await fetch(`${origin}/dev/mail.json?to=${email}`)).json()) as { text: string }[]
  const code = /(?<!\d)\d{6}(?!\d)/.exec(messages[0]?.text ?? '')?.[0]
  const { accessToken } = await post('step3', { challengeId, code })
  return accessToken ?? ''
}

async function start(): Promise<{ child: ChildProcess; origin: string; ended: Promise<number | null> }> {
  const env = { ...childEnv, DATA_DIR: dataDir, DATABASE_URL: database.url, PORT: '0', RATE_LIMITS: 'off' }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'close').then(([status]) => status as number | null)
  for await (const text of child.stdout.setEncoding('utf8')) {
    const origin = /listens on (\S+)/.exec(text)?.[1]
    if (origin) return { child, origin, ended }
  }
  throw new Error('It ended before it listened')
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const CLIENTS = 6
const MOST_REQUESTS = 3000
const PATHS = ['/ja', '/api/v1/cities', '/ko/search?keyword=a']

type Started = { child: ChildProcess; origin: string; ended: Promise<[status: number | null, signal: string | null]> }

async function start(): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yoyaku-stop-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const { PATH } = process.env
  const env = { PATH, DATA_DIR: dataDir, PORT: '0', SEED_SHOPS: '1', RATE_LIMITS: 'off' }
  const main = join(import.meta.dirname, 'test-server.ts')
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close') as Started['ended']
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  let said = ''
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text
    const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
    if (port === undefined) continue
    child.stdout.resume()
    return { child, origin: `http://127.0.0.1:${port}`, ended }
  }
  throw new Error(`It ended before it listened: ${said}`)
}

type Seen = { whole: number; cut: number; statuses: Set<number | undefined> }

/** Asks one after the other, each on a connection of its own, until nobody listens. */
async function ask(origin: string, seen: Seen): Promise<void> {
  for (let count = 0; count < MOST_REQUESTS; count++) {
    if (!(await askOnce(`${origin}${PATHS[count % PATHS.length]}`, seen))) return
  }
}

const askOnce = (url: string, seen: Seen): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      seen.statuses.add(response.statusCode)
      response.on('error', () => {})
      response.resume().on('close', () => {
        seen[response.complete ? 'whole' : 'cut'] += 1
        resolve(true)
      })
    })
    request.on('error', () => resolve(false))
  })

test('Scenario: pages, their API and its database in one process; told to end under load, it cuts nothing and is gone, whatever timers drawn pages left', {
  timeout: 120_000,
}, async () => {
  const { child, origin, ended } = await start()
  const seen: Seen = { whole: 0, cut: 0, statuses: new Set() }
  const load = Array.from({ length: CLIENTS }, () => ask(origin, seen))
  await expect.poll(() => seen.whole, { timeout: 60_000 }).toBeGreaterThan(5 * CLIENTS)
  child.kill('SIGTERM')
  await Promise.all(load)
  expect(await ended).toStrictEqual([0, null])
  expect(seen).toMatchObject({ cut: 0, statuses: new Set([200]) })
})

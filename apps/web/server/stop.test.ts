import { get } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from './testing/start-server.ts'

const CLIENTS = 6
const MOST_REQUESTS = 3000
const PATHS = ['/ja', '/api/v1/cities', '/ko/search?keyword=a']

type Tally = { whole: number; cut: number; statuses: Set<number | undefined> }

/** Sends one request after the other, each on its own connection, until the server stops listening. */
async function ask(origin: string, seen: Tally): Promise<void> {
  for (let count = 0; count < MOST_REQUESTS; count++) {
    if (!(await askOnce(`${origin}${PATHS[count % PATHS.length]}`, seen))) return
  }
}

const askOnce = (url: string, seen: Tally): Promise<boolean> =>
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

test('the server with pages, API and database gets SIGTERM under load, cuts no answer and ends, whatever timers rendered pages left', {
  timeout: 120_000,
}, async () => {
  const { child, origin, ended, end } = await startServer()
  onTestFinished(end)
  const seen: Tally = { whole: 0, cut: 0, statuses: new Set() }
  const load = Array.from({ length: CLIENTS }, () => ask(origin, seen))
  await expect.poll(() => seen.whole, { timeout: 60_000 }).toBeGreaterThan(5 * CLIENTS)
  child.kill('SIGTERM')
  await Promise.all(load)
  expect(await ended).toStrictEqual([0, null])
  expect(seen).toMatchObject({ cut: 0, statuses: new Set([200]) })
})

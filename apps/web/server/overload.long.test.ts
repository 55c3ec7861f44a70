import { Agent, get as httpGet, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, openCrowd, quantile, residentMemory } from './testing/connection-crowd.ts'
import { type Started, startServer } from './testing/start-server.ts'

/** Of the time that the crowd takes, because seconds depend on what else runs. Without a mechanism it is two thirds and more. */
const LONGEST_HEALTH_SHARE = 1 / 3
const MOST_GROWTH_MB = 200

let server: Started
beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'on', CONNECTIONS_PER_ADDRESS: '150' })
})
afterAll(() => server.end())

test('2,000 connections that ask for pages and data get 200 or 503; /healthz and /readyz answer meanwhile, memory is bounded, and it recovers', async () => {
  const pid = server.child.pid ?? 0
  const before = residentMemory(pid)
  const paths = ['/en/slow', '/api/v1/cities']

  const { answers, failed, health, memory } = await openCrowd({ ...server, pid, count: 2000, paths, rounds: 2 })

  expect(failed).toStrictEqual([])
  for (const path of paths) {
    const statuses = answers.filter((answer) => answer.path === path).map(({ status }) => status)
    expect(new Set(statuses), path).toStrictEqual(new Set([200, 503]))
  }
  const refused = answers.filter(({ status }) => status === 503)
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toStrictEqual(new Set(['2']))
  expect(health.filter(({ path, status }) => path === '/healthz' && status !== 200)).toStrictEqual([])
  expect(health.filter(({ status }) => status !== 200 && status !== 503)).toStrictEqual([])
  const ends = answers.map(({ began, took }) => began + took)
  const crowdTook = Math.max(...ends) - Math.min(...answers.map(({ began }) => began))
  expect(quantile(health, 1) / crowdTook).toBeLessThan(LONGEST_HEALTH_SHARE)
  expect(memory - before).toBeLessThan(MOST_GROWTH_MB)
  // Two looks at the event loop, of half a second, end the refusal.
  await expect.poll(async () => (await ask(server.origin, '/en/slow')).status, { timeout: 10_000 }).toBe(200)
})

test('An address beyond its connections gets /healthz and /readyz, else 503, and is closed after it; another address is served', async () => {
  // The crowd of the test before may have left it overloaded.
  await expect.poll(async () => (await ask(server.origin, '/readyz')).status, { timeout: 10_000 }).toBe(200)
  const port = Number(new URL(server.origin).port)
  const idle = Array.from({ length: 150 }, () => connect({ host: '127.0.0.1', port, localAddress: '127.0.3.1' }))
  await Promise.all(idle.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  try {
    const from = (localAddress: string) => async (path: string) => {
      const { statusCode, headers } = await get(path, localAddress)
      return [path, statusCode, headers.connection]
    }
    const paths = ['/healthz', '/readyz', '/api/v1/cities', '/en']
    expect(await Promise.all(paths.map(from('127.0.3.1')))).toStrictEqual([
      ['/healthz', 200, 'close'],
      ['/readyz', 200, 'close'],
      ['/api/v1/cities', 503, 'close'],
      ['/en', 503, 'close'],
    ])
    expect((await from('127.0.3.2')('/api/v1/cities'))[1]).toBe(200)
  } finally {
    for (const socket of idle) socket.destroy()
  }
})

/** On a connection that would stay open. */
function get(path: string, localAddress: string): Promise<IncomingMessage> {
  const agent = new Agent({ keepAlive: true, localAddress })
  return new Promise((resolve, reject) => {
    const request = httpGet(server.origin + path, { agent }, (response) => {
      response.resume().once('end', () => {
        agent.destroy()
        resolve(response)
      })
    })
    request.on('error', reject)
  })
}

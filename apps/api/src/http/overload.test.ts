import type { EventLoopUtilization } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { shedLoad, watchOverload } from './overload.ts'

test('A hiccup is forgiven; lag that lasts is not, until it is over', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const began = performance.eventLoopUtilization()
  const isLate = watchOverload(app)
  await measured()
  await block(began)
  expect(isLate()).toBe(false)
  await block(began)
  expect(isLate()).toBe(true)
  await expect.poll(isLate, { timeout: 5000 }).toBe(false)
})

test('While the process was blocked newcomers hear when to come back, and are served as soon as it keeps up', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const began = performance.eventLoopUtilization()
  shedLoad(app, watchOverload(app))
  app.get('/', async () => 'served')
  const ask = async () => {
    const { statusCode, headers } = await app.inject('/')
    return [statusCode, headers['retry-after']]
  }
  expect(await ask()).toStrictEqual([200, undefined])
  await measured()
  await block(began)
  await block(began)
  expect(await ask()).toStrictEqual([503, '2'])
  await expect.poll(ask, { timeout: 5000 }).toStrictEqual([200, undefined])
})

test('Beyond the requests in flight newcomers are refused at once, and served again when one has its answer', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  shedLoad(app, () => false, 2)
  const { promise: released, resolve: release } = Promise.withResolvers<string>()
  app.get('/slow', () => released)
  const slow = [app.inject('/slow'), app.inject('/slow')]
  await Promise.all(slow.map((request) => Promise.race([request, nextTurn()])))
  const refused = await app.inject('/slow')
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toStrictEqual([
    503,
    '2',
    'UNAVAILABLE',
  ])
  release('served')
  expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toStrictEqual([200, 200])
  expect((await app.inject('/slow')).statusCode).toBe(200)
})

/** Until a first turn of the event loop is measured. */
const measured = () => new Promise((resolve) => setTimeout(resolve, 50))

/**
 * Keeps the process from everything else for longer than it may be late, then lets it look once. On a busy machine a process sleeps longer than
 * it wants to: so long that the rest since `began` stays a small share of the look. Waits for turns of the event loop and not for a timer.
 */
async function block(began: EventLoopUtilization): Promise<void> {
  const rest = performance.eventLoopUtilization(began).idle
  const until = performance.now() + Math.max(1700, rest * 20)
  while (performance.now() < until);
  await nextTurn()
  await nextTurn()
}

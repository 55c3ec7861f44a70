import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { shedLoad, watchOverload } from './overload.ts'

test('A hiccup is forgiven; lag that lasts is not, until it is over', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const began = performance.now()
  const isLate = watchOverload(app)
  await measured()
  const looked = await block(began)
  expect(isLate()).toBe(false)
  await block(looked)
  expect(isLate()).toBe(true)
  await expect.poll(() => isLate(), { timeout: 5000 }).toBe(false)
})

test('While the process was blocked newcomers hear when to come back, and are served as soon as it keeps up', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const began = performance.now()
  shedLoad(app, watchOverload(app))
  app.get('/', async () => 'served')
  const { promise: released, resolve: release } = Promise.withResolvers<string>()
  app.get('/slow', () => released)
  const ask = async () => {
    const { statusCode, headers } = await app.inject('/')
    return [statusCode, headers['retry-after']]
  }
  expect(await ask()).toStrictEqual([200, undefined])
  await measured()
  await block(await block(began))
  expect(await ask(), 'few are served, however slowly').toStrictEqual([200, undefined])
  const slow = Array.from({ length: 20 }, () => app.inject('/slow'))
  await Promise.all(slow.map((request) => Promise.race([request, nextTurn()])))
  expect(await ask()).toStrictEqual([503, '2'])
  release('served')
  expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toStrictEqual(Array(20).fill(200))
  await expect.poll(ask, { timeout: 5000 }).toStrictEqual([200, undefined])
})

test('A process with a small heap refuses before the heap is full, and serves again when there is room', async () => {
  const filled = join(import.meta.dirname, 'testing/filled-heap-process.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--max-old-space-size=300', '--expose-gc', filled])
  expect(stdout).toBe('refused\nserved\n')
}, 60_000)

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
 * Keeps the process from everything else for longer than it may be late, then lets it look once. What went before in the same look, `since`
 * then, has to be a small share of it: on a busy machine a pause of 50 ms takes much longer. Waits for turns of the event loop and not for a
 * timer, which would be rest. Resolves with when it has looked.
 */
async function block(since: number): Promise<number> {
  const until = performance.now() + Math.max(1700, (performance.now() - since) * 20)
  while (performance.now() < until);
  await nextTurn()
  await nextTurn()
  return performance.now()
}

import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { shedLoad, watchLag } from './overload.ts'

test('A hiccup is forgiven; lag that lasts is not, until it is over', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const isLate = watchLag(app)
  await block()
  expect(isLate()).toBe(false)
  await block()
  expect(isLate()).toBe(true)
  await expect.poll(isLate, { timeout: 5000 }).toBe(false)
})

test('While the process was blocked newcomers hear when to come back, and are served as soon as it keeps up', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  shedLoad(app, watchLag(app))
  app.get('/', async () => 'served')
  const ask = async () => {
    const { statusCode, headers } = await app.inject('/')
    return [statusCode, headers['retry-after']]
  }
  expect(await ask()).toStrictEqual([200, undefined])
  await block()
  await block()
  expect(await ask()).toStrictEqual([503, '2'])
  await expect.poll(ask, { timeout: 5000 }).toStrictEqual([200, undefined])
})

/** Keeps the process from everything else for longer than it may be late, then lets it look once. */
async function block(): Promise<void> {
  const until = performance.now() + 1700
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 1))
}

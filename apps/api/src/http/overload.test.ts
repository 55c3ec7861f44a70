import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { watchLag } from './overload.ts'

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

/** Keeps the process from everything else for longer than it may be late, then lets it look once. */
async function block(): Promise<void> {
  const until = performance.now() + 1700
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 1))
}

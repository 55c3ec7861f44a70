import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageQueue } from './page-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})

/** A page that ends on demand. */
function openPage() {
  let end = (_page: string): void => {}
  const page = new Promise<string>((resolve) => {
    end = resolve
  })
  return { draw: () => page, end: (text: string) => end(text) }
}

test('The page queue refuses a page that waits for hanging pages when the longest wait has passed', async () => {
  const queue = createPageQueue({ atOnce: 2, longestWaitMs: 4000 })
  for (const hanging of [never, never]) void queue.run(hanging)
  const draw = vi.fn(never)
  const refused = vi.fn()
  void queue.run(draw).then(refused)
  await vi.advanceTimersByTimeAsync(3999)
  expect(refused).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect([refused.mock.calls, draw.mock.calls]).toStrictEqual([[[null]], []])
})

test('The page queue does not refuse a page whose turn has come, however long it takes', async () => {
  const queue = createPageQueue({ atOnce: 1, longestWaitMs: 4000 })
  const { draw, end } = openPage()
  const page = queue.run(draw)
  await vi.advanceTimersByTimeAsync(60_000)
  end('page')
  expect(await page).toBe('page')
})

test('The page queue refuses at once when it is full, and has room again when a wait ends', async () => {
  const queue = createPageQueue({ atOnce: 1, mostWaiting: 2, longestWaitMs: 4000 })
  const first = openPage()
  const page = queue.run(first.draw)
  await vi.advanceTimersByTimeAsync(0)
  const waits = [queue.run(never), queue.run(never)]
  expect(await queue.run(never)).toBeNull()
  await vi.advanceTimersByTimeAsync(4000)
  expect(await Promise.all(waits)).toStrictEqual([null, null])
  const later = queue.run(async () => 'later')
  first.end('first')
  expect(await Promise.all([page, later])).toStrictEqual(['first', 'later'])
  expect(await queue.run(async () => 'after'), 'nothing is left of the waits that ended').toBe('after')
})

test('The page queue counts the time of beforeEach as waiting', async () => {
  const queue = createPageQueue({ atOnce: 1, longestWaitMs: 4000, beforeEach: never })
  const draw = vi.fn(never)
  const page = queue.run(draw)
  await vi.advanceTimersByTimeAsync(4000)
  expect([await page, draw.mock.calls]).toStrictEqual([null, []])
})

test('The page queue gives the turn of a page that fails to the next one', async () => {
  const queue = createPageQueue({ atOnce: 1 })
  const failing = queue.run(() => Promise.reject(new Error('A page')))
  const next = queue.run(async () => 'next')
  await expect(failing).rejects.toThrow('A page')
  expect(await next).toBe('next')
})

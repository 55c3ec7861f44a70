import { beforeEach, expect, test, vi } from 'vitest'
import { handleNavigation } from './navigate.ts'
import { setPrefetcher } from './prefetch/prefetcher.ts'

const pages = new Map<string, () => void>()

/** A page that is ready when `pages.get(path)` is called. */
const arriving = (path: string): Promise<void> => new Promise((resolve) => void pages.set(path, resolve))

beforeEach(() => {
  pages.clear()
  setPrefetcher({ code: async () => undefined, page: arriving })
  history.replaceState(null, '', '/en')
})

// Promise (Addresses): of two links that are followed quickly the last one wins
test('handleNavigation opens the page of the last of two quick clicks, whichever is ready first', async () => {
  const navigate = vi.fn()
  const both = Promise.all([
    handleNavigation(navigate, '/en/slow', undefined),
    handleNavigation(navigate, '/en/quick', undefined),
  ])
  pages.get('/en/quick')?.()
  await Promise.resolve()
  pages.get('/en/slow')?.()
  await both
  expect(navigate.mock.calls.map(([to]) => to)).toStrictEqual(['/en/quick'])
})

test('handleNavigation drops a page that was on its way when somebody went back', async () => {
  const navigate = vi.fn()
  const moved = handleNavigation(navigate, '/en/slow', undefined)
  dispatchEvent(new PopStateEvent('popstate'))
  pages.get('/en/slow')?.()
  await moved
  expect(navigate).not.toHaveBeenCalled()
})

test('handleNavigation drops a page that was on its way when another choice on the same page was made', async () => {
  const navigate = vi.fn()
  const moved = handleNavigation(navigate, '/en/slow', undefined)
  await handleNavigation(navigate, '/en?date=2026-11-21', undefined)
  pages.get('/en/slow')?.()
  await moved
  expect(navigate.mock.calls.map(([to]) => to)).toStrictEqual(['/en?date=2026-11-21'])
})

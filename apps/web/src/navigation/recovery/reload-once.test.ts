import { afterEach, expect, test, vi } from 'vitest'
import { appStarted, mayReload } from './reload-once.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('reloadOnce reloads a page once, and again only after its app had started', () => {
  const first = [mayReload(), mayReload()]
  appStarted()
  expect([...first, mayReload(), mayReload()]).toEqual([true, false, true, false])
})

test('reloadOnce reloads no page without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(mayReload()).toBe(false)
})

import { afterEach, expect, test, vi } from 'vitest'
import { appStarted, mayReload } from './reload-once.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('A page is loaded anew once, and once more only after its app had started', () => {
  const first = [mayReload(), mayReload()]
  appStarted()
  expect([...first, mayReload(), mayReload()]).toEqual([true, false, true, false])
})

test('Where nothing can be kept no page is loaded anew', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(mayReload()).toBe(false)
})

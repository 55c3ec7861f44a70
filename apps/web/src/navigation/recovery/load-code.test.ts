import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeLoaded, loadCode, UnreachableError } from './load-code.ts'

const reload = vi.fn()
const gone = new TypeError('Failed to fetch')
const missing = async (): Promise<never> => Promise.reject(gone)

beforeEach(() => {
  vi.stubGlobal('location', { ...location, reload })
  vi.stubGlobal('fetch', async () => new Response(null))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockClear()
  for (const sheet of sheets()) sheet.remove()
})

const sheets = () => document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')

test('loadCode rejects with the failure where it may not reload', async () => {
  await expect(loadCode(missing, { reload: false })).rejects.toBe(gone)
  expect(reload).not.toHaveBeenCalled()
})

test('loadCode reloads the page once, and again only after code has loaded', async () => {
  void loadCode(missing, { reload: true })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await expect(loadCode(missing, { reload: true })).rejects.toBe(gone)
  codeLoaded()
  void loadCode(missing, { reload: true })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

test('loadCode reloads nothing where the server does not answer', async () => {
  vi.stubGlobal('fetch', missing)
  await expect(loadCode(missing, { reload: true })).rejects.toThrow(UnreachableError)
  expect(reload).not.toHaveBeenCalled()
})

test('loadCode reloads no page without storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(loadCode(missing, { reload: true })).rejects.toBe(gone)
  expect(reload).not.toHaveBeenCalled()
})

test('loadCode loads a stylesheet again that an earlier import lacks, for all who ask, until it has come', async () => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: '/assets/page.css' })
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  const load = vi.fn(async () => 'code')
  const loadIt = () => loadCode(load, { reload: false })
  const [first, second] = [loadIt(), loadIt()]
  expect(sheets()).toHaveLength(2)
  sheets()[1]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('did not come')
  await expect(second).rejects.toThrow('did not come')
  expect(load).not.toHaveBeenCalled()
  const third = loadIt()
  expect(sheets()).toHaveLength(3)
  sheets()[2]?.dispatchEvent(new Event('load'))
  expect([await third, await loadIt()]).toStrictEqual(['code', 'code'])
  expect(sheets()).toHaveLength(3)
})

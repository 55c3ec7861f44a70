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
  sessionStorage.clear()
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

test('loadCode loads a stylesheet again that an earlier import lacks, until it has come', async () => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: '/assets/page.css' })
  document.head.append(link)
  dispatchEvent(new Event('vite:preloadError'))
  const load = vi.fn(async () => 'code')
  const first = loadCode(load, { reload: false })
  expect(sheets()[0]).not.toBe(link)
  sheets()[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('The stylesheet http')
  expect(load).not.toHaveBeenCalled()
  const second = loadCode(load, { reload: false })
  sheets()[0]?.dispatchEvent(new Event('load'))
  expect(await second).toBe('code')
  expect(await loadCode(load, { reload: false })).toBe('code')
  expect(sheets()).toHaveLength(1)
})

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  performance.mark('app-hydrated')
})

/** What the script decides in a browser that says this of its connection. */
async function isDocumentSoonerOn(connection: object | undefined): Promise<boolean> {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  return (await import('./app-progress.ts')).isDocumentSooner()
}

test.each([
  ['as Chromium guesses before it has measured one', { downlink: 1.6, rtt: 100 }, false],
  ['as Chromium guesses at most', { downlink: 1.75, rtt: 125 }, false],
  ['of an office', { downlink: 9.5, rtt: 50 }, false],
  ['from far away', { downlink: 10, rtt: 300 }, false],
  ['of a browser that says nothing', undefined, false],
  ['of a slow phone', { downlink: 1.6, rtt: 150 }, true],
  ['of 3G', { downlink: 0.4, rtt: 400 }, true],
])('A hydrated app on a line %s lets a document come first: %j → %j', async (_, connection, isSooner) => {
  expect(await isDocumentSoonerOn(connection)).toBe(isSooner)
})

import type { Page, Route } from '@playwright/test'

/** Holds back the responses of a call until it is opened; records the requested URLs. */
export async function holdBack(page: Page, url: string | RegExp, method = 'GET') {
  let open = (): void => undefined
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  const requestedUrls: string[] = []
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    requestedUrls.push(route.request().url())
    await isOpen
    // A page that has been left no longer waits.
    await route.continue().catch(() => undefined)
  })
  return { requestedUrls, open: () => open() }
}

/** How a server fails. */
export const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '500': (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'It broke', requestId: 'scenario' } }),
  '503': (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Too much to do', requestId: 'scenario' } }),
  HTML: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Portal</h1>' }),
  'no connection': (route) => route.abort('connectionrefused'),
}

/** More than the cache's three further tries take: 1 + 2 + 4 seconds. */
const PATIENCE_MS = 8_000

/** Fails a call until it is mended; moves the page's clock past the silent retries. */
export async function fails(page: Page, url: string | RegExp, how: keyof typeof FAILURES) {
  let markRequested = (): void => undefined
  const firstRequest = new Promise<void>((resolve) => {
    markRequested = resolve
  })
  const fail = (route: Route): Promise<void> | undefined => {
    markRequested()
    return FAILURES[how]?.(route)
  }
  await page.route(url, fail)
  return {
    /** Waits until the page gives up and says so. */
    async isSeen(): Promise<void> {
      await firstRequest
      for (let waited = 0; waited < PATIENCE_MS; waited += 1000) await page.clock.runFor(1000)
    },
    mend: () => page.unroute(url, fail),
  }
}

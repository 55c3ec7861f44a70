import type { Page } from '@playwright/test'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'

/** The loaded scripts, by their names without the hash. */
function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return
    names.push(
      new URL(request.url()).pathname
        .split('/')
        .at(-1)
        ?.replace(/-[\w-]{8}\.js$/, '') ?? '',
    )
  })
  return names
}

const savesData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

test('a browser that saves data fetches nothing before the person does something', { tag: '@desktop' }, async ({
  page,
}) => {
  await savesData(page)
  const scripts = scriptsOf(page)
  await page.goto('/en', { waitUntil: 'networkidle' })
  expect(scripts).toStrictEqual(['entry-prehydration'])
})

test('the first press works, although it loads the app', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('button', { name: 'Make a wish' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
})

test('the first press without a network needs another press, and loses no page', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const app = '**/assets/entry-browser-*.js'
  await page.route(app, (route) => route.abort())
  await page.goto('/en', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  const failed = page.waitForEvent(
    'requestfailed',
    (request) => request.url().includes('entry-browser') && request.resourceType() === 'script',
  )
  await page.getByRole('button', { name: 'Make a wish' }).click()
  await failed
  await page.unroute(app)
  await context.setOffline(false)
  const field = page.getByRole('dialog').getByRole('textbox').first()
  await expect(async () => {
    if (!(await field.isVisible())) await page.getByRole('button', { name: 'Make a wish' }).click({ timeout: 1000 })
    await expect(field).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
})

const SIGNS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'presses the mouse': ({ mouse }) => mouse.down(),
  'presses a key': ({ keyboard }) => keyboard.press('Tab'),
}

for (const [sign, gives] of Object.entries(SIGNS)) {
  test(`the app starts for a person who saves data and ${sign}`, { tag: '@desktop' }, async ({ page }) => {
    await savesData(page)
    await page.goto('/en/faqs', { waitUntil: 'networkidle' })
    await gives(page)
    await untilHydrated(page)
  })
}

test('a person with the started app moves on without loading a document', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en')
  await untilHydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('contentinfo').locator('a[href$="/faqs"]').click()
  await expect(page).toHaveURL(/\/faqs$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('a person with a session gets the app with the page', { tag: '@phone' }, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'refreshToken', value: 'x', url: baseURL ?? '' }])
  const scripts = scriptsOf(page)
  await page.goto('/en/faqs', { waitUntil: 'networkidle' })
  expect(scripts).toContain('entry-browser')
})

test('pages that are read load the app by themselves, after everything that is read', { tag: '@phone' }, async ({
  page,
}) => {
  /** When the page had loaded and when the app was asked for, in ms. */
  const times = () =>
    page.evaluate(() => {
      const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const app = performance.getEntriesByType('resource').find(({ name }) => /entry-browser-.*\.js$/.test(name))
      return { loaded: arrival?.loadEventStart ?? Number.NaN, app: app?.startTime ?? Number.NaN }
    })
  const getsItLast = async () => {
    await untilHydrated(page)
    const { loaded, app } = await times()
    expect(app).toBeGreaterThanOrEqual(loaded)
  }
  for (const path of ['/en', '/en/faqs', '/en/search']) {
    await page.goto(path)
    await getsItLast()
  }
  await page.goto((await page.locator('article a').first().getAttribute('href')) ?? '')
  await getsItLast()
})

test('scripts that come with a page wait for its styles and pictures', { tag: '@desktop' }, async ({ request }) => {
  const html = await (await request.get('/en/search', { headers: { cookie: 'refreshToken=x' } })).text()
  const links = html.match(/<link [^>]*"modulepreload"[^>]*>/g) ?? []
  expect(links.length).toBeGreaterThan(3)
  expect(links.filter((link) => !/ fetchpriority="low"/i.test(link))).toStrictEqual([])
})

for (const [accepted, encoding] of [
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
] as const) {
  test(`scripts and styles reach a browser that accepts “${accepted}” as ${encoding}`, { tag: '@desktop' }, async ({
    request,
  }) => {
    const html = await (await request.get('/en/search', { headers: { cookie: 'refreshToken=x' } })).text()
    const files = [...html.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css))"/g)].map(([, path = '']) => path)
    const large = files.filter((path) => /(?:vendor|entry-browser|parts)-/.test(path))
    expect(large.length).toBeGreaterThan(3)
    for (const path of large) {
      const answer = await request.head(path, { headers: { 'accept-encoding': accepted } })
      expect([path, answer.headers()['content-encoding']]).toStrictEqual([path, encoding])
    }
  })
}

/**
 * About 140 kB today with headers, and room for ordinary changes: a library that slips into what every page loads turns this red.
 * Of them 87 kB are libraries in a file of their own, which a returning visitor has.
 */
const MOST_KB = 148

test('the app of the front page stays within its size', { tag: '@desktop' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // What is fetched after it is more than the app.
  await savesData(page)
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto('/en')
  await page.keyboard.press('Shift')
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  expect(bytes / 1000).toBeGreaterThan(50)
  expect(bytes / 1000).toBeLessThan(MOST_KB)
})

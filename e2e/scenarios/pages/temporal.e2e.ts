import type { Page } from '@playwright/test'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { STUDIO } from '../../studio.ts'

const POLYFILL = '**/assets/temporal-*.js'

/** Makes the browser one without Temporal, such as Safari. Runs before the scripts of each document. */
async function withoutTemporal(page: Page): Promise<void> {
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'Temporal'))
}

function requestedPolyfills(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const [file = ''] = new URL(request.url()).pathname.split('/').slice(-1)
    if (file.startsWith('temporal-')) requested.push(file)
  })
  return requested
}

test.use({ language: 'ja', timezoneId: 'Pacific/Auckland' })

for (const [title, isMissing] of [
  ['a browser without Temporal fetches its polyfill', true],
  ['a browser with Temporal fetches no polyfill', false],
] as const) {
  // Promise (Addresses): days and times are right in browsers with and without Temporal
  test(`${title}, and leads from the front page to a chosen time`, { tag: '@phone' }, async ({
    page,
    searchPage,
    shopPage,
  }) => {
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(String(error)))
    if (isMissing) await withoutTemporal(page)
    const requested = requestedPolyfills(page)
    await searchPage.findShop()
    await shopPage.chooseTime()
    await untilHydrated(page)
    await expect(page.getByRole('main').getByText('日本時間').first()).toBeVisible()
    expect(requested.length > 0).toBe(isMissing)
    expect(await page.evaluate(() => /native code/.test(String(Temporal.Now.instant)))).toBe(!isMissing)
    expect(failures).toStrictEqual([])
  })
}

test('a browser without Temporal paints the page and fetches the polyfill beside the app, not after it', {
  tag: '@phone',
}, async ({ page }) => {
  await withoutTemporal(page)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry-browser-*.js', async (route) => {
    await held
    await route.continue()
  })
  // The one page loads its app itself, the other by its first script.
  for (const path of ['/ja/auth', `/ja/brands/${STUDIO.shop}`]) {
    const polyfill = page.waitForRequest(POLYFILL)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await polyfill
    expect(await page.evaluate(() => performance.getEntriesByName('app-started').length)).toBe(0)
  }
  release()
  await untilHydrated(page)
})

// Promise (Sentences and limits): a page whose polyfill of Temporal does not come can be read, and starts once it comes
test('a page whose polyfill of Temporal cannot be loaded reads and leads on as it is, and starts once it can', {
  tag: '@phone',
}, async ({ page }) => {
  await withoutTemporal(page)
  await page.route(POLYFILL, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
  const missed = page.waitForResponse(POLYFILL)
  await page.goto('/en/search')
  await page.keyboard.press('Shift')
  await missed
  await expect(async () => {
    await page.getByRole('main').locator('article a').first().click({ timeout: 2000 })
    await expect(page).toHaveURL(/\/brands\//, { timeout: 2000 })
  }, 'a second press, where the first one has loaded the page anew').toPass({ timeout: 30_000 })
  const favorite = page.getByRole('button', { name: 'Add to favorites' })
  await expect(favorite).toBeVisible()
  await page.unrouteAll()
  await expect(async () => {
    await favorite.click({ timeout: 2000 })
    await expect(page).toHaveURL(/\/auth/, { timeout: 2000 })
  }, 'as often as a person tries').toPass({ timeout: 30_000 })
})

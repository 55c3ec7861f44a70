import type { Locator, Page } from '@playwright/test'
import { atTheStudio, reservationPath } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { STUDIO } from '../../studio.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const WAITS = "This can't be shown without a connection. It will appear as soon as you're back online."

const NO_NETWORK = "We couldn't reach the server. Check your connection and try again."

/** How often the page was loaded as a document. */
function loads(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname)
  })
  return documents
}

// Promise (Sentences and limits): without a connection a page that was not read says so, and comes by itself
test('a shop that was not loaded before says that it waits for a connection, and loads by itself when that is back', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/en/search')
  await untilHydrated(page)
  const first = cards(page).first().getByRole('link')
  // Resting on a link prefetches its page: here its code loads, and its data do not.
  await page.route('**/api/v1/shops/*', (route) => route.abort())
  await first.focus()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/shop-[^/]+\.js$/.test(name)),
  )
  await context.setOffline(true)
  await first.click()
  await expect(page).toHaveURL(/\/brands\//)
  await expect(page.getByRole('main').getByText(WAITS)).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading, 'what waits is called by it').toHaveText("You're offline")
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/^You're offline \|/)
  await page.unroute('**/api/v1/shops/*')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await context.setOffline(false)
  await expect(page.getByText(WAITS)).toHaveCount(0)
  await expect(heading).toHaveCount(1)
  await expect(heading).not.toHaveText("You're offline")
  await expect(heading).toBeFocused()
  const shop = (await heading.textContent()) ?? ''
  await expect.poll(() => page.title()).toContain(`${shop}, `)
})

// Promise (Sentences and limits): a page whose code was not read before says so, and opens by itself
test('a page whose code was not loaded before says that it waits for a connection, and opens by itself', {
  tag: '@desktop',
}, async ({ page, context }) => {
  // Saving data turns prefetching off: otherwise the dialog's code would be there without a connection.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/en/search')
  await page.keyboard.press('Shift')
  await untilHydrated(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeFocused()
  await expect(page).toHaveTitle(/^You're offline/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible()
  await page.evaluate(() => addEventListener('dialog-failed', () => performance.mark('dialog-failed')))
  await page.getByRole('button', { name: /^Language and currency/ }).click()
  await page.waitForFunction(() => performance.getEntriesByName('dialog-failed').length > 0)
  await expect(page.getByRole('banner'), 'what cannot come takes nothing with it').toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
  await page.getByRole('button', { name: /^Language and currency/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

// Promise (Sentences and limits): after a release, a page whose code is gone is loaded anew once
test('a page whose code is missing after a release reloads once; missing for good, it is the error page with ways on', {
  tag: '@desktop',
}, async ({ page }) => {
  const documents = loads(page)
  await page.goto('/en/search?keyword=tea')
  await untilHydrated(page)
  await page.route(/\/assets\/shop-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
  await cards(page).first().getByRole('link').click()
  await expect.poll(() => documents.length).toBe(2)
  await expect(page.getByRole('heading', { level: 1 }), 'the server has drawn it').toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page).toHaveTitle(/^Internal Server Error/, { timeout: 1000 })
  }, 'at the second sign of a person').toPass({ timeout: 30_000 })
  const [, shop] = documents
  expect(documents).toStrictEqual(['/en/search', shop])
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unrouteAll()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${shop}(?:\\?|$)`))
  await expect(page.getByRole('button', { name: 'Add to favorites' })).toBeVisible()
})

// Promise (Sentences and limits): a link is followed, whatever of the page could not be loaded
test('a press on a link of a page whose code is missing follows the link, and reloads nothing', {
  tag: '@desktop',
}, async ({ page }) => {
  const documents = loads(page)
  const failed = page.waitForEvent('requestfailed')
  await page.route(/\/assets\/reservation-[^/]+\.js$/, (route) => route.abort())
  const path = reservationPath('en', atTheStudio(STUDIO.lesson, 'code is missing'))
  await page.goto(path)
  await failed
  await page.waitForLoadState('networkidle')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
  expect(documents).toStrictEqual([path.split('?')[0], '/en/term-of-use'])
})

// Promise (Sentences and limits): a sheet whose code does not come
test('a sheet whose code cannot be loaded says so, keeps typed texts, and opens with the next press', {
  tag: '@phone',
}, async ({ page, signInPage, member: _ }) => {
  await page.goto('/en/me/profile')
  const { lastName } = signInPage
  await lastName.fill('Murphy')
  const deletes = page.getByRole('button', { name: 'Delete my account' })
  await page.route(/\/assets\/delete-sheet-[^/]+\.js$/, (route) => route.abort())
  await deletes.click()
  await expect(page.getByText(NO_NETWORK)).toBeVisible()
  await expect(lastName).toHaveValue('Murphy')
  await page.unrouteAll()
  await expect(async () => {
    if (!(await page.getByRole('dialog').isVisible())) await deletes.click({ timeout: 2000 })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(lastName).toHaveValue('Murphy')
})

const parts: readonly [string, string, string, readonly RegExp[], (page: Page) => Locator][] = [
  ['the days of the filters', 'month-calendar', '/en/search', [/^Filters/, /^Date: Any day/], nextMonth],
  ['further days at a shop', 'more-dates', `/en/brands/${STUDIO.shop}`, [/^More dates/], nextMonth],
  [
    'further days of a reservation',
    'month-calendar',
    `/en/reservation/${STUDIO.bowl}`,
    [/^Date and time/, /^More dates/],
    nextMonth,
  ],
  ['the phone number of a profile', 'phone-control', '/en/me/profile', [], (page) => page.getByLabel('Country')],
]

function nextMonth(page: Page): Locator {
  return page.getByRole('button', { name: 'Next month' })
}

for (const [what, chunk, path, presses, there] of parts) {
  test(`${what}, whose code cannot be loaded, says so in its place, and loads with the next press`, {
    tag: '@phone',
  }, async ({ page, member: _ }) => {
    await page.route(new RegExp(`/assets/${chunk}-[^/]+\\.js$`), (route) => route.abort())
    await page.goto(path)
    for (const name of presses) await page.getByRole('button', { name }).click()
    const alert = page.getByRole('alert').filter({ hasText: NO_NETWORK })
    await expect(alert).toBeVisible()
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await page.unrouteAll()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(there(page)).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }), 'it took no page with it').toHaveText(heading ?? '')
  })
}

test('a phone number whose format cannot be loaded is shown as it is stored', {
  tag: '@desktop',
}, async ({ page, people, member, ticketPage }) => {
  const code = await people.reserves(member, atTheStudio(STUDIO.vase, 'phone format'))
  await page.route(/\/assets\/(?:formatted-phone|format-phone)-[^/]+\.js$/, (route) => route.abort())
  await ticketPage.open(code)
  const ticket = page.getByRole('main').getByRole('article')
  await expect(ticket.getByText(/\+\d{10,}/).first()).toBeVisible()
  await page.unrouteAll()
  await expect(async () => {
    // A sign before the code has failed is none.
    await page.keyboard.press('Shift')
    await expect(ticket.getByText(/\+\d+ [\d -]+/).first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
})

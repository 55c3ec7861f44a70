import type { Locator, Page, Route } from '@playwright/test'
import { newAddress } from '../../people/mailbox.ts'
import { consentsAtProvider, newAddressAt } from '../../people/provider.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated, untilPressesCount } from '../../people/started.ts'
import { STUDIO } from '../../studio.ts'

/** Frames of the browser after a press: time on a busy machine says nothing of the page. `npm run bench -- first-taps` measures it. */
const SOON_FRAMES = 2

const APP = '**/assets/entry-browser-*.js'
const PREFERENCES = '**/assets/preferences-sheet-*.js'

const go = (route: Route): Promise<void> => route.continue()

/** Holds a script back until it is released; `end` is its outcome then. */
async function holds(page: Page, script: string, end = go): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(script, async (route) => {
    await held
    await end(route)
  })
  return release
}

/** Presses, and returns in how many frames the element showed that the press waits. */
async function acknowledged(control: Locator): Promise<number> {
  await control.evaluate((element) => {
    // Before the app is there no press gets to the element itself.
    const onClick = (): void => {
      let frames = 0
      const look = (): void => {
        if (element.getAttribute('aria-busy') === 'true') return void Reflect.set(window, 'heardAfterFrames', frames)
        frames += 1
        requestAnimationFrame(look)
      }
      look()
    }
    addEventListener('click', onClick, { capture: true, once: true })
  })
  await control.click({ noWaitAfter: true })
  await expect(control).toHaveAttribute('aria-busy', 'true')
  await expect(control).toHaveCSS('cursor', 'progress')
  return control.page().evaluate(() => Reflect.get(window, 'heardAfterFrames') as number)
}

// Promise (Addresses): a first press shows at once that it was heard
test('the filter button that is pressed before the app has loaded shows it at once, and opens', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holds(page, APP)
  await page.goto('/en/search')
  const filters = page.getByRole('main').getByRole('button', { name: /^Filters/ })
  expect(await acknowledged(filters)).toBeLessThanOrEqual(SOON_FRAMES)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(filters).not.toHaveAttribute('aria-busy')
})

test('“More dates” that is pressed before the app has loaded shows it at once, and opens', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await holds(page, APP)
  await page.goto(`/en/brands/${STUDIO.shop}?serviceId=${STUDIO.bowl}`, { waitUntil: 'commit' })
  await untilPressesCount(page)
  const more = page.getByRole('button', { name: 'More dates' })
  expect(await acknowledged(more)).toBeLessThanOrEqual(SOON_FRAMES)
  release()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
})

// Promise (Addresses): a press on a time shows at once that it was heard
test('a time that is pressed before the app has loaded shows it at once', async ({ page }) => {
  // The browser stays where it is.
  await page.route('**/en/reservation/**', (route) => route.fulfill({ status: 204 }))
  const release = await holds(page, APP)
  await page.goto(`/en/brands/${STUDIO.shop}?serviceId=${STUDIO.bowl}`, { waitUntil: 'commit' })
  await untilPressesCount(page)
  const time = page.getByRole('list', { name: 'Times' }).getByRole('link').first()
  expect(await acknowledged(time)).toBeLessThanOrEqual(SOON_FRAMES)
  release()
})

test('a filter that is chosen before the app has loaded shows it', { tag: '@desktop' }, async ({ page }) => {
  const release = await holds(page, APP)
  await page.goto('/en/search')
  const choice = page.locator('#filters label', { hasText: 'Full day' })
  await choice.click()
  await expect(choice).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page).toHaveURL('/en/search?duration=full-day')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
})

// Promise (Addresses): a press on a button whose dialog comes later than the app shows at once that it was heard
test('a button of the started app whose dialog loads later shows it at once, and opens', async ({ page }) => {
  const release = await holds(page, PREFERENCES)
  await page.goto('/en/search')
  await untilHydrated(page)
  const preferences = page.getByRole('banner').getByRole('button', { name: /^Language and currency/ })
  expect(await acknowledged(preferences)).toBeLessThanOrEqual(SOON_FRAMES)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(preferences).not.toHaveAttribute('aria-busy')
})

test('a button of the started app whose dialog cannot be loaded stops showing that it waits', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holds(page, PREFERENCES, (route) => route.abort())
  await page.goto('/en/search')
  await untilHydrated(page)
  const preferences = page.getByRole('banner').getByRole('button', { name: /^Language and currency/ })
  await acknowledged(preferences)
  release()
  await expect(preferences).not.toHaveAttribute('aria-busy')
})

/** As if React never finished. */
const neverHydrates = (page: Page): Promise<unknown> =>
  page.addInitScript(() => addEventListener('app-hydrated', (event) => event.stopImmediatePropagation()))

test('a link that is followed while the app hydrates the page loads the next page as a document', async ({ page }) => {
  await neverHydrates(page)
  await page.goto('/en/search')
  const loaded = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('/en/brands/'),
  )
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await loaded
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

// Promise (Addresses): a favorite that is pressed before the app has come is kept for after the sign-in
test('a favorite that is pressed before the app has loaded leads to the sign-in, and is not forgotten there', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holds(page, APP)
  await page.goto(`/en/brands/${STUDIO.shop}`, { waitUntil: 'commit' })
  await untilPressesCount(page)
  expect(await acknowledged(page.getByRole('button', { name: 'Add to favorites' }))).toBeLessThanOrEqual(SOON_FRAMES)
  release()
  await expect(page).toHaveURL(/\/en\/auth\?redirect=/)
  expect(await page.evaluate(() => history.state as unknown)).toMatchObject({
    act: { type: 'favorite', shopId: STUDIO.shop },
  })
})

// Promise (Addresses): nothing delays the answer to a press while the app takes over
test('no event of a press reaches React while it hydrates the page', { tag: '@phone' }, async ({ page }) => {
  await neverHydrates(page)
  await page.goto('/en/search')
  const eventTypes = await page.evaluateHandle(() => {
    const names: string[] = []
    for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      document.addEventListener(name, (event) => names.push(event.type), true)
    return names
  })
  const filters = page.getByRole('main').getByRole('button', { name: /^Filters/ })
  await filters.click()
  await expect(filters).toHaveAttribute('aria-busy', 'true')
  expect(await eventTypes.jsonValue()).toStrictEqual([])
})

// Promise (Addresses): the app does not share the line with what is opened later
test('the dialogs of a shop are fetched after the app, which has the connection to itself', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await holds(page, APP)
  const assets: string[] = []
  page.on('request', (request) => void assets.push(request.url()))
  await page.goto(`/en/brands/${STUDIO.shop}`, { waitUntil: 'load' })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(assets.filter((url) => url.includes('/month-calendar-'))).toStrictEqual([])
  const calendar = page.waitForRequest('**/assets/month-calendar-*.js')
  release()
  await calendar
})

// Promise (Addresses): one can give an e-mail before the app has come
test('an e-mail that is sent before the app has loaded waits for it, and is nowhere in the address', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holds(page, APP)
  const address = newAddress('hana')
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/en/auth', { waitUntil: 'commit' })
  await untilPressesCount(page)
  const email = page.getByLabel('Email')
  await email.fill(address)
  const go = page.getByRole('button', { name: 'Continue with email' })
  await go.click()
  await expect(go).toHaveAttribute('aria-busy', 'true')
  await expect(email).toHaveValue(address)
  release()
  await expect(page.getByText(address)).toBeVisible()
  await expect(page.getByLabel('First name')).toBeVisible()
  expect(addresses.filter((url) => url.includes('hana'))).toStrictEqual([])
})

// Promise (Addresses): one can choose a provider before the app has come
test('a provider that is chosen before the app has loaded waits for it', { tag: '@phone' }, async ({
  page,
  signInPage,
}) => {
  const release = await holds(page, APP)
  await page.goto('/en/auth', { waitUntil: 'commit' })
  await untilPressesCount(page)
  const google = page.getByRole('link', { name: 'Continue with Google' })
  await google.click()
  await expect(google).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\/en\/auth/)
  release()
  await consentsAtProvider(page, newAddressAt('gmail.com', 'first-tap'))
  await signInPage.consent()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page.getByText('Sign in successfully!')).toBeVisible()
})

test('the strip of days that was scrolled before the app has loaded stays where it is', {
  tag: '@phone',
}, async ({ page, shopPage }) => {
  const release = await holds(page, APP)
  await shopPage.open(STUDIO.bowl)
  const strip = page.getByRole('list', { name: 'Days' })
  const moved = await strip.evaluate((list) => {
    list.scrollLeft = 400
    return list.scrollLeft
  })
  expect(moved).toBeGreaterThan(300)
  release()
  await untilHydrated(page)
  const inSight = strip.getByRole('button').nth(6)
  await inSight.click()
  await expect(page).toHaveURL(/&date=/)
  await expect(inSight).toHaveAttribute('aria-pressed', 'true')
  expect(await strip.evaluate((list) => list.scrollLeft)).toBe(moved)
})

test('a chosen day outside the visible strip is scrolled into view once the app has loaded', {
  tag: '@phone',
}, async ({ page }) => {
  const date = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
  const release = await holds(page, APP)
  await page.goto(`/en/brands/${STUDIO.shop}?serviceId=${STUDIO.bowl}&date=${date}`)
  const isSeen = (): Promise<boolean> =>
    page.getByRole('list', { name: 'Days' }).evaluate((list) => {
      const chosen = list.querySelector('[aria-pressed="true"]')?.getBoundingClientRect()
      const { left, right } = list.getBoundingClientRect()
      // Widths are fractions of a pixel, the place of a scrolled list is a whole number.
      return chosen !== undefined && chosen.left > left - 1 && chosen.right < right + 1
    })
  expect(await isSeen()).toBe(false)
  release()
  await expect.poll(isSeen).toBe(true)
})

import type { Locator, Page, Route } from '@playwright/test'
import { newAddress } from '../people/mailbox.ts'
import { consents } from '../people/member.ts'
import { consentsAtProvider, newAddressAt } from '../people/provider.ts'
import { expect, test } from '../people/scenario.ts'
import { untilHydrated, untilPressesCount, untilStarted } from '../people/started.ts'
import { STUDIO } from '../studio.ts'

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
    element.addEventListener('click', () => {
      let frames = 0
      const look = (): void => {
        if (element.getAttribute('aria-busy') === 'true') return void Reflect.set(window, 'heardAfterFrames', frames)
        frames += 1
        requestAnimationFrame(look)
      }
      look()
    })
  })
  await control.click({ noWaitAfter: true })
  await expect(control).toHaveAttribute('aria-busy', 'true')
  await expect(control).toHaveCSS('cursor', 'progress')
  return control.page().evaluate(() => Reflect.get(window, 'heardAfterFrames') as number)
}

// Promise (Addresses): a first press shows at once that it was heard
test('Scenario: the filter button that is pressed before the app has loaded shows it at once, and opens', {
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

test('Scenario: the dialog of a button that is pressed before the app has loaded is fetched with the app', async ({
  page,
}) => {
  const release = await holds(page, APP)
  const dialog = page.waitForRequest(PREFERENCES)
  await page.goto('/en', { waitUntil: 'commit' })
  await untilPressesCount(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .click({ noWaitAfter: true })
  await dialog
  expect(await page.evaluate(() => performance.getEntriesByName('app-started').length)).toBe(0)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

// Promise (Addresses): further dates open before the app has come
test('Scenario: a press on “More dates” before the app has come opens a page that has the calendar, and so does a day in it', async ({
  page,
}) => {
  const release = await holds(page, APP)
  const shop = `/en/brands/${STUDIO.shop}?serviceId=${STUDIO.bowl}`
  await page.goto(shop, { waitUntil: 'commit' })
  await untilPressesCount(page)
  await page.getByRole('button', { name: 'More dates' }).click({ noWaitAfter: true })
  const calendar = page.getByRole('grid')
  await expect(calendar).toBeInViewport()
  await expect(page.getByRole('button', { name: 'More dates' })).toHaveAttribute('aria-expanded', 'true')
  await untilPressesCount(page)
  const day = calendar.locator('button[data-document]').last()
  const [, date] = /[?&]date=([-0-9]+)/.exec((await day.getAttribute('data-document')) ?? '') ?? []
  await day.click({ noWaitAfter: true })
  await expect(calendar).toBeHidden()
  await expect(page).toHaveURL((url) => url.searchParams.get('date') === date && date !== undefined)
  release()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'More dates' }).click()
  await expect(calendar).toBeVisible()
})

test('Scenario: the app takes over the calendar that came with the page, without drawing it anew', async ({ page }) => {
  const redrawn: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('drew the document anew')) redrawn.push(message.text())
  })
  await page.goto(`/en/brands/${STUDIO.shop}?serviceId=${STUDIO.bowl}&calendar=open`)
  const cell = await page.getByRole('grid').getByRole('button').first().elementHandle()
  await untilHydrated(page)
  expect(await cell?.evaluate((element) => element.isConnected)).toBe(true)
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByRole('button', { name: 'More dates' })).toHaveAttribute('aria-expanded', 'true')
  expect(redrawn).toStrictEqual([])
})

// Promise (Addresses): a press on a time shows at once that it was heard
test('Scenario: a time that is pressed before the app has loaded shows it at once @both', async ({ page }) => {
  // The browser stays where it is.
  await page.route('**/en/reservation/**', (route) => route.fulfill({ status: 204 }))
  const release = await holds(page, APP)
  await page.goto(`/en/brands/${STUDIO.shop}?serviceId=${STUDIO.bowl}`, { waitUntil: 'commit' })
  await untilPressesCount(page)
  const time = page.getByRole('list', { name: 'Times' }).getByRole('link').first()
  expect(await acknowledged(time)).toBeLessThanOrEqual(SOON_FRAMES)
  release()
})

test('Scenario: a filter that is chosen before the app has loaded shows it @desktop', async ({ page }) => {
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
test('Scenario: a button of the started app whose dialog loads later shows it at once, and opens @both', async ({
  page,
}) => {
  const release = await holds(page, PREFERENCES)
  await page.goto('/en/search')
  await untilStarted(page)
  const preferences = page.getByRole('banner').getByRole('button', { name: /^Language and currency/ })
  expect(await acknowledged(preferences)).toBeLessThanOrEqual(SOON_FRAMES)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(preferences).not.toHaveAttribute('aria-busy')
})

test('Scenario: a button of the started app whose dialog cannot be loaded stops showing that it waits', async ({
  page,
}) => {
  const release = await holds(page, PREFERENCES, (route) => route.abort())
  await page.goto('/en/search')
  await untilStarted(page)
  const preferences = page.getByRole('banner').getByRole('button', { name: /^Language and currency/ })
  await acknowledged(preferences)
  release()
  await expect(preferences).not.toHaveAttribute('aria-busy')
})

// Promise (Addresses): a press while the app takes over the page shows that it was heard before it happens
test('Scenario: a press while the app hydrates the page is shown before it takes effect @both', async ({ page }) => {
  await page.goto('/en/search')
  await untilStarted(page)
  const preferences = page.getByRole('banner').getByRole('button', { name: /^Language and currency/ })
  // Only the press that happens gets so far.
  await preferences.evaluate((element) =>
    element.addEventListener('click', ({ isTrusted }) =>
      Object.assign(window, { press: [isTrusted, element.getAttribute('aria-busy')] }),
    ),
  )
  await preferences.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'press'))).toStrictEqual([false, 'true'])
  await expect(preferences).not.toHaveAttribute('aria-busy')
})

test('Scenario: a link that is followed while the app hydrates the page loads the next page as a document @both', async ({
  page,
}) => {
  // As if React never finished.
  await page.addInitScript(() => {
    const entries = performance.getEntriesByName.bind(performance)
    performance.getEntriesByName = (name, type) => (name === 'app-hydrated' ? [] : entries(name, type))
  })
  await page.goto('/en/search')
  await untilStarted(page)
  const loaded = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('/en/brands/'),
  )
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await loaded
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

// Promise (Addresses): on a slow line the next page comes whole, not as code and data
test('Scenario: a link that is followed on a slow connection soon after the app has loaded loads the next page as a document', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const line = { offline: false, latency: 150, downloadThroughput: 100_000, uploadThroughput: 100_000 }
  await session.send('Network.emulateNetworkConditions', line)
  await page.goto('/en/search', { waitUntil: 'commit' })
  await untilHydrated(page)
  const loaded = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('/en/brands/'),
  )
  await page.getByRole('main').getByRole('article').getByRole('link').first().click({ noWaitAfter: true })
  await loaded
})

// Promise (Addresses): a favorite does not wait for the app, and is kept for after the sign-in
test('Scenario: a favorite that is pressed before the app has loaded leads to the sign-in at once, and is not forgotten there', async ({
  page,
}) => {
  const release = await holds(page, APP)
  await page.goto(`/en/brands/${STUDIO.shop}?serviceId=${STUDIO.bowl}`)
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  const back = encodeURIComponent(`/en/brands/${STUDIO.shop}?serviceId=${STUDIO.bowl}`)
  await expect(page).toHaveURL(`/en/auth?redirect=${back}`)
  release()
  await untilStarted(page)
  expect(await page.evaluate(() => history.state as unknown)).toMatchObject({
    act: { type: 'favorite', shopId: STUDIO.shop },
  })
})

test('Scenario: a favorite that is pressed while the app starts is not forgotten at the sign-in, and nothing stays in the storage of the tab', async ({
  page,
}) => {
  const release = await holds(page, APP)
  const releaseSignIn = await holds(page, '**/en/auth?*')
  // Nothing can be evaluated in a page whose next document is on its way.
  await page.addInitScript(() => addEventListener('app-started', () => console.info('app started')))
  const started = page.waitForEvent('console', (message) => message.text() === 'app started')
  await page.goto(`/en/brands/${STUDIO.shop}?serviceId=${STUDIO.bowl}`)
  const signIn = page.waitForRequest('**/en/auth?*')
  await page.getByRole('button', { name: 'Add to favorites' }).click({ noWaitAfter: true })
  await signIn
  release()
  await started
  releaseSignIn()
  await expect(page.getByLabel('Email')).toBeVisible()
  await untilStarted(page)
  expect(await page.evaluate(() => history.state as unknown)).toMatchObject({
    act: { type: 'favorite', shopId: STUDIO.shop },
  })
  expect(await page.evaluate(() => sessionStorage.getItem('yoyaku.carried'))).toBeNull()
})

test('Scenario: a favorite that is pressed without session storage waits for the app', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  })
  const release = await holds(page, APP)
  await page.goto(`/en/brands/${STUDIO.shop}`)
  expect(await acknowledged(page.getByRole('button', { name: 'Add to favorites' }))).toBeLessThanOrEqual(SOON_FRAMES)
  release()
  await expect(page).toHaveURL(/\/en\/auth\?redirect=/)
  expect(await page.evaluate(() => history.state as unknown)).toMatchObject({ act: { shopId: STUDIO.shop } })
})

// Promise (Addresses): nothing delays the answer to a press while the app takes over
test('Scenario: only a click reaches a part that is not hydrated yet while the app hydrates the page', async ({
  page,
}) => {
  await page.goto('/en/search')
  await untilHydrated(page)
  const eventTypes = await page.evaluateHandle(() => {
    const names: string[] = []
    for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      document.addEventListener(name, (event) => names.push(event.type), true)
    const button = document.createElement('button')
    button.textContent = 'Not taken over'
    document.querySelector('main')?.prepend(button)
    return names
  })
  await page.getByRole('button', { name: 'Not taken over' }).click()
  expect(await eventTypes.jsonValue()).toStrictEqual(['click'])
})

// Promise (Addresses): the app does not share the line with what is opened later
test('Scenario: the dialogs of a shop are fetched after the app, which has the connection to itself', async ({
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
test('Scenario: an e-mail that is sent before the app has loaded waits for it, and is nowhere in the address', async ({
  page,
}) => {
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
test('Scenario: a provider that is chosen before the app has loaded waits for it', async ({ page }) => {
  const release = await holds(page, APP)
  await page.goto('/en/auth', { waitUntil: 'commit' })
  await untilPressesCount(page)
  const google = page.getByRole('link', { name: 'Continue with Google' })
  await google.click()
  await expect(google).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\/en\/auth/)
  release()
  await consentsAtProvider(page, newAddressAt('gmail.com', 'first-tap'))
  await consents(page)
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page.getByText('Sign in successfully!')).toBeVisible()
})

// Promise (Addresses): a page that is asked for does not share the line with what is read ahead
test('Scenario: following a link cancels running prefetches', async ({ page }) => {
  // The browser stays where it is.
  await page.route('**/en/search?*', (route) => route.fulfill({ status: 204 }))
  const release = await holds(page, APP)
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/entry-browser-'))
  await Promise.all([page.waitForRequest(APP), page.goto('/en')])
  await page.locator('main a[href*="categoryId="]').first().click()
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
  release()
})

test('Scenario: the strip of days that was scrolled before the app has loaded stays where it is', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holds(page, APP)
  await page.goto(`/en/brands/${STUDIO.shop}?serviceId=${STUDIO.bowl}`)
  const strip = page.getByRole('list', { name: 'Days' })
  const moved = await strip.evaluate((list) => {
    list.scrollLeft = 400
    return list.scrollLeft
  })
  expect(moved).toBeGreaterThan(300)
  release()
  await untilStarted(page)
  const inSight = strip.getByRole('button').nth(6)
  await inSight.click()
  await expect(page).toHaveURL(/&date=/)
  await expect(inSight).toHaveAttribute('aria-pressed', 'true')
  expect(await strip.evaluate((list) => list.scrollLeft)).toBe(moved)
})

test('Scenario: a chosen day outside the visible strip is scrolled into view once the app has loaded', {
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

import type { Page } from '@playwright/test'
import { atTheStudio } from '../../people/api.ts'
import { publicPaths } from '../../people/public-paths.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { STUDIO } from '../../studio.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      // Playwright's own browser keeps no pages.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [...(launchOptions.args ?? []), '--enable-features=BackForwardCache'],
    }),
})

/** A mark on the document, which a reload removes. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isOriginalDocument', true))
const isRestored = (page: Page) => page.evaluate(() => Reflect.get(window, 'isOriginalDocument') === true)
const whyNot = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'notRestoredReasons'))),
  )

/** Chromium restores pages from its back/forward cache; its headless shell has none, and reloads every page. */
async function keepsPages(page: Page): Promise<boolean> {
  await page.goto('/robots.txt')
  await mark(page)
  await page.goto('/sitemap.xml')
  await page.goBack({ waitUntil: 'commit' })
  return isRestored(page)
}

/**
 * The live connections of the page, and the events that ended them. A page in the back/forward cache reports nothing until it is
 * restored.
 */
const socketsOf = (page: Page) => page.evaluate(() => Object.values(Reflect.get(window, 'sockets') ?? []))

const watchSockets = (page: Page) =>
  page.addInitScript(() => {
    const states: string[] = []
    Reflect.set(window, 'sockets', states)
    window.WebSocket = class extends WebSocket {
      readonly #number = states.push('opening') - 1
      constructor(url: string | URL) {
        super(url)
        this.addEventListener('open', () => {
          states[this.#number] = 'open'
        })
      }
      override close(code?: number): void {
        // What is tidied up later changes nothing.
        if (!states[this.#number]?.startsWith('ended')) states[this.#number] = `ended by ${window.event?.type}`
        super.close(code)
      }
    }
  })

const SHOP = `/en/brands/${STUDIO.shop}`

/** Off to another document, as by a link to elsewhere. */
async function leaves(page: Page): Promise<void> {
  await mark(page)
  await page.goto('/robots.txt')
}

async function findsItAsItWas(page: Page, keeps: boolean): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(SHOP)
  expect(await isRestored(page), await whyNot(page)).toBe(keeps)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('no public page keeps itself out of the back/forward cache, or listens for unload', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const listenerTypes: string[] = []
    Reflect.set(window, 'listenerTypes', listenerTypes)
    const listen = window.addEventListener
    window.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      listenerTypes.push(type)
      listen.call(window, type, listener, options)
    }
  })
  for (const path of [...(await publicPaths(baseURL ?? '')), '/auth'].map((rest) => `/en${rest}`)) {
    const answer = await page.goto(path)
    await untilHydrated(page)
    const listenerTypes = await page.evaluate((): string[] => Reflect.get(window, 'listenerTypes'))
    expect(listenerTypes, path).toContain('popstate')
    const bad = listenerTypes.filter((type) => /unload$/.test(type))
    const set = await page.evaluate(() => [window.onunload, window.onbeforeunload])
    expect([path, answer?.headers()['cache-control'], bad, set]).toStrictEqual([
      path,
      path === '/en/auth' ? 'private, no-cache' : expect.stringMatching(/^public, max-age=0, s-maxage=1,/),
      [],
      [null, null],
    ])
  }
})

test('a shop that a visitor comes back to from another document is restored as it was left, without loading', {
  tag: '@phone',
}, async ({ page }) => {
  const keeps = await keepsPages(page)
  await page.goto(SHOP)
  await untilHydrated(page)
  await leaves(page)
  await findsItAsItWas(page, keeps)
})

// Promise (Attacks and faults): leaving and coming back (a page that the browser keeps)
test('a member comes back to a page as it was left; its live connection ended with leaving, and another tells what was missed and what comes', {
  tag: '@desktop',
}, async ({ page, people, member }) => {
  const keeps = await keepsPages(page)
  await watchSockets(page)
  const bell = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
  await page.goto(SHOP)
  await expect(bell('Notifications')).toBeVisible()
  await expect.poll(() => socketsOf(page)).toStrictEqual(['open'])
  await leaves(page)
  const code = await people.reserves(member, atTheStudio(STUDIO.vase, 'kept page'))
  await findsItAsItWas(page, keeps)
  await expect(bell('Notifications, 1 unread'), 'what was missed').toBeVisible()
  await expect.poll(() => socketsOf(page)).toStrictEqual(keeps ? ['ended by pagehide', 'open'] : ['open'])
  await people.cancels(member, code)
  await expect(bell('Notifications, 2 unread'), 'what comes').toBeVisible()
  expect(await isRestored(page)).toBe(keeps)
})

import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { browser } from '../../scripts/browser.ts'
import { product } from '../../scripts/product.ts'
import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'
import { publicPages } from './public-pages.ts'

const SLOWER = 4
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const TIMES = 3
/** How long after the first paint one taps. */
const MOMENTS = [
  { when: 'at the paint', ms: 0 },
  { when: 'a second later', ms: 1000 },
]
const HEARD_MS = 100
const DONE_MS = 1500

interface Tap {
  readonly what: string
  readonly on: 'home' | 'search' | 'shop'
  readonly control: (page: Page) => Locator
  /** What shows that it is done: in the document of a path that begins so, after the language. */
  readonly done: string
  readonly at?: string
  /** Temporal is deleted, as if the browser were Safari: the app starts once its polyfill is there. */
  readonly withoutTemporal?: true
}

const inHeader = (page: Page, selector: string): Locator =>
  page.getByRole('banner').locator(selector).locator('visible=true').first()

const DIALOG = 'dialog[open] h2'
const SIGN_IN = 'main input[type=email]'

const TAPS: readonly Tap[] = [
  { what: 'home, language', on: 'home', control: (page) => inHeader(page, 'button[aria-haspopup]'), done: DIALOG },
  {
    what: 'home, wish',
    on: 'home',
    control: (page) => page.getByRole('main').locator('button[aria-haspopup=dialog]').last(),
    done: DIALOG,
  },
  {
    what: 'home, sign in',
    on: 'home',
    control: (page) => inHeader(page, 'a[href*="/auth"]'),
    done: SIGN_IN,
    at: '/auth',
  },
  {
    what: 'home, a category',
    on: 'home',
    control: (page) => page.locator('main a[href*="categoryId="]').first(),
    done: 'main h1',
    at: '/search',
  },
  {
    what: 'search, filters',
    on: 'search',
    control: (page) => page.locator('main button[aria-haspopup=dialog]').locator('visible=true').first(),
    done: DIALOG,
  },
  {
    what: 'search, a shop',
    on: 'search',
    control: (page) => page.locator('main article a').first(),
    done: 'main h1',
    at: '/brands/',
  },
  {
    what: 'shop, a day',
    on: 'shop',
    control: (page) => page.locator('#reserve button[aria-pressed=false]:enabled:not([data-full])').first(),
    done: '[data-tapped][aria-pressed=true]',
  },
  {
    what: 'shop, other dates',
    on: 'shop',
    control: (page) => page.locator('#reserve button[aria-expanded]'),
    done: '#reserve table',
  },
  {
    what: 'shop, a time',
    on: 'shop',
    control: (page) => page.locator('#reserve a[href*="/reservation/"]').first(),
    done: 'main h1',
    at: '/reservation/',
  },
  {
    what: 'shop, favorite',
    on: 'shop',
    control: (page) => page.locator('main header button[aria-pressed]').first(),
    done: SIGN_IN,
    at: '/auth',
  },
]

/** Taps whose effect the polyfill delays: it comes with the app. */
const NEEDS_THE_APP = ['home, language', 'search, filters', 'shop, a day']

const withoutTemporal = (tap: Tap): Tap => ({ ...tap, what: `${tap.what}, without Temporal`, withoutTemporal: true })

const ALL_TAPS: readonly Tap[] = [
  ...TAPS,
  ...TAPS.filter(({ what }) => NEEDS_THE_APP.includes(what)).map(withoutTemporal),
]

export const firstTaps: Bench = {
  title: 'First taps',
  about: `The first thing that somebody does on a phone: the processor ${SLOWER} times slower, 1.6 Mbit/s with 150 ms, nothing in the cache. Tapped when the page is first painted and a second later, ${TIMES} times each. From the tap until the page shows that it was heard (the middle one and the longest; at most ${HEARD_MS} ms is the aim) and until what was wanted is there (the middle one of each moment; at most ${DONE_MS} ms is the aim). What takes another page counts until its heading or first field is there. The aims are not reached for every tap yet.`,
  async measure({ say }) {
    const server = await product({ env: { SEED_SHOPS: '80' } })
    const { path } = await browser()
    const chrome = await chromium.launch({ ...(path ? { executablePath: path } : {}), args: ['--no-sandbox'] })
    try {
      const pages = await publicPages(server.origin)
      const figures: Figure[] = []
      for (const tap of ALL_TAPS) {
        say(tap.what)
        const feedbackTimes: number[] = []
        for (const { when, ms } of MOMENTS) {
          const done: number[] = []
          for (let time = 0; time < TIMES; time++) {
            const took = await tapped(chrome, pages[tap.on], tap, ms)
            feedbackTimes.push(took.feedback)
            done.push(took.done)
          }
          figures.push({ what: `${tap.what}: done, tapped ${when}, p50`, value: middle(done), unit: 'ms' })
        }
        figures.push({ what: `${tap.what}: heard, p50`, value: middle(feedbackTimes), unit: 'ms' })
        figures.push({ what: `${tap.what}: heard, longest`, value: Math.max(...feedbackTimes), unit: 'ms' })
      }
      return figures
    } finally {
      await chrome.close()
      await server.stop()
    }
  },
}

interface Took {
  readonly feedback: number
  readonly done: number
}

/** Runs in each document before its scripts. Times are since the epoch, because a tap may lead to another document. */
const watch = (done: string, at: string): string => `{
  const now = () => performance.timeOrigin + performance.now()
  const keep = (name, value) => {
    if (sessionStorage.getItem('tap.' + name) === null) sessionStorage.setItem('tap.' + name, String(value))
  }
  const isShown = (selector) => document.querySelector(selector)?.checkVisibility() === true
  const begin = ({ isTrusted, timeStamp, target }) => {
    if (!isTrusted) return
    keep('begun', performance.timeOrigin + timeStamp)
    target.closest('a, button')?.setAttribute('data-tapped', '')
  }
  addEventListener('click', begin, { capture: true, once: true })
  const look = () => {
    if (sessionStorage.getItem('tap.begun') !== null) {
      const isDone = location.pathname.slice(3).startsWith(${JSON.stringify(at)}) && isShown(${JSON.stringify(done)})
      if (isDone || isShown('[data-waiting]')) keep('feedback', now())
      if (isDone) keep('done', now())
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`

async function tapped(chrome: Browser, url: string, tap: Tap, moment: number): Promise<Took> {
  const { control, done, at = '' } = tap
  const context = await chrome.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch(done, at))
    if (tap.withoutTemporal) await page.addInitScript('delete globalThis.Temporal')
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', SLOW_LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url, { waitUntil: 'commit' })
    const wanted = control(page)
    await wanted.waitFor()
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), moment)
    await wanted.tap({ noWaitAfter: true })
    // Asking in each frame would take the time that is measured.
    await page.waitForFunction(() => sessionStorage.getItem('tap.done') !== null, null, { polling: 250 })
    const when = (name: string): Promise<number> =>
      page.evaluate((key) => Number(sessionStorage.getItem(`tap.${key}`)), name)
    const startedAt = await when('begun')
    return { feedback: (await when('feedback')) - startedAt, done: (await when('done')) - startedAt }
  } finally {
    await context.close()
  }
}

const middle = (numbers: number[]): number => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

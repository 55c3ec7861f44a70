import { chromium, type Locator, type Page } from '@playwright/test'
import { browser } from '../../scripts/browser.ts'
import { product } from '../../scripts/product.ts'
import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'
import { publicPages } from './public-pages.ts'
import { untilStarted } from './until-started.ts'

const SLOWER = 4
const TAPS = 12
const GOOD_MS = 200

export const taps: Bench = {
  title: 'Taps',
  about: `From a tap to the next picture of the page, as the browser's Event Timing tells it (in steps of 8 ms), the processor ${SLOWER} times slower: ${TAPS} taps each, the middle one and the longest, beside a tap on a text of the same page that does nothing. Up to ${GOOD_MS} ms is called good.`,
  async measure({ say }) {
    const server = await product({ env: { SEED_SHOPS: '80' } })
    const { path } = await browser()
    const chrome = await chromium.launch({ ...(path ? { executablePath: path } : {}), args: ['--no-sandbox'] })
    try {
      const urls = await publicPages(server.origin)
      const page = await chrome.newPage({ viewport: { width: 1280, height: 900 } })
      await page.addInitScript(RECORD)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      const figures: Figure[] = []
      for (const [what, url, choices] of [
        [
          'a filter',
          `${urls.search}&sort=popular`,
          (): Locator => page.locator('#filters label:has([name=categoryId])'),
        ],
        ['a date', urls.shop, (): Locator => page.locator('#reserve button[aria-pressed]:enabled:not([data-full])')],
        ['a chooser', urls.shop, (): Locator => page.locator('#reserve nav a')],
      ] as const) {
        say(what)
        await opens(page, url, choices())
        const nothing = await tapped(page, page.locator('h1'))
        const took = await tapped(page, choices())
        const floor = middle(nothing)
        figures.push(
          {
            what: `${what}, p50`,
            value: middle(took),
            unit: 'ms',
            beside: { what: 'a tap on nothing, p50', value: floor },
          },
          {
            what: `${what}, longest`,
            value: Math.max(...took),
            unit: 'ms',
            beside: { what: 'a tap on nothing, longest', value: Math.max(...nothing) },
          },
        )
      }
      return figures
    } finally {
      await chrome.close()
      await server.stop()
    }
  },
}

/** Runs in the page: keeps how long each interaction took, events of one tap under one number. */
const RECORD = `
  globalThis.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
`

async function opens(page: Page, url: string, choice: Locator): Promise<void> {
  await page.goto(url)
  await untilStarted(page)
  if ((await choice.count()) === 0) await page.locator('#reserve li :is(h3, h4) a').first().click()
  await choice.first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** The duration of each tap; one too short to be reported counts as the shortest that is reported. */
async function tapped(page: Page, choices: Locator): Promise<number[]> {
  const took: number[] = []
  for (let tap = 0; tap < TAPS; tap++) {
    await page.evaluate('interactions.clear()')
    await choices.nth(tap % Math.min(4, await choices.count())).click()
    await page.waitForLoadState('networkidle')
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))')
    took.push(Math.max(16, ...(await page.evaluate<number[]>('[...interactions.values()]'))))
  }
  return took
}

const middle = (numbers: number[]): number => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

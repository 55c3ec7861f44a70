import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Result, RunOptions } from 'axe-core'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

type Rules = NonNullable<RunOptions['runOnly']>

/** Half the size of what `axe.source` has, and so half the time to parse it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const ALL: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const OF_COLORS: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What breaks the rules within what the selector finds. The page is given axe once, whose parsing takes as long as some of its runs. */
async function violationsOf(page: Page, runOnly: Rules, within = 'html'): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ([selector, options]) => (await window.axe.run(selector, options)).violations,
    // Without the details of what passed; no rule that is asked for reads style sheets, and no page has frames.
    [within, { runOnly, resultTypes: ['violations'], preload: false, iframes: false }] satisfies [string, RunOptions],
  )
}

/** Whether it is too small also in the middle of the window: at the edge a bar may lie over a part of it. */
async function isSmallTarget(page: Page, selector: string): Promise<boolean> {
  const before = await page.evaluate(() => scrollY)
  await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const violations = await violationsOf(page, { type: 'rule', values: ['target-size'] }, selector)
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), before)
  return violations.length > 0
}

/** What fades in or changes its color is judged once it has: axe would judge the colors between. What never ends is not waited for. */
const waitForAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(finite.map(({ finished }) => finished))
  })

async function violationsIn(page: Page, runOnly: Rules): Promise<unknown[]> {
  await waitForAnimations(page)
  const faults: unknown[] = []
  for (const { id, help, nodes } of await violationsOf(page, runOnly)) {
    const wrong: typeof nodes = []
    for (const node of nodes)
      if (id !== 'target-size' || (await isSmallTarget(page, String(node.target[0])))) wrong.push(node)
    const where = wrong.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`)
    if (wrong.length > 0) faults.push({ id, help, where })
  }
  return faults
}

/** Articles, asides and groups of fields that no name tells from others of their kind: axe has no rule for them. */
const namelessParts = (page: Page): Promise<string[]> =>
  page.locator('article, aside, fieldset').evaluateAll((parts) =>
    parts
      .filter((part) => {
        const labels = part.getAttribute('aria-labelledby')?.split(' ') ?? []
        const names = labels.map((id) => document.getElementById(id)?.textContent)
        const legend = part instanceof HTMLFieldSetElement && part.querySelector(':scope > legend')?.textContent
        return ![part.getAttribute('aria-label'), ...names, legend].some((name) => name && name.trim() !== '')
      })
      .map((part) => `nameless ${part.outerHTML.slice(0, 160)}`),
  )

const faultsIn = async (page: Page): Promise<unknown[]> => [
  ...(await violationsIn(page, ALL)),
  ...(await namelessParts(page)),
]

/** No violation of WCAG 2.2 AA on what the person sees now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsIn(page), `on ${page.url()}`).toStrictEqual([])
}

/** What colors decide alone: for a page whose other rules are judged in colors of ours. */
export const colorFaults = (page: Page): Promise<unknown[]> => violationsIn(page, OF_COLORS)

/** By day all rules; by night those that colors decide. */
export async function faultsInBothSchemes(page: Page): Promise<unknown[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const byDay = await faultsIn(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const byNight = await violationsIn(page, OF_COLORS)
  return [...byDay, ...byNight.map((fault) => ({ dark: fault }))]
}

/** What reaches past the side of a window so wide; a person with large letters would have to scroll two ways. WCAG 1.4.10. */
export async function wideThings(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 640 })
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= room) return []
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > room + 1 && !scrolls(element.parentElement))
      .map((element) => element.outerHTML.slice(0, 160))
      .slice(0, 5)
      .concat('the page scrolls sideways')
  })
}

import type { Page } from '@playwright/test'

/** The layout shift score, and what moved: Google calls up to 0.1 good; nobody notices 0.01. */
export interface Shifts {
  readonly score: number
  readonly moved: readonly string[]
}

/** Runs in the page. */
function observeShifts(): void {
  const shifts = { score: 0, moved: [] as string[] }
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources = [] } = entry as PerformanceEntry & {
        readonly value: number
        readonly sources?: readonly { readonly node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      }
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : node?.parentElement
        const place = ({ left, top }: DOMRect): string => `${Math.round(left)}, ${Math.round(top)}`
        return `${element?.outerHTML.slice(0, 60)} from ${place(from)} to ${place(to)}`
      })
      shifts.score += value
      shifts.moved.push(`${value.toFixed(3)} at ${Math.round(entry.startTime)} ms: ${moved.join('; ')}`)
    }
  }).observe({ type: 'layout-shift' })
}

/** Begins to add up how far things jump that a person sees, however recently they pressed something. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.evaluate(observeShifts)
  return () => shiftsOf(page)
}

/** The same from the first paint of each document that is loaded from now on. */
export async function watchShiftsOfLoads(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(observeShifts)
  return () => shiftsOf(page)
}

const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        // What is drawn last is reported in the frame after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'shifts')))),
        )
      }),
  )

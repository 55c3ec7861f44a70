import type { Page } from '@playwright/test'

/** The layout shift score, and what moved: Google calls up to 0.1 good; nobody notices 0.01. */
export interface Shifts {
  readonly score: number
  readonly moved: readonly string[]
}

/** Begins to add up how far things jump that a person sees, however recently they pressed something. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.evaluate(() => {
    const shifts = { score: 0, moved: [] as string[] }
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          readonly value: number
          readonly sources?: readonly { readonly node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const moved = sources.map(({ node, previousRect: { top: from }, currentRect: { top: to } }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return `${element?.outerHTML.slice(0, 60)} from ${Math.round(from)} to ${Math.round(to)}`
        })
        shifts.score += value
        shifts.moved.push(`${value.toFixed(3)}: ${moved.join('; ')}`)
      }
    }).observe({ type: 'layout-shift' })
  })
  return () =>
    page.evaluate(
      () =>
        new Promise<Shifts>((resolve) => {
          // What is drawn last is reported in the frame after it.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'shifts')))),
          )
        }),
    )
}

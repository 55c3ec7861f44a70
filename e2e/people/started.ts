import type { Page } from '@playwright/test'

/** The first script of the page runs: before that a press is the browser's alone. */
export const untilPressesCount = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-script').length > 0)

/**
 * Waits until the app has hydrated the page; until then a link loads a document. Where the app waits for the person, call
 * `startsApp`.
 */
export const untilStarted = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))

/** Waits until the document is hydrated, too: one that was changed before is rendered anew. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('app-hydrated').length > 0)

/** Moves the mouse, which loads the app, and waits until it has started. In the corner, where no link would be prefetched. */
export async function startsApp(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 3)
  await untilStarted(page)
}

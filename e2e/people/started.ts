import type { Page } from '@playwright/test'

/** The first script of the page runs: before that a press is the browser's alone. */
export const untilPressesCount = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-script').length > 0)

/** The app has taken the page over; until then a link loads a page anew. Where it waits for a person, one has to give a sign. */
export const untilStarted = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))

/** The document is the app's as well: one that another changed before has been drawn anew. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('app-hydrated').length > 0)

/** Gives a sign of a person, at which the app comes, and waits until it has. In the corner: a link there would have its page read ahead. */
export async function startsApp(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 3)
  await untilStarted(page)
}

import type { Page } from '@playwright/test'

/** The app has taken the page over; until then a link loads a page anew. Where it waits for a person, one has to give a sign. */
export const untilStarted = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))

/** Gives a sign of a person, at which the app comes, and waits until it has. */
export async function startsApp(page: Page): Promise<void> {
  await page.mouse.move(40, 300)
  await page.mouse.move(44, 320)
  await untilStarted(page)
}

import type { Page } from '@playwright/test'

/** The first script of the page runs: before that a press is the browser's alone. */
export const untilPressesCount = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-script').length > 0)

/** The app has taken the page over; until then a link loads a document. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('app-hydrated').length > 0)

/** React has begun to. For a page with a clock of its own (`page.clock`), which hides what the app marks. */
export const untilStarted = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))

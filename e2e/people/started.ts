import type { Page } from '@playwright/test'

/** The app has taken the page over; until then a link loads a page anew. */
export const untilStarted = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))

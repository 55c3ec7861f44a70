import type { Page } from '@playwright/test'

/** Waits until nothing lies over the page and the history entry of what did is gone. Before that, a navigation would be aborted. */
export const untilUncovered = (page: Page) => page.waitForFunction(() => history.state?.over === undefined)

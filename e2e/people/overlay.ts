import type { Page } from '@playwright/test'

/** Waits until no overlay is open and its history entry is removed. Before that, a navigation would be aborted. */
export const untilUncovered = (page: Page) => page.waitForFunction(() => history.state?.over === undefined)

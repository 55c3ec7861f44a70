import type { Page } from '@playwright/test'

/** A check that runs on each page of a walk, such as accessibility. */
export type PageCheck = (page: Page) => Promise<void>

export const noCheck: PageCheck = async () => undefined

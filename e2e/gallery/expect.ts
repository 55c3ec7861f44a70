import { expect as base } from '@playwright/test'

/** As long as scenarios wait: outside of Playwright's own runner it would be 5 s, too short for a busy machine. */
export const expect = base.configure({ timeout: 15_000 })

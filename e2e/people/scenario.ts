import { test as base } from '@playwright/test'
import { elsewhere, fromElsewhere } from './api.ts'

/**
 * A scenario from an address of its own, with other people in it, who act without a browser. Pages of another origin use Playwright's
 * `test`: a header more would have their browser ask first.
 */
export const test = base.extend<{ origin: string; people: ReturnType<typeof elsewhere> }>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  extraHTTPHeaders: async ({ origin: _ }, use) => use(fromElsewhere()),
  people: async ({ origin }, use) => use(elsewhere(origin)),
})
export { expect } from '@playwright/test'

import { test as base } from '@playwright/test'
import { elsewhere } from './api.ts'

/** A scenario with other people in it, who act without a browser. */
export const test = base.extend<{ origin: string; people: ReturnType<typeof elsewhere> }>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  people: async ({ origin }, use) => use(elsewhere(origin)),
})
export { expect } from '@playwright/test'

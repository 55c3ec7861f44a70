import { test as base, expect } from '@playwright/test'
import { elsewhere, fromElsewhere } from './api.ts'
import { watchForLostFocus } from './lost-focus.ts'

/**
 * A scenario from an address of its own, with other people in it, who act without a browser. It fails where a control ends itself and
 * the focus falls to the body. Pages of another origin use Playwright's `test`: a header more would have their browser ask first.
 */
export const test = base.extend<{ origin: string; people: ReturnType<typeof elsewhere> }>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  extraHTTPHeaders: async ({ origin: _ }, use) => use(fromElsewhere()),
  context: async ({ context }, use) => {
    const lost = await watchForLostFocus(context)
    await use(context)
    expect(lost, 'controls that ended and left the focus on the body').toEqual([])
  },
  people: async ({ origin }, use) => use(elsewhere(origin)),
})
export { expect } from '@playwright/test'

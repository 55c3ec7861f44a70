import type { Page } from '@playwright/test'

/** The app has taken the page over. A function, not a string: the page's policy lets no text become code. */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(Reflect.get(globalThis, 'document')).some((key) => key.startsWith('__reactContainer')),
  )
}

import { type ElementHandle, launch } from 'puppeteer-core'
import { type Browser, countInPage, findInPage, type Target, TIMEOUT_MS, WINDOW } from './browser.ts'

/** Firefox over WebDriver BiDi, without a window of its own. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'ja' },
  })
  const page = await firefox.newPage()
  await page.setViewport(WINDOW)

  async function find(target: Target): Promise<ElementHandle> {
    const handle = await page.waitForFunction(findInPage, { timeout: TIMEOUT_MS }, target)
    return handle.asElement() as ElementHandle
  }
  return {
    name: 'Firefox',
    version: await firefox.version(),
    open: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    click: async (target) => (await find(target)).click(),
    type: async (target, text) => (await find(target)).type(text),
    sees: async (target) => void (await find(target)),
    count: (selector) => page.evaluate(countInPage, selector),
    screenshot: () => page.screenshot(),
    close: () => firefox.close(),
  }
}

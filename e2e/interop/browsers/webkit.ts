import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, Capabilities, error, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../../scripts/port.ts'
import { type Browser, countInPage, findInPage, type Target, TIMEOUT_MS, WINDOW } from './browser.ts'

/** WebKit: MiniBrowser driven by WebKitWebDriver, on a screen of Xvfb's. `miniBrowser`: its path. */
export async function openWebKit(miniBrowser: string): Promise<Browser> {
  const screen = `:${100 + (process.pid % 400)}`
  const xvfb = spawn('Xvfb', [screen, '-screen', '0', '1024x1024x24', '-nolisten', 'tcp'], { stdio: 'ignore' })
  const port = await freePort()
  const driverProcess = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen, LANG: 'ja_JP.UTF-8', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  async function stop(): Promise<void> {
    for (const child of [driverProcess, xvfb]) {
      if (child.exitCode !== null) continue
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
  }

  const server = `http://127.0.0.1:${port}`
  await untilAnswers(`${server}/status`)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  })
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW })

  const find = async (target: Target): Promise<WebElement> =>
    (await driver.wait(
      () => driver.executeScript<WebElement | null>(`return (${findInPage})(arguments[0])`, target),
      TIMEOUT_MS,
      `Not seen: ${JSON.stringify(target)}`,
    )) as WebElement

  /** Once more where the page has replaced the element between finding and using it. */
  async function use(target: Target, act: (element: WebElement) => Promise<void>): Promise<void> {
    try {
      await act(await find(target))
    } catch (thrown) {
      if (!(thrown instanceof error.StaleElementReferenceError || thrown instanceof error.NoSuchElementError))
        throw thrown
      await act(await find(target))
    }
  }

  const capability = await driver.getCapabilities()
  return {
    name: 'WebKit',
    version: `${capability.get('browserName')} ${capability.get('browserVersion')}`,
    open: (url) => driver.get(url),
    url: () => driver.getCurrentUrl(),
    click: (target) => use(target, (element) => element.click()),
    type: (target, text) => use(target, (element) => element.sendKeys(text)),
    sees: async (target) => void (await find(target)),
    count: (selector) => driver.executeScript<number>(`return (${countInPage})(arguments[0])`, selector),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit()
      await stop()
    },
  }
}

/** Asks again for as long as nothing listens there yet. */
async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new Error(`${url} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

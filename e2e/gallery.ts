// Takes the README's pictures anew, from the running product: `npm run gallery`.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, expect, type Page, request } from '@playwright/test'
import { browser } from '../scripts/browser.ts'
import { product } from '../scripts/product.ts'
import { root, run } from '../scripts/run.ts'
import { newAddress } from './people/mailbox.ts'
import { reserves, signsUp } from './people/member.ts'
import { choosesATime, findsAShop, keepsTheTime } from './people/visitor.ts'
import { type Language, WORDS } from './people/words.ts'

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 }
const folder = join(root, 'docs/pictures')

const built = await run('pnpm', ['--filter', '@yoyaku/web', 'run', 'build'], { quiet: true })
if (built.code !== 0) throw new Error(built.output)
await mkdir(folder, { recursive: true })
const { path } = await browser()
const chrome = await chromium.launch({ ...(path ? { executablePath: path } : {}), args: ['--no-sandbox'] })
const shop = await product()
try {
  await inLanguage(chrome, 'ja', PHONE, async (page) => {
    await page.goto('/ja')
    await take(page, 'home-ja-phone')
  })
  await inLanguage(chrome, 'en', DESKTOP, async (page) => {
    await findsAShop(page, 'en', WORDS.en)
    await take(page, 'shop-en-desktop')
  })
  await inLanguage(chrome, 'zh', PHONE, async (page) => {
    await findsAShop(page, 'zh', WORDS.zh)
    await choosesATime(page, WORDS.zh)
    await page.getByRole('main').getByRole('radio').first().waitFor()
    await take(page, 'reservation-zh-phone')
  })
  await inLanguage(chrome, 'ko', PHONE, async (page) => {
    await findsAShop(page, 'ko', WORDS.ko)
    await choosesATime(page, WORDS.ko)
    await keepsTheTime(page, WORDS.ko)
    await signsUp(page, await request.newContext({ baseURL: shop.origin }), WORDS.ko, newAddress('gallery'))
    await reserves(page, WORDS.ko)
    await take(page, 'ticket-ko-phone')
  })
} finally {
  await chrome.close()
  await shop.stop()
}

async function inLanguage(chrome: Browser, locale: Language, device: object, visit: (page: Page) => Promise<void>) {
  const context = await chrome.newContext({
    ...device,
    baseURL: shop.origin,
    locale,
    timezoneId: 'Asia/Taipei',
    reducedMotion: 'reduce',
  })
  await visit(await context.newPage())
  await context.close()
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0, { timeout: 20_000 })
  await page.evaluate(() => {
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight)
    return Promise.all(seen.map((image) => image.decode()))
  })
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 78 })
  console.log(`docs/pictures/${name}.jpg`)
}

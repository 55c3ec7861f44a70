import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type Page, request } from '@playwright/test'
import { newAddress } from '../people/mailbox.ts'
import { reserves, signsUp } from '../people/member.ts'
import { choosesATime, findsAShop, keepsTheTime } from '../people/visitor.ts'
import { type Language, WORDS } from '../people/words.ts'
import { expect } from './expect.ts'

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 }

/** The pictures that the README shows. */
export async function takeReadme(chrome: Browser, origin: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })

  async function take(page: Page, name: string): Promise<void> {
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0, { timeout: 20_000 })
    await page.evaluate(() => {
      const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      return Promise.all(seen.map((image) => image.decode()))
    })
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 78 })
    console.log(join(folder, `${name}.jpg`))
  }

  async function visit(locale: Language, device: object, name: string, way: (page: Page) => Promise<void>) {
    const context = await chrome.newContext({
      ...device,
      baseURL: origin,
      locale,
      timezoneId: 'Asia/Taipei',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await way(page)
    await take(page, name)
    await context.close()
  }

  await visit('ja', PHONE, 'home-ja-phone', async (page) => void (await page.goto('/ja')))
  await visit('en', DESKTOP, 'shop-en-desktop', (page) => findsAShop(page, 'en', WORDS.en))
  await visit('zh', PHONE, 'reservation-zh-phone', async (page) => {
    await findsAShop(page, 'zh', WORDS.zh)
    await choosesATime(page, WORDS.zh)
    await page.getByRole('main').getByRole('radio').first().waitFor()
  })
  await visit('ko', PHONE, 'ticket-ko-phone', async (page) => {
    await findsAShop(page, 'ko', WORDS.ko)
    await choosesATime(page, WORDS.ko)
    await keepsTheTime(page, WORDS.ko)
    await signsUp(page, await request.newContext({ baseURL: origin }), WORDS.ko, newAddress('gallery'))
    await reserves(page, WORDS.ko)
  })
}

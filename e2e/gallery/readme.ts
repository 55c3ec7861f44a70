import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { ReservationPage } from '../page-objects/reservation-page.ts'
import { SearchPage } from '../page-objects/search-page.ts'
import { ShopPage } from '../page-objects/shop-page.ts'
import { SignInPage } from '../page-objects/sign-in-page.ts'
import { newAddress } from '../people/mailbox.ts'
import type { Language } from '../people/words.ts'
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
  await visit('en', DESKTOP, 'shop-en-desktop', (page) => new SearchPage(page, 'en').findShop())
  await visit('zh', PHONE, 'reservation-zh-phone', async (page) => {
    await new SearchPage(page, 'zh').findShop()
    await new ShopPage(page, 'zh').chooseTime()
    await page.getByRole('main').getByRole('radio').first().waitFor()
  })
  await visit('ko', PHONE, 'ticket-ko-phone', async (page) => {
    const reservationPage = new ReservationPage(page, 'ko')
    await new SearchPage(page, 'ko').findShop()
    await new ShopPage(page, 'ko').chooseTime()
    await reservationPage.holdAndSignIn()
    await new SignInPage(page, 'ko').signUp(newAddress('gallery'))
    await reservationPage.reserve()
  })
}

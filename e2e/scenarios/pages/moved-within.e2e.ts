import type { Page } from '@playwright/test'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'

/** The tags of the head that describe the page. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name))
    return {
      titles: [...document.querySelectorAll('title')].filter((one) => one.closest('svg') === null).length,
      canonical: all('link[rel=canonical]', 'href').map((href) => new URL(href ?? '').pathname),
      alternates: all('link[rel=alternate][hreflang]', 'hreflang'),
      alternatePaths: all('link[rel=alternate][hreflang=ja]', 'href').map((href) => new URL(href ?? '').pathname),
      descriptions: all('meta[name=description]', 'content').length,
      robots: all('meta[name=robots]', 'content'),
    }
  })

const expectedHead = (path: string, robots: readonly string[] = []) => ({
  titles: 1,
  canonical: [`/en${path}`],
  alternates: ['en', 'ko', 'ja', 'zh-Hant', 'x-default'],
  alternatePaths: [`/ja${path}`],
  descriptions: 1,
  robots,
})

// Promise (Addresses): after a move within the app, those of the new page only
test('the head after a move within the app describes the new page only: title, canonical, languages, description, robots', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en/search')
  await untilHydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/brands\//)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  const shop = new URL(page.url()).pathname.replace('/en', '')
  await expect.poll(() => readHead(page)).toStrictEqual(expectedHead(shop))
  const shopTitle = await page.title()

  await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/auth/)
  await expect.poll(() => readHead(page)).toStrictEqual(expectedHead('/auth', ['noindex']))
  await page.goBack()
  await expect.poll(() => readHead(page)).toStrictEqual(expectedHead(shop))
  expect(await page.title()).toBe(shopTitle)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveURL('/en/privacy')
  await expect.poll(() => readHead(page)).toStrictEqual(expectedHead('/privacy'))
  // What only others read of a page is the server's: none of another page's is left.
  const cards = await page.evaluate(() => document.querySelectorAll('meta[property^="og:"]').length)
  expect([cards, await page.evaluate(() => 'stayed' in window)]).toStrictEqual([0, true])
})

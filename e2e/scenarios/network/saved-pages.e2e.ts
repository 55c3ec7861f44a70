import type { Page } from '@playwright/test'
import { atTheStudio } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { STUDIO } from '../../studio.ts'

test.use({ language: 'ja' })

/** What is saved of the list and of tickets. */
const saved = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('saved-pages')
    const pages = (await cache.keys()).filter(({ url }) => url.includes('/me/my-reservation'))
    return Promise.all(pages.map(async (key) => (await cache.match(key))?.text() ?? ''))
  })

const SAVED = /^ページを読み込めませんでした。.+に保存した内容を表示しています。/

// Promise (Sentences and limits): a ticket that was read once can be read without a connection, until the member signs out
test('a ticket is read again without a connection, and is gone once the member has signed out', {
  tag: '@phone',
}, async ({ page, context, people, member, ticketPage }) => {
  const code = await people.reserves(member, atTheStudio(STUDIO.lesson, 'ticket without a connection'))
  await page.goto('/ja/me/my-reservation')
  await page.getByRole('main').locator(`a[href*="${code}"]`).first().click()
  await expect(page.getByRole('main').getByText(code, { exact: true })).toBeVisible()
  await expect.poll(() => saved(page)).toEqual([expect.stringContaining(code), expect.stringContaining('0285-00-0000')])
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')

  await context.setOffline(true)
  await ticketPage.open(code)
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(page.getByText(code, { exact: true })).toBeVisible()
  await expect(page.getByText('0285-00-0000')).toBeVisible()
  await expect(page.locator('main section, main article').first(), 'its styles are saved, too').not.toHaveCSS(
    'border-radius',
    '0px',
  )
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.goto('/ja/me/my-reservation')
  await page.getByRole('main').locator(`a[href*="${code}"]`).first().click()
  await expect(page.getByText(code, { exact: true })).toBeVisible()

  await context.setOffline(false)
  // The worker may learn later than the page that there is a network.
  await expect(async () => {
    const again = page.getByRole('link', { name: 'もう一度試す' })
    if (await again.isVisible()) await again.click()
    await expect(page.getByText(SAVED)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /のアカウント$/ })
    .click()
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect.poll(() => page.evaluate(() => caches.has('saved-pages'))).toBe(false)
})

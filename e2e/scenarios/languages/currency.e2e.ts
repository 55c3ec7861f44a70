import { atTheStudio } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { STUDIO } from '../../studio.ts'

test.use({ language: 'ja' })

// Promise (Screens): prices: the currency of the language is one press away at a first visit, and kept
test('a reader of Japanese is offered yen once at a first visit, takes it with one press, and keeps it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/ja/search')
  const main = page.getByRole('main')
  await expect(main.getByRole('article').first()).toContainText('NT$')
  await main.getByRole('button', { name: '日本円で表示する' }).click()
  await expect(main.getByRole('article').first()).toContainText(/[¥￥]/)
  await expect(main.getByText('価格は')).toHaveCount(0)
  await page.reload()
  await untilHydrated(page)
  await expect(main.getByRole('article').first()).toContainText(/[¥￥]/)
  await expect(main.getByText('価格は')).toHaveCount(0)
})

// Promise (Screens): prices: on a phone the currency of the language is offered in sight, above the first result
test('a small phone shows the offer of yen whole, and the first result in its upper half', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/ja/search')
  const main = page.getByRole('main')
  for (const name of ['日本円で表示する', '台湾ドルのまま表示する']) {
    await expect(main.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  const first = await main.getByRole('article').first().boundingBox()
  expect(first?.y).toBeLessThan(320)
})

// Promise (Screens): the front page offers the currency of its language beside its first prices
test('the front page offers yen beside its first prices, and the search after it does not ask again', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/ja')
  const ranking = page.getByRole('region', { name: '予約の多いお店' })
  await expect(ranking.getByRole('listitem').first()).toContainText('NT$')
  await ranking.getByRole('button', { name: '日本円で表示する' }).click()
  await expect(ranking.getByRole('listitem').first()).toContainText(/[¥￥]/)
  await expect(page.getByText('価格は')).toHaveCount(0)
  await page.goto('/ja/search')
  await untilHydrated(page)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/[¥￥]/)
  await expect(page.getByText('価格は')).toHaveCount(0)
})

test('a reader who keeps the currency of a first visit is not asked again', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/ja/search')
  const keep = page.getByRole('main').getByRole('button', { name: '台湾ドルのまま表示する' })
  await keep.click()
  await expect(keep).toHaveCount(0)
  await page.reload()
  await untilHydrated(page)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('NT$')
  await expect(keep).toHaveCount(0)
})

// Promise (Screens): prices: a converted one is called an estimate, beside what is paid at the shop
test('a converted price names the amount that is paid at the shop and that it is an estimate', {
  tag: '@phone',
}, async ({ page, shopPage, reservationPage }) => {
  const note = page.getByText('お店でのお支払いは日本円です。台湾ドルの価格は為替レートによる目安です。')
  await reservationPage.open(atTheStudio(STUDIO.bowl, 'converted price'))
  await expect(note).toBeVisible()
  await shopPage.open(STUDIO.bowl)
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: '日本円で表示する' }).click()
  await expect(note).toHaveCount(0)
  await expect(page.locator('#reserve')).not.toContainText('NT$')
})

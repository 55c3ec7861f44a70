import type { Locator, Page } from '@playwright/test'
import { atTheStudio } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { STUDIO } from '../../studio.ts'

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })

// Promise (Screens): Back closes a sheet, and the page stays
test('Back closes the calendar of the filters, then the filters, and leaves nothing of them in the history', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const open = page.getByRole('button', { name: /^Filters/ })
  const filters = dialog(page, 'Filters')
  await open.click()
  await filters.getByRole('button', { name: 'Date: Any day' }).click()
  await expect(dialog(page, 'Date')).toBeVisible()
  await page.goBack()
  await expect(dialog(page, 'Date')).toHaveCount(0)
  await expect(filters).toBeVisible()
  await page.goBack()
  await expect(filters).toHaveCount(0)
  await expect(page).toHaveURL('/en/search')
  await expect(open, 'the focus is where it was').toBeFocused()

  await page.goForward()
  await expect(filters, 'a closed sheet does not come back').toHaveCount(0)

  await open.click()
  await filters.getByRole('button', { name: 'Close' }).click()
  await expect(filters).toHaveCount(0)
  await open.click()
  await expect(filters).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filters).toHaveCount(0)
  await open.click()
  await filters.getByLabel('People').selectOption('2')
  await filters.getByRole('button', { name: /^(Apply|Show \d)/ }).click()
  await expect(page).toHaveURL('/en/search?quantity=2')
  await expect(filters).toHaveCount(0)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveURL('/en/privacy')
  await expect.poll(() => page.evaluate(() => scrollY), 'moving on is no way back').toBe(0)
  await page.goBack()

  await open.click()
  await expect(filters).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => history.state === null)
  await page.goBack()
  await expect(page).toHaveURL('/en')
})

// Promise (Screens): Back closes the bell, a cancellation and a wish
test("Back closes the bell, a cancellation and a wish; Back from a notification's page leads to the page before", {
  tag: '@phone',
}, async ({ page, people, member }) => {
  const code = await people.reserves(member, atTheStudio(STUDIO.vase, 'goes back'))
  await page.goto('/en/faqs')
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  const list = page.getByRole('region', { name: 'Notifications' })
  await bell.click()
  await expect(list).toBeVisible()
  await page.goBack()
  await expect(list).toBeHidden()
  await expect(page).toHaveURL('/en/faqs')
  await bell.click()
  await list.getByRole('link').first().click()
  await expect(page).toHaveURL(`/en/me/my-reservation?code=${code}`)

  const cancelling = dialog(page, 'Cancel this reservation?')
  await page.getByRole('button', { name: 'Cancel this reservation' }).click()
  await expect(cancelling).toBeVisible()
  await page.goBack()
  await expect(cancelling).toHaveCount(0)
  await expect(page).toHaveURL(`/en/me/my-reservation?code=${code}`)
  await page.goBack()
  await expect(page).toHaveURL('/en/faqs')

  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/en')
  await page.getByRole('button', { name: 'Make a wish' }).click()
  const wishDialog = dialog(page, 'Make a wish')
  await wishDialog.getByRole('textbox').first().fill('A tea ceremony in Uji')
  await page.goBack()
  await expect(wishDialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Make a wish' }).click()
  await expect(wishDialog.getByRole('textbox').first(), 'what was typed is kept').toHaveValue('A tea ceremony in Uji')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/en/faqs')
})

// Promise (Screens): another language is no step back
test('Back skips changes of language and currency, with and without the app', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en/faqs')
  await page.goto('/en/search?keyword=tea')
  const preferences = page.getByRole('button', { name: /^Language and currency/ })
  await preferences.click()
  await page.getByRole('dialog').getByText('JPY').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await preferences.click()
  await page.getByRole('dialog').getByRole('link', { name: '한국어' }).click()
  await expect(page).toHaveURL('/ko/search?keyword=tea')
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL('/ja/search?keyword=tea')
  await page.goBack()
  await expect(page).toHaveURL('/en/faqs')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[hreflang="ja"]')?.click())
  await expect(page).toHaveURL('/ja/faqs')
  await page.goForward()
  await expect(page).toHaveURL('/ja/search?keyword=tea')
})

/** The visible state of the list: the scroll position, and the shop at the top of the screen. */
const placeIn = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('main article')]
    const top = cards.find((card) => card.getBoundingClientRect().bottom > 0)
    return { shops: cards.length, top: top?.querySelector('a')?.pathname, at: Math.round(scrollY) }
  })

/** Filters in the sheet of a phone, and far down in what they leave. */
async function filters(page: Page): Promise<void> {
  await page.goto('/ja')
  await page.getByRole('main').getByRole('button', { name: '検索' }).click()
  await page.getByRole('button', { name: /^絞り込み/ }).click()
  const sheet = dialog(page, '絞り込み')
  await sheet.getByLabel('人数').selectOption('2')
  await sheet.getByRole('button', { name: /^(適用|\d.*を表示|.*店を見る)/ }).click()
  await expect(page).toHaveURL('/ja/search?quantity=2')
  await expect(sheet).toHaveCount(0)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.nth(20)).toBeVisible()
  await cards.nth(20).scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBeGreaterThan(24)
  await cards.nth(30).scrollIntoViewIfNeeded()
}

for (const [name, back] of Object.entries({
  'from a shop': (page: Page) => page.goBack(),
  'from a reservation by way of the shop': async (page: Page) => {
    await page.getByRole('list', { name: '時間', exact: true }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/reservation\//)
    await page.goBack()
    await expect(page).toHaveURL(/\/brands\//)
    await page.goBack()
  },
  'from a shop whose document was loaded anew meanwhile': async (page: Page) => {
    await page.reload()
    await untilHydrated(page)
    await page.goBack()
  },
})) {
  // Promise (Screens): search: so it is with filters, on a phone, also where the list has to be read anew
  test(`Back ${name} leads to the filtered list as it was left`, { tag: '@phone' }, async ({ page }) => {
    await filters(page)
    const shop = page.getByRole('main').getByRole('article').nth(30).getByRole('link')
    await shop.scrollIntoViewIfNeeded()
    const left = await placeIn(page)
    await shop.click()
    await expect(page).toHaveURL(/\/brands\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await back(page)
    await expect(page).toHaveURL('/ja/search?quantity=2')
    await expect.poll(() => placeIn(page)).toStrictEqual(left)
    await expect(page.getByRole('button', { name: '絞り込み' })).toContainText('1')
  })
}

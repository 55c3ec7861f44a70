import type { Page } from '@playwright/test'
import { expect, test } from '../people/scenario.ts'

type Found = { readonly shop: string; readonly service: string }

/** A seven-seater of the demo catalog. */
async function findsAMinivan(origin: string): Promise<Found> {
  const answer = await fetch(`${origin}/api/v1/shops/search?keyword=minivan&limit=1`, {
    headers: { 'accept-language': 'en' },
  })
  const { data } = (await answer.json()) as { data: { id: string; searched: { id: string } | null }[] }
  const [shop] = data
  return { shop: shop?.id ?? '', service: shop?.searched?.id ?? '' }
}

const later = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const dayIn = (page: Page, date: string) => page.getByRole('dialog').locator(`button[data-value="${date}"]`)

/** Presses the pick-up in the month after this one, and the return so many days later; both scenarios have days of their own. */
async function choosesDays(page: Page, days: number, nth: number): Promise<string> {
  await page.locator('[data-rental-days]').locator('visible=true').click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('[data-part="next-trigger"]').click()
  const pickUp = sheet.locator('button[data-value]:not([data-disabled])').nth(nth)
  const date = (await pickUp.getAttribute('data-value')) ?? ''
  await pickUp.click()
  await dayIn(page, later(date, days)).click()
  await expect(sheet).toBeHidden()
  return date
}

// Promise (Screens): rentals: pick-up and return as a range in search, shop and reservation, priced a day and in all
test('Scenario (zh): a family looks for a car for three days on a desktop, and books it with a later return', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/zh/search?categoryId=car-rental')
  const date = await choosesDays(page, 3, 4)
  await expect(page).toHaveURL(new RegExp(`date=${date}&days=3`))
  await page.locator('article a[href*="/brands/"]').first().click()
  await expect(page).toHaveURL(new RegExp(`/brands/.*date=${date}&days=3`))
  const box = page.locator('li[data-open]')
  await expect(box.getByText(/^共 /)).toBeVisible()
  await expect(box.getByText('3 天', { exact: true }).first()).toBeVisible()
  await box.getByLabel('取車時間').selectOption({ index: 4 })
  await box.getByLabel('還車時間').selectOption({ index: 2 })
  await box.getByRole('link', { name: '以這些日期預約' }).click()
  await expect(page).toHaveURL(new RegExp(`/reservation/.*date=${date}&time=.*&returnTime=`))
  await expect(page.getByRole('complementary').getByText('還車時間')).toBeVisible()
})

// Promise (Screens): rentals: the return moves while the pick-up stays
test('Scenario (ja): a family moves the return of a rental while they book it on a phone', {
  tag: '@phone',
}, async ({ page, origin }) => {
  const { shop, service } = await findsAMinivan(origin)
  await page.goto(`/ja/brands/${shop}?serviceId=${service}`)
  const date = await choosesDays(page, 2, 10)
  await page.locator('li[data-open]').getByRole('link', { name: 'この日程で予約する' }).click()
  await expect(page).toHaveURL(new RegExp(`/reservation/${service}\\?.*date=${date}`))
  await page.getByRole('button', { name: /^受取日時/ }).click()
  await page.locator('[data-rental-days]').click()
  // The day is kept; only the return moves.
  await dayIn(page, date).click()
  await dayIn(page, later(date, 3)).click()
  await expect(
    page
      .getByText(/^3日間/)
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  await expect(page.getByLabel('受取時刻')).not.toHaveValue('')
})

// Promise (Screens): rentals: the days are chosen with the keys, and each says what it would be
test('Scenario: the days of a rental are chosen with the keys, and left with Escape', {
  tag: '@desktop',
}, async ({ page, origin }) => {
  const { shop, service } = await findsAMinivan(origin)
  await page.goto(`/en/brands/${shop}?serviceId=${service}`)
  const field = page.locator('[data-rental-days]')
  const sheet = page.getByRole('dialog')
  await field.press('Enter')
  await sheet.locator('[data-part="next-trigger"]').press('Enter')
  const focused = sheet.locator('[data-part=table-cell-trigger][data-focus]:not([data-outside-range])')
  const pickUp = sheet.getByRole('button', { name: /^Pick up on / }).nth(4)
  await pickUp.focus()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('status').first()).toHaveText(/^Pick-up: .*Now choose the day of return\.$/)
  for (let days = 0; days < 2; days += 1) await page.keyboard.press('ArrowRight')
  await expect(focused).toBeFocused()
  await expect(focused).toHaveAccessibleName(/^Return on /)
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(field).toHaveAccessibleName(/^Pick-up .*, return .*, 2 days/)
  await field.press('Enter')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(field).toBeFocused()
})

import type { Page } from '@playwright/test'
import { button } from '../../people/at-the-studio.ts'
import { expect, test } from '../../people/scenario.ts'
import { BEGAN, STUDIO } from '../../studio.ts'

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
test('Scenario (zh): seven people find a car for four days on a desktop, and return it later and at the airport', {
  tag: '@desktop',
}, async ({ page }) => {
  const soon = later(new Date(BEGAN).toISOString().slice(0, 10), 2)
  await page.goto(`/zh/search?cityId=mashiko&date=${soon}&days=1&quantity=7`)
  const date = await choosesDays(page, 4, 4)
  await expect(page).toHaveURL(new RegExp(`date=${date}&days=4&quantity=7`))
  const card = page.getByRole('article', { name: '益子租車' })
  await card.locator('a[href*="/brands/"]').click()
  await expect(page).toHaveURL(new RegExp(`/brands/.*date=${date}&days=4&quantity=7`))
  const box = page.locator('li[data-open]')
  await expect(box.getByText('4 天', { exact: true }).first()).toBeVisible()
  await box.getByLabel('取車時間').selectOption('10:00')
  await box.getByLabel('還車時間').selectOption('18:00')
  await expect(box.getByText('還車時間晚於取車時間，加計一天。')).toBeVisible()
  await expect(box.getByText('5 天', { exact: true })).toBeVisible()
  await box.getByRole('link', { name: '以這些日期預約' }).click()
  await expect(page).toHaveURL(
    new RegExp(`/reservation/${STUDIO.van}\\?.*date=${date}&time=10%3A00&returnTime=18%3A00`),
  )
  await page.getByRole('button', { name: /^取車時間/ }).click()
  await page.getByLabel('還車地點').selectOption(STUDIO.airport)
  await button(page, '下一步：聯絡資料').click()
  const summary = page.getByRole('complementary')
  await expect(summary.getByText('機場租車')).toBeVisible()
  await expect(summary.getByText(/18:00/)).toBeVisible()
})

// Promise (Screens): rentals: the return moves while the pick-up stays
test('Scenario (ja): a family moves the return of a rental while they book it on a phone', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`/ja/brands/${STUDIO.cars}`)
  const date = await choosesDays(page, 2, 10)
  await page.locator('li[data-open]').getByRole('link', { name: 'この日程で予約する' }).click()
  await expect(page).toHaveURL(new RegExp(`/reservation/${STUDIO.van}\\?.*date=${date}`))
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
}, async ({ page }) => {
  await page.goto(`/en/brands/${STUDIO.cars}`)
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

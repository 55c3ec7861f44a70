import type { Page } from '@playwright/test'
import { button } from '../people/at-the-studio.ts'
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

// Promise (Screens): rentals: pick-up and return as a range, priced a day and in all
test('Scenario (zh): a family rents a car for three days on a desktop', {
  tag: '@desktop',
}, async ({ page, origin }) => {
  const { shop, service } = await findsAMinivan(origin)
  await page.goto(`/zh/brands/${shop}?serviceId=${service}`)
  const date = await choosesDays(page, 3, 4)
  await expect(page).toHaveURL(new RegExp(`date=${date}&days=3`))
  const box = page.locator('li[data-open]')
  await expect(box.getByText(/^3 天/).first()).toBeVisible()
  await expect(box.getByText(/^共 /)).toBeVisible()
  await box.getByLabel('取車時間').selectOption({ index: 4 })
  await box.getByRole('link', { name: '以這些日期預約' }).click()
  await expect(page).toHaveURL(new RegExp(`/reservation/${service}\\?.*date=${date}`))
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
  await expect(button(page, /^\d\d:\d\d/).first()).toBeVisible()
})

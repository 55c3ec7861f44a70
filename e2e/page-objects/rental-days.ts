import { expect, type Locator, type Page } from '@playwright/test'

/** The date so many days after another. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The field of pick-up and return, on pages of search, shop and reservation, with the calendar that it opens. */
export class RentalDays {
  readonly field: Locator
  readonly sheet: Locator
  readonly nextMonth: Locator

  constructor(page: Page) {
    this.field = page.locator('[data-rental-days]').locator('visible=true')
    this.sheet = page.getByRole('dialog')
    this.nextMonth = this.sheet.locator('[data-part="next-trigger"]')
  }

  day(date: string): Locator {
    return this.sheet.locator(`button[data-value="${date}"]`)
  }

  /** Takes the nth free day of the next month as pick-up, and the return so many days later. Returns the date of the pick-up. */
  async choose(days: number, nth: number): Promise<string> {
    await this.field.click()
    await this.nextMonth.click()
    const pickUp = this.sheet.locator('button[data-value]:not([data-disabled])').nth(nth)
    const date = (await pickUp.getAttribute('data-value')) ?? ''
    await pickUp.click()
    await this.day(daysAfter(date, days)).click()
    await expect(this.sheet).toBeHidden()
    return date
  }
}

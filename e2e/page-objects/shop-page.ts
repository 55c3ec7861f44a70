import { expect, type Locator } from '@playwright/test'
import { noCheck } from '../people/page-check.ts'
import { STUDIO } from '../studio.ts'
import { ProductPage } from './product-page.ts'

/** The index of a day among the free ones: tests that run at the same time have different ones, and so never want the same time. */
export const ownDay = (): number => 2 + Number(process.env.TEST_PARALLEL_INDEX ?? 0)

export class ShopPage extends ProductPage {
  readonly favorite: Locator = this.page.getByRole('button', { name: this.words.favorite })
  readonly times: Locator = this.page.getByRole('list', { name: this.words.times })

  /** Opens the studio, at one of its services if one is named. */
  async open(serviceId?: string, choice: Readonly<Record<string, string>> = {}): Promise<void> {
    const query = new URLSearchParams({ ...(serviceId && { serviceId }), ...choice }).toString()
    await this.page.goto(`/${this.language}/brands/${STUDIO.shop}${query && `?${query}`}`)
  }

  /** Opens the first service and takes the last time of a day of its own, two days from now or later. */
  async chooseTime(checkPage = noCheck): Promise<void> {
    const days = this.page.locator('#reserve button[aria-pressed]:enabled:not([data-full])')
    const service = this.page.locator('#reserve li :is(h3, h4) a').first()
    await expect(service.or(days.first()).first()).toBeVisible()
    if ((await days.count()) === 0) await service.click()
    await days.nth(ownDay()).click()
    await expect(days.nth(ownDay())).toHaveAttribute('aria-pressed', 'true')
    await expect(this.times).toBeVisible()
    await checkPage(this.page)
    await this.times.getByRole('link').last().click()
    await expect(this.page).toHaveURL(/\/reservation\//)
  }
}

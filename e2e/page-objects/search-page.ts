import { expect, type Locator } from '@playwright/test'
import { noCheck } from '../people/page-check.ts'
import { untilHydrated } from '../people/started.ts'
import { ProductPage } from './product-page.ts'

export class SearchPage extends ProductPage {
  readonly cards: Locator = this.main.getByRole('article')

  async open(query: Readonly<Record<string, string>>): Promise<void> {
    await this.page.goto(`/${this.language}/search?${new URLSearchParams(query)}`)
    await untilHydrated(this.page)
  }

  /** Finds a shop from the front page by a keyword, and opens its page. */
  async findShop(checkPage = noCheck): Promise<void> {
    const { main, page, words } = this
    await page.goto(`/${this.language}`)
    await checkPage(page)
    await untilHydrated(page)
    await main.getByLabel(words.what).fill(words.keyword)
    // On a phone the suggestions lie over the button of the form, and begin with one of their own: before the app runs there are none.
    await main.getByRole('search').getByRole('button', { name: words.search }).first().click()
    await expect(page).toHaveURL(/\/search\?/)
    const first = main.locator('a[href*="/brands/"]').first()
    await expect(first).toBeVisible()
    await checkPage(page)
    await first.click()
    await expect(page).toHaveURL(/\/brands\//)
    await expect(this.heading).toBeVisible()
  }
}

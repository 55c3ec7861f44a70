import { expect, type Locator } from '@playwright/test'
import { noCheck } from '../people/page-check.ts'
import { ProductPage } from './product-page.ts'

/** One reservation of a member. */
export class TicketPage extends ProductPage {
  readonly ticket: Locator = this.main.getByRole('article')
  readonly cancelButton: Locator = this.main.getByRole('button', { name: this.words.cancelThis })
  /** Where a cancellation is confirmed. */
  readonly sheet: Locator = this.page.getByRole('dialog')
  readonly cancelled: Locator = this.main.getByText(this.words.cancelled, { exact: true })

  async open(code: string): Promise<void> {
    await this.page.goto(`/${this.language}/me/my-reservation?code=${code}`)
  }

  /** The value of a row. */
  fact(name: string): Locator {
    const term = this.page.locator('dt', { hasText: new RegExp(`^${name}$`) })
    return this.ticket.locator('dl > div').filter({ has: term }).locator('dd')
  }

  /** Gives the reservation the first time of its day. Ends at the ticket, with that time on it. */
  async reschedule(checkPage = noCheck): Promise<void> {
    const { main, page, words } = this
    await main.getByRole('link', { name: words.change }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.change })).toBeVisible()
    const first = page.locator('[data-times]').getByRole('button').first()
    await expect(first).toHaveAttribute('aria-pressed', 'false')
    const time = /\d+:\d\d/.exec((await first.textContent()) ?? '')?.[0] ?? ''
    await first.click()
    await expect(this.button(words.confirmChange)).toBeVisible()
    await checkPage(page)
    await this.button(words.confirmChange).click()
    await expect(page).toHaveURL(/\/me\/my-reservation\?code=/)
    await expect(this.ticket.getByText(new RegExp(`(?<!\\d)${time} ?[–~〜]`))).toBeVisible()
  }

  async cancel(reason: string): Promise<void> {
    await this.sheet.getByRole('radio', { name: reason }).check()
    await this.confirmCancellation()
  }

  async confirmCancellation(): Promise<void> {
    await this.sheet.getByRole('button', { name: this.words.cancel }).click()
  }
}

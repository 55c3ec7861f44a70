import { expect, type Locator } from '@playwright/test'
import { codeFor } from '../people/mailbox.ts'
import { noCheck } from '../people/page-check.ts'
import { ProductPage } from './product-page.ts'

export class SignInPage extends ProductPage {
  readonly email: Locator = this.page.getByLabel(this.words.email)
  readonly firstName: Locator = this.page.getByLabel(this.words.firstName, { exact: true })
  readonly lastName: Locator = this.page.getByLabel(this.words.lastName, { exact: true })
  readonly code: Locator = this.page.getByLabel(this.words.code)
  readonly withEmail: Locator = this.page.getByRole('button', { name: this.words.withEmail })
  readonly sendCode: Locator = this.page.getByRole('button', { name: this.words.sendCode })

  async fillEmail(email: string): Promise<void> {
    await this.email.fill(email)
    await this.withEmail.click()
  }

  /** Ticks what a newcomer has to agree to, and nothing that is optional. */
  async consent(): Promise<void> {
    for (const name of ['terms', 'privacy']) await this.page.locator(`input[name="${name}"]`).check()
  }

  async fillNames(): Promise<void> {
    await this.lastName.fill(this.words.family)
    await this.firstName.fill(this.words.given)
    await this.consent()
  }

  /** Has a code sent to a new address. Ends where it is typed. */
  async requestCode(email: string, checkPage = noCheck): Promise<void> {
    await this.fillEmail(email)
    await this.fillNames()
    await checkPage(this.page)
    await this.sendCode.click()
    await expect(this.code).toBeVisible()
    await checkPage(this.page)
  }

  /** Fills in the newest code that was sent. */
  async fillCode(email: string): Promise<void> {
    await this.code.fill(await codeFor(this.page.request, email))
  }

  /** Signs in with a new address. Ends where the page leads. */
  async signUp(email: string, checkPage = noCheck): Promise<void> {
    await expect(this.page).toHaveURL(/\/auth/)
    await checkPage(this.page)
    await this.requestCode(email, checkPage)
    await this.fillCode(email)
    await expect(this.page).not.toHaveURL(/\/auth/)
  }

  /** Signs in with a known address: no names are asked for. */
  async signIn(email: string): Promise<void> {
    await this.fillEmail(email)
    await expect(this.code).toBeVisible()
    await this.fillCode(email)
  }

  /** Signs out in English, from the menu of the account. Ends at the front page. */
  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: /'s account$/ }).click()
    await this.page.getByRole('button', { name: 'Sign out' }).click()
    await expect(this.page).toHaveURL(/\/en$/)
  }
}

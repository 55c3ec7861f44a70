import { expect, type Locator } from '@playwright/test'
import { reservationPath, type Slot } from '../people/api.ts'
import { noCheck } from '../people/page-check.ts'
import { ProductPage } from './product-page.ts'

/** More cards than any service has after the time. */
const MOST_CHOICES = 4

/** From a chosen time to the ticket. */
export class ReservationPage extends ProductPage {
  readonly nextChoice: Locator = this.button(this.words.nextChoice)
  readonly proceed: Locator = this.button(this.words.proceed)
  readonly signInFirst: Locator = this.main
    .getByRole('link', { name: this.words.signInFirst })
    .locator('visible=true')
    .first()
  readonly phone: Locator = this.page.getByLabel(this.words.phone)
  readonly summary: Locator = this.page.getByRole('complementary')
  readonly confirmButton: Locator = this.button(this.words.confirm)
  readonly confirmed: Locator = this.page.getByRole('heading', { name: this.words.confirmed })

  /** Opens it with the time chosen already. */
  async open(slot: Slot): Promise<void> {
    await this.page.goto(reservationPath(this.language, slot))
  }

  /** Looks at each choice that is left, changes none, and ends where the time can be held. */
  async passChoices(press = (control: Locator): Promise<void> => control.click()): Promise<void> {
    for (let choices = 0; choices < MOST_CHOICES; choices += 1) {
      await expect(this.proceed.or(this.nextChoice)).toBeVisible()
      if (await this.proceed.isVisible()) return
      await press(this.nextChoice)
    }
  }

  /** Holds the chosen time for a member, and waits for the form. */
  async hold(): Promise<void> {
    await this.passChoices()
    await this.proceed.click()
    await expect(this.phone).toBeVisible()
  }

  /** Holds the chosen time for a visitor, and goes on to the sign-in. */
  async holdAndSignIn(checkPage = noCheck): Promise<void> {
    await this.passChoices()
    await checkPage(this.page)
    await this.proceed.click()
    await this.signInFirst.click()
  }

  /** Fills in the form, up to the confirmation. */
  async fillContact(requirement: string, checkPage = noCheck): Promise<void> {
    const { main, page, words } = this
    await this.phone.fill(words.ownPhone)
    await checkPage(page)
    await this.button(words.toRequirements).click()
    await page.getByLabel(words.requirements).fill(requirement)
    await this.button(words.toTerms).click()
    const boxes = main.getByRole('checkbox')
    // All, the terms, the privacy policy, and what a shop wants confirmed.
    await expect(boxes.nth(2)).toBeVisible()
    await boxes.first().check()
    for (const box of await boxes.all()) await expect(box).toBeChecked()
  }

  /** Ends at the ticket. */
  async confirm(): Promise<void> {
    await this.confirmButton.click()
    await expect(this.confirmed).toBeVisible()
  }

  /** From the form to the ticket. */
  async reserve(checkPage = noCheck): Promise<void> {
    await expect(this.page).toHaveURL(/\/reservation\//)
    await this.fillContact('窓際の席', checkPage)
    await checkPage(this.page)
    await this.confirm()
  }
}

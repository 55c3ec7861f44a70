import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { button } from './at-the-studio.ts'
import { codeFor } from './mailbox.ts'
import { noCheck, type PageCheck } from './page-check.ts'
import type { Words } from './words.ts'

/** Ticks what a newcomer has to agree to, and nothing that is optional. */
export async function consents(page: Page): Promise<void> {
  for (const name of ['terms', 'privacy']) await page.locator(`input[name="${name}"]`).check()
}

/** Signs in with a new address: e-mail, names, the code from the e-mail. Ends where the page leads. */
export async function signsUp(
  page: Page,
  request: APIRequestContext,
  words: Words,
  email: string,
  checkPage: PageCheck = noCheck,
): Promise<void> {
  await expect(page).toHaveURL(/\/auth/)
  await page.getByLabel(words.email).fill(email)
  await checkPage(page)
  await page.getByRole('button', { name: words.withEmail }).click()
  await page.getByLabel(words.lastName, { exact: true }).fill(words.family)
  await page.getByLabel(words.firstName, { exact: true }).fill(words.given)
  await consents(page)
  await checkPage(page)
  await page.getByRole('button', { name: words.sendCode }).click()
  await expect(page.getByLabel(words.code)).toBeVisible()
  await checkPage(page)
  await page.getByLabel(words.code).fill(await codeFor(request, email))
  await expect(page).not.toHaveURL(/\/auth/)
}

/** On the sign-in page: has a code sent to a new address. Ends where it is typed. */
export async function asksForCode(page: Page, words: Words, email: string): Promise<void> {
  await page.getByLabel(words.email).fill(email)
  await page.getByRole('button', { name: words.withEmail }).click()
  await page.getByLabel(words.lastName, { exact: true }).fill(words.family)
  await page.getByLabel(words.firstName, { exact: true }).fill(words.given)
  await consents(page)
  await page.getByRole('button', { name: words.sendCode }).click()
  await expect(page.getByLabel(words.code)).toBeVisible()
}

/** For a signed-in member with a held slot: fills in the contact, agrees, confirms. Ends at the ticket. */
export async function reserves(page: Page, words: Words, checkPage: PageCheck = noCheck): Promise<void> {
  await expect(page).toHaveURL(/\/reservation\//)
  await page.getByLabel(words.phone).fill(words.ownPhone)
  await checkPage(page)
  await page.getByRole('button', { name: words.toRequirements, exact: true }).locator('visible=true').click()
  await page.getByLabel(words.requirements).fill('窓際の席')
  await page.getByRole('button', { name: words.toTerms, exact: true }).locator('visible=true').click()
  const boxes = page.getByRole('main').getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  await boxes.first().check()
  for (const box of await boxes.all()) await expect(box).toBeChecked()
  await checkPage(page)
  await page.getByRole('button', { name: words.confirm }).locator('visible=true').click()
  await expect(page.getByRole('heading', { name: words.confirmed })).toBeVisible()
}

/** At the ticket: gives the reservation the first time of its day. Ends at the ticket, with that time on it. */
export async function reschedules(page: Page, words: Words, checkPage: PageCheck = noCheck): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: words.change }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.change })).toBeVisible()
  const first = page.locator('[data-times]').getByRole('button').first()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  const time = /\d+:\d\d/.exec((await first.textContent()) ?? '')?.[0] ?? ''
  await first.click()
  await expect(button(page, words.confirmChange)).toBeVisible()
  await checkPage(page)
  await button(page, words.confirmChange).click()
  await expect(page).toHaveURL(/\/me\/my-reservation\?code=/)
  await expect(main.getByRole('article').getByText(new RegExp(`(?<!\\d)${time} ?[–~〜]`))).toBeVisible()
}

/** In English, from the menu of the account. Ends at the front page. */
export async function signsOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /'s account$/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/en$/)
}

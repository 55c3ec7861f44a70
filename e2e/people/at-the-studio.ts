import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { belongsTo, type elsewhere, type Member, reservationPath, type Slot } from './api.ts'
import type { Language, Words } from './words.ts'

/** What is pressed on the page: bars and panels show the same button at different widths. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true')

/** A member at the reservation page, with a time chosen. */
export async function choosesAtTheStudio(
  context: BrowserContext,
  origin: string,
  language: Language,
  member: Member,
  slot: Slot,
): Promise<Page> {
  await belongsTo(context, member, origin)
  const page = await context.newPage()
  await page.goto(reservationPath(language, slot))
  return page
}

type People = ReturnType<typeof elsewhere>

/** A new member with a reservation at that time, who is signed in in this browser. */
export async function signsInWithReservation(
  context: BrowserContext,
  origin: string,
  people: People,
  name: string,
  slot: Slot,
): Promise<{ readonly member: Member; readonly code: string }> {
  const member = await people.joins(name)
  await belongsTo(context, member, origin)
  return { member, code: await people.reserves(member, slot) }
}

/** More cards than any service has after the time. */
const MOST_CHOICES = 4

/** Looks at each choice that is left, changes none, and ends where the time can be held. */
export async function leavesChoices(
  page: Page,
  words: Words,
  press: (control: Locator) => Promise<void> = (control) => control.click(),
): Promise<void> {
  const proceed = button(page, words.proceed)
  const nextChoice = button(page, words.nextChoice)
  for (let choices = 0; choices < MOST_CHOICES; choices += 1) {
    await expect(proceed.or(nextChoice)).toBeVisible()
    if (await proceed.isVisible()) return
    await press(nextChoice)
  }
}

/** Holds the chosen time, and waits for the form. */
export async function keepsIt(page: Page, words: Words): Promise<void> {
  await leavesChoices(page, words)
  await button(page, words.proceed).click()
  await expect(page.getByLabel(words.phone)).toBeVisible()
}

/** Fills in the form, up to the confirmation. */
export async function fillsIn(page: Page, words: Words, requirement: string): Promise<void> {
  await page.getByLabel(words.phone).fill(words.ownPhone)
  await button(page, words.toRequirements).click()
  await page.getByLabel(words.requirements).fill(requirement)
  await button(page, words.toTerms).click()
  const boxes = page.getByRole('main').getByRole('checkbox')
  await expect(boxes).toHaveCount(4)
  await boxes.first().check()
  for (const box of await boxes.all()) await expect(box).toBeChecked()
}

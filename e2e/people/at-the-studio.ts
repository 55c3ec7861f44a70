import type { BrowserContext, Page } from '@playwright/test'
import { belongsTo, type elsewhere, type Member, type Slot } from './api.ts'

/** What is pressed on the page: bars and panels show the same button at different widths. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true')

/** A new member with a reservation at that time, who is signed in in this browser. */
export async function signsInWithReservation(
  context: BrowserContext,
  origin: string,
  people: ReturnType<typeof elsewhere>,
  name: string,
  slot: Slot,
): Promise<{ readonly member: Member; readonly code: string }> {
  const member = await people.joins(name)
  await belongsTo(context, member, origin)
  return { member, code: await people.reserves(member, slot) }
}

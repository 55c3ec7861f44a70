import { expect, type Page } from '@playwright/test'
import { newAddress } from './mailbox.ts'

/** An unused address that the provider rules over itself, so that it opens an account at once. */
export const newAddressAt = (domain: 'gmail.com' | 'icloud.com', name: string): string =>
  newAddress(name).replace('example.com', domain)

/** On the page where the server plays a provider: somebody with an address signs in there. */
export async function consentsAtProvider(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Development: this is not / })).toBeVisible()
  await page.getByLabel('First name').fill('Hana')
  await page.getByLabel('Last name').fill('Sato')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

import type { Page } from '@playwright/test'
import { atTheStudio, belongsTo, type Member } from '../../people/api.ts'
import { button, choosesAtTheStudio, fillsIn, keepsIt, signsInWithReservation } from '../../people/at-the-studio.ts'
import { codeFor } from '../../people/mailbox.ts'
import { expect, test } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

/** A known address: no names are asked for. */
async function signsInAgain(page: Page, words: typeof WORDS.en | typeof WORDS.ja, { email }: Member): Promise<void> {
  await page.getByLabel(words.email).fill(email)
  await page.getByRole('button', { name: words.withEmail }).click()
  await expect(page.getByLabel(words.code)).toBeVisible()
  await page.getByLabel(words.code).fill(await codeFor(page.request, email))
}

test('Scenario: a session that ended while a profile was edited asks for sign-in, and is back with what was typed', {
  tag: '@desktop',
}, async ({ page, context, origin, people }) => {
  const words = WORDS.en
  const member = await people.joins('ended')
  await belongsTo(context, member, origin)
  await page.goto('/en/me/profile')
  await page.getByLabel(words.lastName, { exact: true }).fill('Murphy')
  await page.getByLabel('Your contact number').fill('0871234567')
  await page.getByRole('combobox', { name: 'Country' }).selectOption('IE')
  await page.getByLabel('Send me news and offers').check()
  // It is sent with the press; the form is not.
  await expect(page.getByText('From now on you receive our news and offers.')).toBeVisible()
  await people.signsOut(member)
  await expect(page).toHaveURL(/\/en\/auth\?redirect=%2Fen%2Fme%2Fprofile$/)

  await signsInAgain(page, words, member)
  await expect(page).toHaveURL(/\/en\/me\/profile$/)
  await expect(page.getByLabel(words.lastName, { exact: true })).toHaveValue('Murphy')
  await expect(page.getByLabel('Your contact number')).toHaveValue(/^087 ?123 ?4567$/)
  await expect(page.getByLabel('Send me news and offers')).toBeChecked()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Update Successfull!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(words.lastName, { exact: true })).toHaveValue('Murphy')
})

// Promise (Screens): cancellation: what was typed, over a sign-in
test('Scenario: a session that ended during a cancellation asks for sign-in, and is back at the sheet with the reason', {
  tag: '@phone',
}, async ({ page, context, origin, people }) => {
  const words = WORDS.en
  const { member, code } = await signsInWithReservation(
    context,
    origin,
    people,
    'ended-cancel',
    atTheStudio(STUDIO.vase, 'session ends in a cancellation'),
  )
  await page.goto(`/en/me/my-reservation?code=${code}`)
  await page.getByRole('button', { name: words.cancelThis }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Others' }).check()
  await sheet.getByLabel('Your reason').fill('The kiln frightens my son')
  await people.signsOut(member)
  await expect(page).toHaveURL(/\/en\/auth\?redirect=/)

  await signsInAgain(page, words, member)
  await expect(page).toHaveURL(`/en/me/my-reservation?code=${code}`)
  await expect(sheet.getByRole('radio', { name: 'Others' })).toBeChecked()
  await expect(sheet.getByLabel('Your reason')).toHaveValue('The kiln frightens my son')
  await sheet.getByRole('button', { name: words.cancel }).click()
  await expect(page.getByRole('main').getByText('The kiln frightens my son')).toBeVisible()
  await expect(page.getByRole('main').getByText(words.cancelled, { exact: true })).toBeVisible()
})

// Promise (Screens): a session that ended asks for sign-in and is back
test('Scenario: a session that ended in the middle of the form asks for sign-in, and is back at the form with the slot held', {
  tag: '@phone',
}, async ({ context, origin, people }) => {
  const words = WORDS.ja
  const member = await people.joins('ended-late')
  const page = await choosesAtTheStudio(
    context,
    origin,
    'ja',
    member,
    atTheStudio(STUDIO.lesson, 'session ends in the form'),
  )
  await keepsIt(page, words)
  await fillsIn(page, words, '窓際の席')
  await people.signsOut(member)
  await expect(page).toHaveURL(/\/ja\/auth\?redirect=/)
  await signsInAgain(page, words, member)
  await expect(page).toHaveURL(/\/ja\/reservation\//)
  await expect(page.getByLabel(words.phone)).toHaveValue(/^090-?1234-?5678$/)
  await button(page, words.confirm).click()
  await expect(page.getByRole('heading', { name: words.confirmed })).toBeVisible()
  await expect(page.getByText('窓際の席')).toBeVisible()
  expect(await people.reservationsOf(await people.isBack(member))).toHaveLength(1)
})

import { ReservationPage } from '../../page-objects/reservation-page.ts'
import { SignInPage } from '../../page-objects/sign-in-page.ts'
import { atTheStudio } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { STUDIO } from '../../studio.ts'

test('a session that ended while a profile was edited asks for sign-in, and is back with what was typed', {
  tag: '@desktop',
}, async ({ page, people, member, signInPage }) => {
  await page.goto('/en/me/profile')
  await signInPage.lastName.fill('Murphy')
  await page.getByLabel('Your contact number').fill('0871234567')
  await page.getByRole('combobox', { name: 'Country' }).selectOption('IE')
  await page.getByLabel('Send me news and offers').check()
  // It is sent with the press; the form is not.
  await expect(page.getByText('From now on you receive our news and offers.')).toBeVisible()
  await people.signsOut(member)
  await expect(page).toHaveURL(/\/en\/auth\?redirect=%2Fen%2Fme%2Fprofile$/)

  await signInPage.signIn(member.email)
  await expect(page).toHaveURL(/\/en\/me\/profile$/)
  await expect(signInPage.lastName).toHaveValue('Murphy')
  await expect(page.getByLabel('Your contact number')).toHaveValue(/^087 ?123 ?4567$/)
  await expect(page.getByLabel('Send me news and offers')).toBeChecked()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Update Successfull!')).toBeVisible()
  await page.reload()
  await expect(signInPage.lastName).toHaveValue('Murphy')
})

// Promise (Screens): cancellation: what was typed, over a sign-in
test('a session that ended during a cancellation asks for sign-in, and is back at the sheet with the reason', {
  tag: '@phone',
}, async ({ page, people, member, signInPage, ticketPage }) => {
  const code = await people.reserves(member, atTheStudio(STUDIO.vase, 'session ends in a cancellation'))
  await ticketPage.open(code)
  await ticketPage.cancelButton.click()
  const { sheet } = ticketPage
  await sheet.getByRole('radio', { name: 'Others' }).check()
  await sheet.getByLabel('Your reason').fill('The kiln frightens my son')
  await people.signsOut(member)
  await expect(page).toHaveURL(/\/en\/auth\?redirect=/)

  await signInPage.signIn(member.email)
  await expect(page).toHaveURL(`/en/me/my-reservation?code=${code}`)
  await expect(sheet.getByRole('radio', { name: 'Others' })).toBeChecked()
  await expect(sheet.getByLabel('Your reason')).toHaveValue('The kiln frightens my son')
  await ticketPage.confirmCancellation()
  await expect(page.getByRole('main').getByText('The kiln frightens my son')).toBeVisible()
  await expect(ticketPage.cancelled).toBeVisible()
})

// Promise (Screens): a session that ended asks for sign-in and is back
test('a session that ended in the middle of the form asks for sign-in, and is back at the form with the slot held', {
  tag: '@phone',
}, async ({ page, people, member }) => {
  const reservationPage = new ReservationPage(page, 'ja')
  await reservationPage.open(atTheStudio(STUDIO.lesson, 'session ends in the form'))
  await reservationPage.hold()
  await reservationPage.fillContact('窓際の席')
  await people.signsOut(member)
  await expect(page).toHaveURL(/\/ja\/auth\?redirect=/)
  await new SignInPage(page, 'ja').signIn(member.email)
  await expect(page).toHaveURL(/\/ja\/reservation\//)
  await expect(reservationPage.phone).toHaveValue(/^090-?1234-?5678$/)
  await reservationPage.confirm()
  await expect(page.getByText('窓際の席')).toBeVisible()
  expect(await people.reservationsOf(await people.isBack(member))).toHaveLength(1)
})

import { readFile } from 'node:fs/promises'
import { atTheStudio } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

const words = {
  ...WORDS.en,
  contactNumber: 'Your contact number',
  consent: 'Send me news and offers',
  save: 'Save',
}

// Promise (Screens): profile: Max 50 characters, in a browser
test('the profile says what is wrong beside the field (Max 50 characters), and “Update Successfull!” once it is saved, with the consent', {
  tag: '@phone',
}, async ({ page, signInPage, member: _ }) => {
  await page.goto('/en/me/profile')
  const first = signInPage.firstName
  const save = page.getByRole('button', { name: words.save })
  await first.fill('1')
  await page.getByLabel(words.contactNumber).fill('12')
  await save.click()
  await expect(page.getByText('Please enter a valid first name', { exact: true })).toBeVisible()
  await expect(page.getByText(words.phoneWrong)).toBeVisible()
  await expect(first).toBeFocused()
  await first.fill('A'.repeat(51))
  await save.click()
  await expect(page.getByText('Please enter a valid first name (Max 50 characters).')).toBeVisible()

  await first.fill('Aoife')
  await signInPage.lastName.fill('O’Brien')
  await page.getByLabel(words.contactNumber).fill(words.ownPhone)
  await expect(page.getByLabel(words.consent)).not.toBeChecked()
  await page.getByLabel(words.consent).check()
  await save.click()
  await expect(page.getByText('Update Successfull!')).toBeVisible()
  await expect(page.getByRole('button', { name: "Aoife O’Brien's account" })).toBeVisible()
  await page.reload()
  await expect(first).toHaveValue('Aoife')
  await expect(page.getByLabel(words.contactNumber)).toHaveValue('087 123 4567')
  await expect(page.getByLabel(words.consent)).toBeChecked()
  await page.getByLabel(words.consent).uncheck()
  await signInPage.lastName.fill('Never saved')
  await page.reload()
  await expect(page.getByLabel(words.consent), 'a reload keeps what was typed').not.toBeChecked()
  await expect(signInPage.lastName).toHaveValue('Never saved')
  await page.getByRole('link', { name: 'Yoyaku', exact: true }).click()
  await expect(page).toHaveURL(/\/en$/)
  await page.goBack()
  await expect(signInPage.lastName, 'walking away leaves it').toHaveValue('O’Brien')
})

// Promise (Screens): profile: the number of the first reservation is there at the next one
test('the phone number of the first reservation stands in the profile and at the next reservation, where another can be given', {
  tag: '@phone',
}, async ({ page, reservationPage, member: _ }) => {
  await reservationPage.open(atTheStudio(STUDIO.lesson, 'phone of the first'))
  await reservationPage.proceed.click()
  await expect(page.getByText('Saved to your profile for next time.')).toBeVisible()
  await reservationPage.reserve()

  await reservationPage.open(atTheStudio(STUDIO.lesson, 'phone of the first', '14:00'))
  await reservationPage.proceed.click()
  await expect(reservationPage.phone).toHaveValue('087 123 4567')
  await expect(page.getByText('Saved to your profile for next time.')).toBeHidden()
  await reservationPage.phone.fill('087 765 4321')
  await expect(reservationPage.phone).toHaveValue('087 765 4321')
  await page.goto('/en/me/profile')
  await expect(page.getByLabel(words.contactNumber)).toHaveValue('087 123 4567')
})

// Promise (Screens): profile: one’s data as a file
test('a member takes their data along, and deletes the account only after a confirmation', {
  tag: '@desktop',
}, async ({ page, people, member }) => {
  const code = await people.reserves(member, atTheStudio(STUDIO.vase, 'account is deleted'))
  await page.goto('/en/me/profile')
  await page.route('**/me/export', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Busy', requestId: 'scenario' } }),
  )
  await page.getByRole('button', { name: 'Download my data' }).click()
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toContainText("We're very busy right now. Please try again in a moment.")
  await page.unrouteAll()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    failed.getByRole('button', { name: 'Try again' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('yoyaku-my-data.json')
  const fileText = await readFile(await file.path(), 'utf8')
  for (const one of [member.email, code]) expect(fileText).toContain(one)
  await expect(page.getByText('Your file is ready.')).toBeVisible()

  const sheet = page.getByRole('dialog')
  const forGood = sheet.getByRole('button', { name: 'Delete account' })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(forGood).toBeDisabled()
  await sheet.getByRole('button', { name: 'Keep my account' }).click()
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await sheet.getByLabel('I understand, and want to delete my account').check()
  await forGood.click()
  await expect(page.getByText("Your account is deleted. We'd be glad to see you again.")).toBeVisible()
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  await page.goto('/en/me/profile')
  await expect(page).toHaveURL(/\/en\/auth\?redirect=/)
})

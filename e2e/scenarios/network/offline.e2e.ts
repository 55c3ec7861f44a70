import { ReservationPage } from '../../page-objects/reservation-page.ts'
import { atTheStudio } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { STUDIO } from '../../studio.ts'

// Promise (Sentences and limits): without a connection
test('a banner says that there is no connection, typed texts stay, and saving resumes by itself', {
  tag: '@desktop',
}, async ({ page, context, member: _ }) => {
  const offline = page.getByText("You're offline. What you typed is saved.")
  await page.goto('/en/me/profile')
  const lastName = page.getByLabel('Last name', { exact: true })
  await lastName.fill('Murphy')
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await expect(lastName).toHaveValue('Murphy')
  await context.setOffline(false)
  // For two seconds.
  await expect(page.getByText('Update Successfull!')).toBeVisible()
  await expect(offline).toHaveCount(0)
  await expect(page.getByRole('button', { name: "Hana Murphy's account" })).toBeVisible()
})

// Promise (Sentences and limits): what failed without a connection is said at the button, and no longer when the connection is back
test('a time that is to be held without a connection says so at the button, until the connection is back', {
  tag: '@phone',
}, async ({ page, context }) => {
  const reservationPage = new ReservationPage(page, 'ja')
  await reservationPage.open(atTheStudio(STUDIO.bowl, 'offline hold'))
  await untilHydrated(page)
  const when = reservationPage.button(/^日時/)
  await expect(reservationPage.proceed.or(reservationPage.nextChoice)).toBeVisible()
  await context.setOffline(true)
  await expect(async () => {
    // The label changes with each card.
    if (await reservationPage.nextChoice.isVisible()) await reservationPage.nextChoice.click({ timeout: 1000 })
    await expect(reservationPage.proceed).toBeVisible({ timeout: 500 })
  }).toPass()
  await reservationPage.proceed.click()
  const failed = page.getByRole('alert').locator('visible=true')
  await expect(failed).toBeVisible()
  await expect(when).toHaveAttribute('aria-expanded', 'false')
  await context.setOffline(false)
  await expect(failed).toHaveCount(0)
  await reservationPage.proceed.click()
  await expect(
    page
      .getByText(/^この時間を確保中/)
      .locator('visible=true')
      .first(),
  ).toBeVisible()
})

// Promise (Attacks and faults): no connection while confirming
test('a confirm without a connection is being checked, and becomes the one reservation when the connection is back', {
  tag: '@phone',
}, async ({ page, context, people, member }) => {
  const reservationPage = new ReservationPage(page, 'ja')
  await reservationPage.open(atTheStudio(STUDIO.lesson, 'offline confirm'))
  await reservationPage.hold()
  await reservationPage.fillContact('窓際の席')
  await context.setOffline(true)
  await expect(page.getByText('オフラインです。入力した内容は残っています。')).toBeVisible()
  await reservationPage.confirmButton.click()
  await expect(page.getByText('ご予約を確認しています。')).toBeVisible()
  await context.setOffline(false)
  await expect(reservationPage.confirmed).toBeVisible()
  await expect(page.getByText('窓際の席')).toBeVisible()
  expect(await people.reservationsOf(member)).toHaveLength(1)
})

// Promise (Sentences and limits): a page that waited for the connection is whole when it comes
test('a reservation that is opened without a connection comes with its styles when the connection is back', {
  tag: '@phone',
}, async ({ page, context, shopPage }) => {
  await shopPage.open(STUDIO.lesson)
  await untilHydrated(page)
  await context.setOffline(true)
  await shopPage.times.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Make a reservation', exact: true })).toBeVisible()
  await expect(page.locator('main section').first()).not.toHaveCSS('border-radius', '0px')
})

import { atTheStudio, belongsTo, reservationPath } from '../../people/api.ts'
import { button, choosesAtTheStudio, fillsIn, keepsIt } from '../../people/at-the-studio.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

// Promise (Sentences and limits): without a connection
test('Scenario: a banner says that there is no connection, typed texts stay, and saving resumes by itself', {
  tag: '@desktop',
}, async ({ page, context, origin, people }) => {
  const offline = page.getByText("You're offline. What you typed is saved.")
  await belongsTo(context, await people.joins('tunnel'), origin)
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
test('Scenario: a time that is to be held without a connection says so at the button, until the connection is back', {
  tag: '@phone',
}, async ({ page, context }) => {
  const words = WORDS.ja
  await page.goto(reservationPath('ja', atTheStudio(STUDIO.bowl, 'offline hold')))
  await untilHydrated(page)
  const when = button(page, /^日時/)
  await expect(button(page, words.proceed).or(button(page, words.nextChoice))).toBeVisible()
  await context.setOffline(true)
  await expect(async () => {
    // The label changes with each card.
    if (await button(page, words.nextChoice).isVisible()) await button(page, words.nextChoice).click({ timeout: 1000 })
    await expect(button(page, words.proceed)).toBeVisible({ timeout: 500 })
  }).toPass()
  await button(page, words.proceed).click()
  const failed = page.getByRole('alert').locator('visible=true')
  await expect(failed).toBeVisible()
  await expect(when).toHaveAttribute('aria-expanded', 'false')
  await context.setOffline(false)
  await expect(failed).toHaveCount(0)
  await button(page, words.proceed).click()
  await expect(
    page
      .getByText(/^この時間を確保中/)
      .locator('visible=true')
      .first(),
  ).toBeVisible()
})

// Promise (Attacks and faults): no connection while confirming
test('Scenario: a confirm without a connection is being checked, and becomes the one reservation when the connection is back', {
  tag: '@phone',
}, async ({ context, origin, people }) => {
  const words = WORDS.ja
  const member = await people.joins('subway')
  const page = await choosesAtTheStudio(context, origin, 'ja', member, atTheStudio(STUDIO.lesson, 'offline confirm'))
  await keepsIt(page, words)
  await fillsIn(page, words, '窓際の席')
  await context.setOffline(true)
  await expect(page.getByText('オフラインです。入力した内容は残っています。')).toBeVisible()
  await button(page, words.confirm).click()
  await expect(page.getByText('ご予約を確認しています。')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: words.confirmed })).toBeVisible()
  await expect(page.getByText('窓際の席')).toBeVisible()
  expect(await people.reservationsOf(member)).toHaveLength(1)
})

// Promise (Sentences and limits): a page that waited for the connection is whole when it comes
test('Scenario: a reservation that is opened without a connection comes with its styles when the connection is back', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto(`/en/brands/${STUDIO.shop}?serviceId=${STUDIO.lesson}`)
  await untilHydrated(page)
  await context.setOffline(true)
  await page.getByRole('list', { name: WORDS.en.times }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Make a reservation', exact: true })).toBeVisible()
  await expect(page.locator('main section').first()).not.toHaveCSS('border-radius', '0px')
})

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../people/accessible.ts'
import { lettersTo, newAddress } from '../people/mailbox.ts'
import { signsUp } from '../people/member.ts'
import { choosesATime, findsAShop } from '../people/visitor.ts'
import { type Language, WORDS } from '../people/words.ts'

for (const language of Object.keys(WORDS) as Language[]) {
  const words = WORDS[language]

  test(`Scenario (${language}): finds a shop, chooses a time, signs in, reserves, is told live, cancels`, async ({
    page,
    request,
  }) => {
    const email = newAddress(`guest-${language}`)
    await findsAShop(page, language, words)
    await choosesATime(page, words)

    const proceed = page.getByRole('button', { name: words.proceed, exact: true }).locator('visible=true')
    await expect(proceed).toBeVisible()
    await expectAccessible(page)
    await proceed.click()
    await page.getByRole('main').getByRole('link', { name: words.signInFirst }).locator('visible=true').first().click()
    await signsUp(page, request, words, email)

    await expect(page).toHaveURL(/\/reservation\//)
    await page.getByLabel(words.phone).fill(words.ownPhone)
    await expectAccessible(page)
    await page.getByRole('button', { name: words.next, exact: true }).click()
    await page.getByLabel(words.wishes).fill('窓際の席')
    await page.getByRole('button', { name: words.next, exact: true }).click()
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.confirm }).locator('visible=true').click()

    await expect(page.getByRole('heading', { name: words.confirmed })).toBeVisible()
    await expectAccessible(page)
    const bell = page.getByRole('banner').getByRole('button', { name: words.unread })
    await expect(bell, 'the live notification is counted without a reload').toBeVisible()
    await bell.click()
    await expect(page.getByRole('region', { name: words.notifications }).getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: words.markAllRead }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: words.notifications, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect
      .poll(async () => (await lettersTo(request, email)).length, {
        message: 'the code and the confirmation are in the mailbox',
      })
      .toBe(2)

    await page.getByRole('main').getByRole('link', { name: words.myReservations }).click()
    await expect(page).toHaveURL(/\/me\/my-reservation$/)
    const mine = page.getByRole('main').locator('a[href*="code="]')
    await expect(mine).toHaveCount(1)
    await expectAccessible(page)
    await mine.click()
    await page.getByRole('button', { name: words.cancelThis }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(words.free)).toBeVisible()
    await sheet.getByRole('radio', { name: words.plansChanged }).check()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: words.cancel }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('main').getByText(words.cancelled, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: words.cancelThis })).toBeHidden()
    await expectAccessible(page)
  })
}

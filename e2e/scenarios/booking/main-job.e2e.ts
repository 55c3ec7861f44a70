import { expectAccessible } from '../../people/accessible.ts'
import { emailsTo, newAddress } from '../../people/mailbox.ts'
import { noCheck } from '../../people/page-check.ts'
import { expect, test } from '../../people/scenario.ts'
import { type Language, WORDS } from '../../people/words.ts'

const ON: Record<Language, string[]> = {
  ja: ['@phone'],
  ko: ['@phone', '@long'],
  zh: ['@desktop', '@long'],
  en: ['@desktop'],
}

for (const language of Object.keys(WORDS) as Language[])
  test.describe(language, { tag: ON[language] }, () => {
    test.use({ language })
    // Promise (Screens): reservation, from finding to another time and to cancelling, in four languages
    test('a person finds a shop, chooses a time, signs in, reserves, is told live, changes the time, cancels', async ({
      page,
      request,
      words,
      searchPage,
      shopPage,
      reservationPage,
      ticketPage,
      signInPage,
    }) => {
      // Accessibility takes the processor: three languages are enough.
      const checkPage = language === 'en' ? noCheck : expectAccessible
      if (checkPage !== noCheck) test.slow()
      const email = newAddress(`guest-${language}`)
      await searchPage.findShop(checkPage)
      await shopPage.chooseTime(checkPage)
      await reservationPage.holdAndSignIn(checkPage)
      await signInPage.signUp(email, checkPage)
      await reservationPage.reserve(checkPage)
      await checkPage(page)

      const bell = page.getByRole('banner').getByRole('button', { name: words.unread })
      await expect(bell, 'the live notification is counted without a reload').toBeVisible()
      await bell.click()
      await expect(page.getByRole('region', { name: words.notifications }).getByRole('listitem')).toHaveCount(1)
      await checkPage(page)
      await page.getByRole('button', { name: words.markAllRead }).click()
      await expect(
        page.getByRole('banner').getByRole('button', { name: words.notifications, exact: true }),
      ).toBeVisible()
      await page.keyboard.press('Escape')
      await expect
        .poll(async () => (await emailsTo(request, email)).length, {
          message: 'the code and the confirmation are in the mailbox',
        })
        .toBe(2)

      await page.getByRole('main').getByRole('link', { name: words.myReservations }).click()
      await expect(page).toHaveURL(/\/me\/my-reservation$/)
      const mine = page.getByRole('main').locator('a[href*="code="]')
      await expect(mine).toHaveCount(1)
      await checkPage(page)
      await mine.click()
      await ticketPage.reschedule(checkPage)
      await expect
        .poll(async () => (await emailsTo(request, email)).length, { message: 'the change is in the mailbox' })
        .toBe(3)
      await ticketPage.cancelButton.click()
      const { sheet } = ticketPage
      await expect(sheet.getByText(words.free)).toBeVisible()
      await sheet.getByRole('radio', { name: words.plansChanged }).check()
      await checkPage(page)
      await ticketPage.confirmCancellation()
      await expect(sheet).toBeHidden()
      await expect(ticketPage.cancelled).toBeVisible()
      await expect(ticketPage.cancelButton).toBeHidden()
      await checkPage(page)
    })
  })

import { atTheStudio, atTheStudioIn } from '../../people/api.ts'
import { untilUncovered } from '../../people/overlay.ts'
import { expect, test } from '../../people/scenario.ts'
import { STUDIO } from '../../studio.ts'

const words = {
  pleaseSay: 'Please enter your reason of the cancelation',
  keepIt: 'Keep reservation',
  yours: 'Your reason',
}

/** As offered, in this order; each with the hour at which something is reserved to be cancelled. */
const REASONS = [
  'I no longer need it',
  'My plans have changed',
  "It doesn't fit my budget",
  'I selected the wrong date or time',
  'I found an alternative',
  'I had technical problems',
] as const

// Promise (Screens): cancellation: each reason, in a browser
// Promise (Sentences and limits): the reason of a cancellation is required, and its words
test('a cancellation asks for a reason, Others with a text, and can be dropped; each reason cancels', {
  tag: '@desktop',
}, async ({ page, people, member, ticketPage }) => {
  const codes: string[] = []
  for (const hour of [10, 11, 12, 13, 14, 15, 16])
    codes.push(await people.reserves(member, atTheStudio(STUDIO.vase, 'each reason', `${hour}:00`)))
  const { main, sheet } = ticketPage

  await ticketPage.open(codes[0] ?? '')
  await ticketPage.cancelButton.click()
  await expect(sheet.getByRole('radio')).toHaveCount(7)
  await ticketPage.confirmCancellation()
  await expect(sheet.getByRole('alert')).toHaveText(words.pleaseSay)
  await sheet.getByRole('radio', { name: 'Others' }).check()
  await ticketPage.confirmCancellation()
  await expect(sheet.getByText(words.pleaseSay)).toBeVisible()
  await expect(sheet.getByLabel(words.yours)).toBeFocused()
  await sheet.getByRole('button', { name: words.keepIt }).click()
  await expect(sheet).toBeHidden()
  await expect(ticketPage.cancelButton).toBeFocused()

  await ticketPage.cancelButton.click()
  await sheet.getByRole('radio', { name: 'Others' }).check()
  await sheet.getByLabel(words.yours).fill('The kiln frightens my son')
  await ticketPage.confirmCancellation()
  await expect(main.getByText('The kiln frightens my son')).toBeVisible()
  await expect(ticketPage.cancelled).toBeVisible()

  for (const [index, reason] of REASONS.entries()) {
    await untilUncovered(page)
    await ticketPage.open(codes[index + 1] ?? '')
    await ticketPage.cancelButton.click()
    await ticketPage.cancel(reason)
    await expect(ticketPage.cancelled).toBeVisible()
    await expect(main.getByText(reason)).toBeVisible()
  }
  expect((await people.reservationsOf(member)).map(({ status }) => status)).toStrictEqual(Array(7).fill('cancelled'))
})

test('a cancellation that fails keeps the reason and the text, and one that happened elsewhere shows the current status', {
  tag: '@phone',
}, async ({ page, people, member, ticketPage }) => {
  const code = await people.reserves(member, atTheStudio(STUDIO.vase, 'cancellation fails'))
  await ticketPage.open(code)
  const { sheet } = ticketPage
  await ticketPage.cancelButton.click()
  await sheet.getByRole('radio', { name: 'Others' }).check()
  await sheet.getByLabel(words.yours).fill('The kiln frightens my son')
  await page.route('**/cancel', (route) =>
    route.fulfill({ status: 429, json: { code: 'RATE_LIMITED', message: 'Slower', requestId: 'scenario' } }),
  )
  await ticketPage.confirmCancellation()
  await expect(sheet.getByRole('alert')).toHaveText(
    'Too many requests in a short time. Please wait a moment and try again.',
  )
  await expect(sheet.getByLabel(words.yours)).toHaveValue('The kiln frightens my son')
  await page.unrouteAll()
  await people.cancels(member, code)
  await expect(ticketPage.cancelled).toBeVisible()
})

// Promise (Screens): cancellation: after the free time
test('a cancellation after the free time says so, and that it is canceled without promising that nothing is charged', {
  tag: '@desktop',
}, async ({ page, people, member, ticketPage }) => {
  const now = Date.now()
  const isEarly = (new Date(now).getUTCHours() + 9) % 24 < 10
  const soon = isEarly ? atTheStudioIn(STUDIO.bowl, 0, '12:00', now) : atTheStudioIn(STUDIO.bowl, 1, '09:00', now)
  await ticketPage.open(await people.reserves(member, soon))
  await ticketPage.cancelButton.click()
  const { sheet } = ticketPage
  await expect(sheet.getByText(/^Free cancellation ended on/)).toBeVisible()
  await ticketPage.cancel(ticketPage.words.plansChanged)
  const toast = page.locator('[data-scope=toast][data-part=root][data-type=success]')
  await expect(toast).toContainText('Your reservation is canceled')
  await expect(toast).not.toContainText('Nothing is charged')
})

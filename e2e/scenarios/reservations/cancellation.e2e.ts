import { atTheStudio, atTheStudioIn, belongsTo } from '../../people/api.ts'
import { signsInWithReservation } from '../../people/at-the-studio.ts'
import { untilUncovered } from '../../people/overlay.ts'
import { expect, test } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

const words = {
  ...WORDS.en,
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
test('Scenario: a cancellation asks for a reason, Others with a text, and can be dropped; each reason cancels', {
  tag: '@desktop',
}, async ({ page, context, origin, people }) => {
  const member = await people.joins('undecided')
  await belongsTo(context, member, origin)
  const codes: string[] = []
  for (const hour of [10, 11, 12, 13, 14, 15, 16])
    codes.push(await people.reserves(member, atTheStudio(STUDIO.vase, 'each reason', `${hour}:00`)))
  const sheet = page.getByRole('dialog')
  const main = page.getByRole('main')
  const press = () => sheet.getByRole('button', { name: words.cancel }).click()

  await page.goto(`/en/me/my-reservation?code=${codes[0]}`)
  await main.getByRole('button', { name: words.cancelThis }).click()
  await expect(sheet.getByRole('radio')).toHaveCount(7)
  await press()
  await expect(sheet.getByRole('alert')).toHaveText(words.pleaseSay)
  await sheet.getByRole('radio', { name: 'Others' }).check()
  await press()
  await expect(sheet.getByText(words.pleaseSay)).toBeVisible()
  await expect(sheet.getByLabel(words.yours)).toBeFocused()
  await sheet.getByRole('button', { name: words.keepIt }).click()
  await expect(sheet).toBeHidden()
  await expect(main.getByRole('button', { name: words.cancelThis })).toBeFocused()

  await main.getByRole('button', { name: words.cancelThis }).click()
  await sheet.getByRole('radio', { name: 'Others' }).check()
  await sheet.getByLabel(words.yours).fill('The kiln frightens my son')
  await press()
  await expect(main.getByText('The kiln frightens my son')).toBeVisible()
  await expect(main.getByText(words.cancelled, { exact: true })).toBeVisible()

  for (const [index, reason] of REASONS.entries()) {
    await untilUncovered(page)
    await page.goto(`/en/me/my-reservation?code=${codes[index + 1]}`)
    await main.getByRole('button', { name: words.cancelThis }).click()
    await sheet.getByRole('radio', { name: reason }).check()
    await press()
    await expect(main.getByText(words.cancelled, { exact: true })).toBeVisible()
    await expect(main.getByText(reason)).toBeVisible()
  }
  expect((await people.reservationsOf(member)).map(({ status }) => status)).toStrictEqual(Array(7).fill('cancelled'))
})

test('Scenario: a cancellation that fails keeps the reason and the text, and one that happened elsewhere shows the current status', {
  tag: '@phone',
}, async ({ page, context, origin, people }) => {
  const { member, code } = await signsInWithReservation(
    context,
    origin,
    people,
    'unlucky-cancel',
    atTheStudio(STUDIO.vase, 'cancellation fails'),
  )
  await page.goto(`/en/me/my-reservation?code=${code}`)
  const sheet = page.getByRole('dialog')
  await page.getByRole('main').getByRole('button', { name: words.cancelThis }).click()
  await sheet.getByRole('radio', { name: 'Others' }).check()
  await sheet.getByLabel(words.yours).fill('The kiln frightens my son')
  await page.route('**/cancel', (route) =>
    route.fulfill({ status: 429, json: { code: 'RATE_LIMITED', message: 'Slower', requestId: 'scenario' } }),
  )
  await sheet.getByRole('button', { name: words.cancel }).click()
  await expect(sheet.getByRole('alert')).toHaveText(
    'Too many requests in a short time. Please wait a moment and try again.',
  )
  await expect(sheet.getByLabel(words.yours)).toHaveValue('The kiln frightens my son')
  await page.unrouteAll()
  await people.cancels(member, code)
  await expect(page.getByRole('main').getByText(words.cancelled, { exact: true })).toBeVisible()
})

// Promise (Screens): cancellation: after the free time
test('Scenario: a cancellation after the free time says so, and that it is canceled without promising that nothing is charged', {
  tag: '@desktop',
}, async ({ page, context, origin, people }) => {
  const member = await people.joins('late-cancel')
  await belongsTo(context, member, origin)
  const now = Date.now()
  const isEarly = (new Date(now).getUTCHours() + 9) % 24 < 10
  const soon = isEarly ? atTheStudioIn(STUDIO.bowl, 0, '12:00', now) : atTheStudioIn(STUDIO.bowl, 1, '09:00', now)
  await page.goto(`/en/me/my-reservation?code=${await people.reserves(member, soon)}`)
  await page.getByRole('main').getByRole('button', { name: words.cancelThis }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/^Free cancellation ended on/)).toBeVisible()
  await sheet.getByRole('radio', { name: words.plansChanged }).check()
  await sheet.getByRole('button', { name: words.cancel }).click()
  const toast = page.locator('[data-scope=toast][data-part=root][data-type=success]')
  await expect(toast).toContainText('Your reservation is canceled')
  await expect(toast).not.toContainText('Nothing is charged')
})

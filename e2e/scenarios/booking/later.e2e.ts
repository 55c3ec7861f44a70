import { type Later, openLater } from '../../later.ts'
import { ReservationPage } from '../../page-objects/reservation-page.ts'
import { atTheStudioIn, belongsTo } from '../../people/api.ts'
import { codeFor, newAddress } from '../../people/mailbox.ts'
import { consentsAtProvider } from '../../people/provider.ts'
import { expect, test as scenario } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

const { en } = WORDS

const wrongCodes = (right: string): string[] =>
  [1, 2, 3, 4, 5, 6, 7].map((digit) => String(digit).repeat(6)).filter((guess) => guess !== right)

/** All of a worker share the product and its clock. */
const test = scenario.extend<object, { later: Later }>({
  later: [
    async ({ browserName: _ }, use) => {
      const later = await openLater()
      await use(later)
      await later.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ later }, use) => use(later.origin),
})

test.describe.configure({ mode: 'default' })
test('the operator changes the price between hold and confirm: the old and the new one are shown, and have to be agreed to', {
  tag: '@desktop',
}, async ({ page, context, later, people, member }) => {
  const reservationPage = new ReservationPage(page, 'ja')
  await context.addCookies([{ name: 'currency', value: 'JPY', url: later.origin }])
  await reservationPage.open(atTheStudioIn(STUDIO.vase, 3))
  await reservationPage.hold()
  await reservationPage.fillContact('窓際の席')
  await later.vaseCosts(7000)
  await reservationPage.confirmButton.click()
  await expect(page.getByText('料金が¥6,000から¥7,000に変わりました。')).toBeVisible()
  await expect(reservationPage.confirmButton).toHaveCount(0)
  expect(await people.reservationsOf(member)).toHaveLength(0)
  await reservationPage.button('新しい料金で進む').last().click()
  await reservationPage.confirm()
  await expect(page.getByText('¥7,000').first()).toBeVisible()
  await expect(page.getByText('窓際の席')).toBeVisible()
})

// Promise (Screens): change: another price than the one that was shown has to be accepted
test('the price changes while a reservation gets another time: nothing is changed before the new one is accepted', {
  tag: '@desktop',
}, async ({ page, context, later, people, member }) => {
  await later.vaseCosts(6000)
  const reservationPage = new ReservationPage(page, 'ja')
  await context.addCookies([{ name: 'currency', value: 'JPY', url: later.origin }])
  const slot = atTheStudioIn(STUDIO.vase, 7)
  const code = await people.reserves(member, slot)
  await page.goto(`/ja/reservation/${slot.serviceId}?change=${code}`)
  await page
    .locator('[data-times]')
    .getByRole('button', { name: /^14:00/ })
    .click()
  const confirm = reservationPage.button('変更を確定する')
  await expect(confirm).toBeVisible()
  await later.vaseCosts(7000)
  await confirm.click()
  await expect(page.getByText('料金が¥6,000から¥7,000に変わりました。')).toBeVisible()
  await expect(confirm).toHaveCount(0)
  expect(await people.reservation(member, code)).toMatchObject({ version: 1 })
  await reservationPage.button('新しい料金で進む').last().click()
  await expect(page.getByText('変更前より¥1,000高くなります').locator('visible=true').first()).toBeVisible()
  await confirm.click()
  await expect(page).toHaveURL(/my-reservation/)
  expect(await people.reservation(member, code)).toMatchObject({ version: 2 })
})

test('a person gets a new code after the countdown, and reads that a code has expired (1010) or been used (1008)', {
  tag: '@desktop',
}, async ({ page, later, signInPage }) => {
  await page.clock.install()
  const email = newAddress('resend')
  await page.goto('/en/auth')
  await signInPage.requestCode(email)
  // The server's clock has moved in the scenarios before, the browser's has not: minutes.
  await expect(page.getByText(/^You can request a new code in \d+ (s|min)$/)).toBeVisible()
  const first = await codeFor(page.request, email)

  await later.passes(11)
  await page.clock.fastForward('11:00')
  await signInPage.code.fill(first)
  await expect(page.getByText('The code has expired')).toBeVisible()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText(/^You can request a new code in \d+ (s|min)$/)).toBeVisible()
  await expect.poll(() => codeFor(page.request, email)).not.toBe(first)

  const second = await codeFor(page.request, email)
  // Another test was faster with it.
  await page.route('**/login/step3', async (route) => {
    const data = route.request().postDataJSON()
    await page.request.post(route.request().url(), { data })
    await route.continue()
  })
  await signInPage.code.fill(second)
  await expect(page.getByText('This code has already been used')).toBeVisible()
  await page.unrouteAll()
  await expect(signInPage.code).toHaveValue(second)
})

test('a sign-in whose response was lost succeeds when it is sent again', { tag: '@desktop' }, async ({
  page,
  signInPage,
}) => {
  const email = newAddress('lost')
  await page.goto('/en/auth')
  await signInPage.requestCode(email)
  await page.route('**/login/step3', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await signInPage.fillCode(email)
  await expect(page.getByRole('alert')).toHaveText("We couldn't reach the server. Check your connection and try again.")
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/en$/)
})

test('one button sends a new code after too many wrong ones in a booking; names and hold are still there', {
  tag: '@desktop',
}, async ({ page, later, reservationPage, signInPage }) => {
  await page.clock.install()
  const email = newAddress('too-many')
  await reservationPage.open(atTheStudioIn(STUDIO.vase, 5))
  await reservationPage.proceed.click()
  await reservationPage.signInFirst.click()
  await signInPage.requestCode(email)
  const first = await codeFor(page.request, email)
  for (const guess of wrongCodes(first).slice(0, 6)) {
    // While a code is checked, another is not.
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).not.toHaveAttribute('aria-busy')
    const answer = page.waitForResponse('**/login/step3')
    await signInPage.code.fill(guess)
    await answer
  }
  await expect(page.getByRole('alert')).toHaveText('Too many wrong codes. Please request a new code.')
  await later.passes(2)
  await page.clock.fastForward('02:00')
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect.poll(() => codeFor(page.request, email)).not.toBe(first)
  await signInPage.fillCode(email)
  await expect(reservationPage.phone).toBeVisible()
  await expect(signInPage.firstName).toHaveValue(en.given)
  await expect(page.getByText(en.chooseAgain)).toHaveCount(0)
})

// Promise (Screens): reservation: a time that ran out
test('a hold expires and another person takes the time: the nearest free times are offered, and typed texts stay', {
  tag: '@desktop',
}, async ({ page, later, people, member, reservationPage }) => {
  const slot = atTheStudioIn(STUDIO.lesson, 4)
  await reservationPage.open(slot)
  await reservationPage.hold()
  await reservationPage.fillContact('A seat by the window')
  await later.passes(25)
  await people.reserves(await people.joins('quick'), slot)
  await reservationPage.confirmButton.click()
  await expect(page.getByText(en.chooseAgain)).toBeVisible()
  const nearest = page.getByRole('list', { name: 'The closest available times' }).getByRole('button')
  await expect(nearest).toHaveText(['09:00', '11:00', '11:30'])
  await nearest.getByText('11:00').click()
  await reservationPage.hold()
  await expect(reservationPage.phone).toHaveValue(/087 ?123 ?4567$/)
  await reservationPage.confirm()
  await expect(page.getByText('A seat by the window')).toBeVisible()
  expect(await people.reservationsOf(await people.isBack(member))).toHaveLength(1)
})

test('a hold expires and nobody takes the time: it is held again with one press, and typed texts stay', {
  tag: '@desktop',
}, async ({ page, later, people, member, reservationPage }) => {
  await reservationPage.open(atTheStudioIn(STUDIO.lesson, 8))
  await reservationPage.hold()
  await reservationPage.fillContact('A seat by the window')
  await later.passes(25)
  await reservationPage.confirmButton.click()
  await expect(page.getByText(en.chooseAgain)).toBeVisible()
  await reservationPage.button(/^Hold \d\d:00 again$/).click()
  await reservationPage.confirm()
  await expect(page.getByText('A seat by the window')).toBeVisible()
  expect(await people.reservationsOf(await people.isBack(member))).toHaveLength(1)
})

// Promise (Screens): on a device whose clock is off: the rest of a hold, and a sign-in of now before the data are handed out
test('on a device that is ten minutes ahead a member books, and signs in again for their data without losing what was typed', {
  tag: '@desktop',
}, async ({ page, context, later, member, reservationPage, signInPage }) => {
  await context.clock.install({ time: Date.parse(await later.time()) + 10 * 60_000 })
  await reservationPage.open(atTheStudioIn(STUDIO.vase, 6))
  await reservationPage.hold()
  await expect(page.getByText(/^We're holding this time for (?:10:00|9:\d\d)$/).first()).toBeVisible()
  await reservationPage.fillContact('A seat by the window')
  await reservationPage.confirm()

  await later.passes(6)
  await page.goto('/en/me/profile')
  await signInPage.firstName.fill('Aoife')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const before = await codeFor(page.request, member.email)
  await page.getByRole('main').getByRole('button', { name: 'Sign in again' }).click()
  await expect(page).toHaveURL(/\/en\/auth\?redirect=/)
  await signInPage.fillEmail(member.email)
  await expect.poll(() => codeFor(page.request, member.email)).not.toBe(before)
  await signInPage.fillCode(member.email)
  await expect(page).toHaveURL(/\/en\/me\/profile$/)
  await expect(signInPage.firstName, 'what was typed is there').toHaveValue('Aoife')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('yoyaku-my-data.json')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /^Aoife .*'s account$/ })).toBeVisible()
})

// Promise (Screens): sign-in with a provider whose address has an account: a code connects the two
test('Facebook names the address of a member: a code connects the two, and the next time Facebook is enough', {
  tag: '@desktop',
}, async ({ page, later, people, signInPage }) => {
  const { email, user } = await people.joins('linked')
  await later.passes(2)
  const withFacebook = async () => {
    await page.goto('/en/auth?redirect=/en/me/profile')
    await page.getByRole('link', { name: 'Continue with Facebook' }).click()
    await consentsAtProvider(page, email)
  }
  const first = await codeFor(page.request, email)
  await withFacebook()
  await expect(signInPage.email).toHaveValue(email)
  await signInPage.withEmail.click()
  await expect.poll(() => codeFor(page.request, email)).not.toBe(first)
  await signInPage.fillCode(email)
  await expect(page).toHaveURL(/\/en\/me\/profile$/)
  await expect(signInPage.firstName).toHaveValue(user.firstName)
  await signInPage.signOut()

  await withFacebook()
  await expect(page).toHaveURL(/\/en\/me\/profile$/)
  await expect(page.getByText(email)).toBeVisible()
})

// Promise (Screens): as time passes
test('upcoming, missed and completed reservations are listed under their status and in the notifications', {
  tag: '@desktop',
}, async ({ page, context, later, people }) => {
  const member = await people.joins('history')
  const codes = []
  for (const hour of [9, 11, 13])
    codes.push(await people.reserves(member, atTheStudioIn(STUDIO.bowl, 2, `${hour < 10 ? '0' : ''}${hour}:00`)))
  const [missed = '', over = '', near = ''] = codes
  const start = Date.parse(`${atTheStudioIn(STUDIO.bowl, 2).date}T12:20:00+09:00`)
  const now = Date.parse(await later.time())
  await later.passes(Math.ceil((start - now) / 60_000))
  await later.marks(missed, 'noshow')
  await later.marks(over, 'completed')
  await belongsTo(context, await people.isBack(member), later.origin)
  const main = page.getByRole('main')
  for (const [tab, code] of [
    ['No-show', missed],
    ['Completed', over],
    ['Confirmed', near],
  ] as const) {
    await page.goto('/en/me/my-reservation')
    await page.getByRole('tab', { name: tab }).click()
    await expect(main.locator('a[href*="code="]')).toHaveCount(1)
    await expect(main.getByText(code)).toBeVisible()
  }
  await page.getByRole('banner').getByRole('button', { name: en.unread }).click()
  const list = page.getByRole('region', { name: en.notifications })
  for (const title of ['You missed your reservation', 'Thank you for your visit', 'Your reservation is coming up'])
    await expect(list.getByText(title).first()).toBeVisible()
})

// Promise (Screens): who was there reviews it, the shop replies, and everybody reads both on the page and the card of the shop
test('a member reviews a visit that is over, the shop replies, and its page and its card show it', {
  tag: '@desktop',
}, async ({ page, context, browser, later, people }) => {
  const member = await people.joins('review')
  const slot = atTheStudioIn(STUDIO.bowl, 9, '11:00')
  const code = await people.reserves(member, slot)
  await later.passes(Math.ceil((Date.parse(`${slot.date}T13:30:00+09:00`) - Date.parse(await later.time())) / 60_000))
  await later.marks(code, 'completed')
  await belongsTo(context, await people.isBack(member), later.origin)
  await page.goto(`/en/me/my-reservation?code=${code}`)
  const form = page.getByRole('form', { name: 'How was it?' })
  await form.getByRole('button', { name: 'Publish review' }).click()
  await expect(form.getByText('Please choose from one to five stars')).toBeVisible()
  await form.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true })
  await form.getByRole('textbox').fill('Call 090-1234-5678 for more')
  await page.reload()
  await form.getByRole('button', { name: 'Publish review' }).click()
  await expect(form.getByText('Please leave out links, email addresses and phone numbers.')).toBeVisible()
  await form.getByRole('textbox').fill('Warm clay, and a patient teacher.\n<b>Go</b>')
  await form.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByRole('region', { name: 'Your review' }).getByText('Warm clay')).toBeVisible()
  await later.replies(STUDIO.shop, 'See you at the wheel again.')

  const visitor = await browser.newContext()
  const other = await visitor.newPage()
  await other.goto(`/ja/brands/${STUDIO.shop}`)
  const section = other.getByRole('region', { name: '口コミ' })
  await expect(section.getByText('<b>Go</b>')).toBeVisible()
  await expect(section.getByText('See you at the wheel again.')).toBeVisible()
  await expect(section.getByText('5つ星中4.0')).toBeAttached()
  const data = await other.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"reviewCount":1')
  await other.goto('/en/search?keyword=studio')
  await expect(other.getByRole('article').getByText('4.0 of 5 stars').first()).toBeAttached()
  await visitor.close()
})

import type { Page } from '@playwright/test'
import { ReservationPage } from '../../page-objects/reservation-page.ts'
import { atTheStudio, atTheStudioIn, type elsewhere, type Member, type Slot } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'
import type { StudioDay } from '../../studio-days.ts'

const change = 'Change reservation'
const confirm = 'Confirm change'

const pageOf = ({ serviceId }: Slot, code: string, language = 'en') =>
  `/${language}/reservation/${serviceId}?change=${code}`
const time = (page: Page, name: string | RegExp) => page.locator('[data-times]').getByRole('button', { name })

type People = ReturnType<typeof elsewhere>

/** A member with a reservation at ten, at the page that changes it. */
async function openChange(page: Page, people: People, member: Member, day: StudioDay, language = 'en') {
  const slot = atTheStudio(STUDIO.vase, day)
  const code = await people.reserves(member, slot)
  const path = pageOf(slot, code, language)
  await page.goto(path)
  await expect(time(page, /^10:00/)).toHaveAttribute('aria-pressed', 'true')
  const start = async () => (await people.reservation(member, code)).startAt
  return { slot, code, path, start, at: (hour: string) => new Date(`${slot.date}T${hour}:00+09:00`).getTime() }
}

// Promise (Screens): change: from the ticket to another time in three taps; before, after and the price are shown first
test('from the ticket a member gives a reservation another time in three taps, and reads before and after first', async ({
  page,
  people,
  member,
  isMobile,
  reservationPage,
  ticketPage,
}) => {
  const slot = atTheStudio(STUDIO.vase, `moves (${isMobile ? 'phone' : 'desktop'})`)
  const code = await people.reserves(member, slot)
  await ticketPage.open(code)
  await expect(page.getByText(/^You can change this reservation 3 more times, until /)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: change }).click()
  await expect(page.getByRole('heading', { level: 1, name: change })).toBeVisible()
  await time(page, /^10:30/).click()
  const summary = page.getByRole('complementary')
  await expect(summary.getByRole('heading', { name: 'Check your change' })).toBeFocused()
  await expect(summary.getByText(/10:00 – 11:00/)).toBeVisible()
  await expect(summary.getByText(/10:30 – 11:30/)).toBeVisible()
  await expect(summary.getByText('The price stays the same')).toBeVisible()
  expect(await people.reservation(member, code), 'nothing has changed yet').toMatchObject({ version: 1 })
  await reservationPage.button(confirm).click()
  await expect(page).toHaveURL(`/en/me/my-reservation?code=${code}`)
  await expect(page.getByRole('heading', { name: 'Your reservation has been changed' })).toBeFocused()
  await expect(
    page
      .getByRole('main')
      .getByText(/10:30 – 11:30/)
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/^You can change this reservation 2 more times/)).toBeVisible()
  // The live message about it has come by then.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
  await expect(page.locator('[data-scope=toast][data-part=root]'), 'said once').toHaveCount(0)
  await page.goBack()
  await expect(
    page
      .getByRole('main')
      .getByText(/10:30 – 11:30/)
      .first(),
    'not the page that changes it',
  ).toBeVisible()
})

// Promise (Screens): change: what a late cancellation costs after it is in sight on a phone before it is confirmed
test('a small phone shows the new time and what becomes of free cancellation whole, above the bar', {
  tag: '@phone',
}, async ({ page, people, member }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openChange(page, people, member, 'change on a small phone', 'ja')
  await time(page, /^14:00/).click()
  const words = page.getByRole('complementary').getByText(/無料キャンセルの期限は.+延長されません。$/)
  await expect(page.getByRole('button', { name: '変更を確定する' }).locator('visible=true')).toBeVisible()
  const isWhole = () =>
    words.evaluate((sentence) => {
      const { left, top, bottom } = sentence.getBoundingClientRect()
      return [top + 1, bottom - 1].every((y) => sentence.contains(document.elementFromPoint(left + 1, y)))
    })
  await expect.poll(isWhole).toBe(true)
})

// Promise (Screens): change: people, equipment and additional services, with before, after and the difference in price
test('a member changes people, equipment and an additional service at the same time, and reads the difference first', {
  tag: '@phone',
}, async ({ page, people, member, reservationPage }) => {
  const slot = atTheStudio(STUDIO.bowl, 'change of the rest')
  const code = await people.reserves(member, slot)
  await page.goto(pageOf(slot, code))
  const main = page.getByRole('main')
  const card = (name: string) => main.getByRole('button', { name: new RegExp(`^${name}`) })
  await card('People').click()
  await main.getByRole('radio', { name: '2', exact: true }).press('Space')
  await expect(reservationPage.button(confirm)).toBeVisible()
  await card('Seat').click()
  await main.getByRole('radio', { name: 'Wheel 2' }).press('Space')
  await card('Additional services').click()
  const add = main.getByRole('button', { name: 'Add one: Second glaze' })
  await add.press('Enter')
  await expect(add, 'it can be pressed again').toBeFocused()
  const summary = page.getByRole('complementary')
  await expect(summary.getByText('Second glaze × 1')).toBeVisible()
  await expect(summary.getByText('Check your change')).toBeVisible()
  await expect(summary.getByRole('deletion')).toHaveText(['10:00 – 11:00', '1 person', 'Wheel 1', 'None'])
  await expect(summary.getByRole('insertion')).toHaveText(['2 people', 'Wheel 2', 'Second glaze × 1'])
  await expect(summary.getByText(/^\S+ more than before$/)).toBeVisible()
  expect(await people.reservation(member, code), 'nothing has changed yet').toMatchObject({ version: 1, quantity: 1 })
  await reservationPage.button(confirm).click()
  await expect(page).toHaveURL(/my-reservation/)
  const changed = await people.reservation(member, code)
  expect(changed).toMatchObject({
    ...{ version: 2, quantity: 2, equipment: { name: 'Wheel 2' } },
    additionalServices: [{ name: 'Second glaze', quantity: 1 }],
  })
  expect(Date.parse(changed.startAt), 'at the same time').toBe(Date.parse(`${slot.date}T10:00:00+09:00`))
})

// Promise (Screens): change: nothing is left to confirm once the reservation's own choices are back
test('who goes back to the time that they have lets the other one go', {
  tag: '@desktop',
}, async ({ page, people, member, reservationPage }) => {
  const { slot } = await openChange(page, people, member, 'change and back')
  await time(page, /^14:00/).click()
  await expect(page.getByRole('heading', { name: 'Check your change' })).toBeVisible()
  await time(page, /^10:00/).click()
  await expect(page.getByRole('heading', { name: 'Check your change' })).toHaveCount(0)
  await expect(reservationPage.button(confirm)).toHaveCount(0)
  // The server hears of it a moment later.
  await expect(() => people.holds({ ...slot, time: '14:00' })).toPass()
})

// Promise (Screens): change: a new time that somebody else takes: the old one stays
test('another person takes the new time while it is chosen: the reservation keeps its own, with the nearest times offered', {
  tag: '@phone',
}, async ({ page, people, member, reservationPage }) => {
  const { slot, start, at } = await openChange(page, people, member, 'new time is taken')
  // A page that still reads its times would read that 14:00 is taken, and offer it no more.
  await page.waitForLoadState('networkidle')
  await people.holds({ ...slot, time: '14:00' })
  await time(page, /^14:00/).click()
  await expect(page.getByText('The closest available times')).toBeVisible()
  await expect(reservationPage.button(confirm)).toHaveCount(0)
  expect(Date.parse(await start())).toBe(at('10:00'))
  await page.getByRole('list', { name: 'The closest available times' }).getByRole('button').first().click()
  await reservationPage.button(confirm).click()
  await expect(page).toHaveURL(/my-reservation/)
  expect(Date.parse(await start())).not.toBe(at('10:00'))
})

// Promise (Screens): change: a reload in the middle
test('a reload while a change is confirmed later comes back to it, with the new time still held', {
  tag: '@desktop',
}, async ({ page, people, member, reservationPage }) => {
  const { start, at } = await openChange(page, people, member, 'change is reloaded')
  await time(page, /^15:00/).click()
  await expect(reservationPage.button(confirm)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('complementary').getByText(/15:00 – 16:00/)).toBeVisible()
  await reservationPage.button(confirm).click()
  await expect(page).toHaveURL(/my-reservation/)
  expect(Date.parse(await start())).toBe(at('15:00'))
})

// Promise (Screens): change: back and forward in the middle
test('who leaves in the middle of a change and comes back has the new time held again, and the page says what stays until then', {
  tag: '@phone',
}, async ({ page, people, member, reservationPage }) => {
  const { code, start, at } = await openChange(page, people, member, 'change is left')
  await expect(page.getByText('Your reservation stays as it is until you confirm the change.')).toBeVisible()
  await expect(page.getByText(/You can change this reservation 3 more times, until /)).toBeVisible()
  await time(page, /^15:00/).click()
  await expect(reservationPage.button(confirm)).toBeVisible()
  await page.getByRole('link', { name: 'Your reservation' }).first().click()
  await expect(page).toHaveURL(`/en/me/my-reservation?code=${code}`)
  await page.goBack()
  await expect(page.getByRole('complementary').getByText(/15:00 – 16:00/)).toBeVisible()
  await reservationPage.button(confirm).click()
  await expect(page).toHaveURL(/my-reservation/)
  expect(Date.parse(await start())).toBe(at('15:00'))
})

// Promise (Screens): change: another tab takes the hold over
test('a second tab goes on with the same change: the first one says so, and does not call its time expired', {
  tag: '@desktop',
}, async ({ page, context, people, member, reservationPage }) => {
  const { path } = await openChange(page, people, member, 'change is continued elsewhere')
  await time(page, /^14:00/).click()
  await expect(reservationPage.button(confirm)).toBeVisible()
  const other = await context.newPage()
  await other.goto(path)
  await expect(other.getByText(/^You're holding .* in another tab\.$/)).toBeVisible()
  await time(other, /^16:00/).click()
  await expect(new ReservationPage(other, 'en').button(confirm)).toBeVisible()
  await expect(page.getByText('This time was released, because you went on in another tab.')).toBeVisible()
  await expect(page.getByText(/expired|Somebody else/)).toHaveCount(0)
})

// Promise (Screens): change: without a connection, at the button
test('a change without a connection says so at the button, and goes on when the connection is back', {
  tag: '@phone',
}, async ({ page, context, people, member, reservationPage }) => {
  const { start, at } = await openChange(page, people, member, 'change is offline')
  await context.setOffline(true)
  await time(page, /^16:00/).click()
  await expect(page.getByRole('alert').locator('visible=true')).toBeVisible()
  await context.setOffline(false)
  await reservationPage.button('Hold this time').click()
  await reservationPage.button(confirm).click()
  await expect(page).toHaveURL(/my-reservation/)
  expect(Date.parse(await start())).toBe(at('16:00'))
})

// Promise (Screens): change: in two tabs, and canceled elsewhere meanwhile
test('a change in one tab shows in the other, and a cancellation elsewhere ends it with a way on', {
  tag: '@desktop',
}, async ({ page, context, people, member, reservationPage }) => {
  const { code, path } = await openChange(page, people, member, 'change in two tabs')
  const other = await context.newPage()
  await other.goto(path)
  await time(page, /^17:00/).click()
  await reservationPage.button(confirm).click()
  await expect(page).toHaveURL(/my-reservation/)
  await expect(other.getByRole('complementary').getByText(/17:00 – 18:00/)).toBeVisible()
  await people.cancels(member, code)
  await expect(other.getByText("This reservation is canceled, so it can't be changed.")).toBeVisible()
  await expect(other.getByRole('link', { name: 'Book again' })).toBeVisible()
})

// Promise (Screens): change: a lost answer is looked up
test('the answer to a change is lost: the page says that it is checking, and shows the ticket with the new time', {
  tag: '@phone',
}, async ({ page, people, member, reservationPage }) => {
  const { start, at } = await openChange(page, people, member, 'answer to a change is lost')
  await time(page, /^18:00/).click()
  let isLost = false
  await page.route('**/reschedule', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await reservationPage.button(confirm).click()
  await expect(page).toHaveURL(/my-reservation/)
  await expect(
    page
      .getByRole('main')
      .getByText(/18:00 – 19:00/)
      .first(),
  ).toBeVisible()
  expect(Date.parse(await start())).toBe(at('18:00'))
})

// Promise (Screens): change: confirmed without a connection, and reloaded
test('a change that was confirmed without a connection is asked for after a reload, and the page says that it was made', {
  tag: '@phone',
}, async ({ page, people, member, reservationPage }) => {
  const { start, at } = await openChange(page, people, member, 'change is sent offline')
  await time(page, /^18:00/).click()
  await expect(reservationPage.button(confirm)).toBeVisible()
  await page.route('**/reschedule', (route) => route.abort())
  await reservationPage.button(confirm).click()
  await expect(page.getByText("We're checking whether your reservation was changed.")).toBeVisible()
  await page.unroute('**/reschedule')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your reservation has been changed' })).toBeFocused()
  expect(Date.parse(await start())).toBe(at('18:00'))
})

// Promise (Screens): change: as often as the shop allows
test('after three changes the ticket and the page say that the limit is reached, and offer the phone of the shop', {
  tag: '@desktop',
}, async ({ page, people, member, reservationPage }) => {
  const { code, path } = await openChange(page, people, member, 'change limit')
  for (const hour of ['11:00', '12:00', '13:00']) {
    await page.goto(path)
    await time(page, new RegExp(`^${hour}`)).click()
    await reservationPage.button(confirm).click()
    await expect(page).toHaveURL(/my-reservation/)
  }
  await expect(page.getByText(/^You've changed this reservation as often as the shop allows\./)).toBeVisible()
  await expect(page.getByRole('link', { name: change })).toHaveCount(0)
  await page.goto(path)
  await expect(page.getByText("You've changed this reservation as often as the shop allows.")).toBeVisible()
  await expect(page.getByRole('link', { name: /^\+81|^0/ })).toHaveAttribute('href', 'tel:+81285000000')
  await page.getByRole('link', { name: 'Cancel this reservation' }).click()
  await expect(page).toHaveURL(`/en/me/my-reservation?code=${code}&cancel`)
})

// Promise (Screens): change: too late
test('a reservation of the next day can no longer be changed: its ticket and the page say until when it could', {
  tag: '@desktop',
}, async ({ page, people, member, ticketPage }) => {
  const now = Date.now()
  const isEarly = (new Date(now).getUTCHours() + 9) % 24 < 10
  const slot = isEarly ? atTheStudioIn(STUDIO.vase, 0, '15:00', now) : atTheStudioIn(STUDIO.vase, 1, '10:00', now)
  const code = await people.reserves(member, slot)
  await ticketPage.open(code)
  await expect(page.getByText(/^Changes were possible until .*Please call the shop/)).toBeVisible()
  await expect(page.getByRole('link', { name: change })).toHaveCount(0)
  await page.goto(pageOf(slot, code))
  await expect(page.getByText(/^Changes were possible until /)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show my ticket' })).toBeVisible()
})

const IN_LANGUAGES = {
  en: { done: 'Your reservation has been changed' },
  ko: { done: '예약을 변경했어요' },
  ja: { done: 'ご予約を変更しました' },
  zh: { done: '已變更您的預約' },
} as const

for (const language of ['en', 'ko', 'ja', 'zh'] as const) {
  // Promise (Screens): change: in four languages
  test(`a member gives a reservation another day (${language})`, {
    tag: language === 'ja' ? '@phone' : ['@phone', '@long'],
  }, async ({ page, people, member, reservationPage }) => {
    const words = IN_LANGUAGES[language]
    await openChange(page, people, member, `change (${language})`, language)
    await time(page, /^20:00/).click()
    await reservationPage.button(WORDS[language].confirmChange).click()
    await expect(page).toHaveURL(/my-reservation/)
    await expect(page.getByRole('heading', { level: 1, name: words.done })).toBeFocused()
  })
}

// Promise (Screens): cancellation: another time instead, by keyboard alone
test('who opens the cancellation is offered another time before any reason, and can take it by keyboard alone', {
  tag: '@desktop',
}, async ({ page, people, member, reservationPage }) => {
  const slot = atTheStudio(STUDIO.vase, 'change instead of cancel')
  const code = await people.reserves(member, slot)
  await page.goto(`/en/me/my-reservation?code=${code}&cancel`)
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('link', { name: change }).focus()
  await page.keyboard.press('Enter')
  await time(page, /^19:00/).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'Check your change' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(reservationPage.button(confirm)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/en/me/my-reservation?code=${code}`)
  expect(Date.parse((await people.reservation(member, code)).startAt)).toBe(Date.parse(`${slot.date}T19:00:00+09:00`))
})

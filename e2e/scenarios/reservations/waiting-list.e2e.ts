import { ReservationPage } from '../../page-objects/reservation-page.ts'
import { atTheStudio, type elsewhere, type Slot } from '../../people/api.ts'
import { newAddress } from '../../people/mailbox.ts'
import { untilUncovered } from '../../people/overlay.ts'
import { expect, test } from '../../people/scenario.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'
import type { StudioDay } from '../../studio-days.ts'

const wait = 'Tell me when a time becomes available'
const join = 'Join the waiting list'
const isListed = "You're on the waiting list."
const LIST = '/en/me/my-reservation?status=waiting'

/** The one time of a day. */
const onlyTime = (day: StudioDay): Slot => ({ ...atTheStudio(STUDIO.singleLesson, day), shopId: STUDIO.single })
const shopPath = ({ shopId, serviceId, date }: Slot, language = 'en') =>
  `/${language}/brands/${shopId}?${new URLSearchParams({ serviceId, date, quantity: '1' })}`

/** A day of which somebody else has the only time. */
async function fullDay(people: ReturnType<typeof elsewhere>, day: StudioDay) {
  const slot = onlyTime(day)
  const other = await people.joins('was-first')
  const code = await people.reserves(other, slot)
  return { slot, cancels: () => people.cancels(other, code) }
}

// Promise (Screens): waiting list: from a full day to the reservation, after somebody else's cancellation
test('a member waits for a time on a full day, is offered it after a cancellation, opens the link and books it', async ({
  page,
  people,
  member,
  isMobile,
  reservationPage,
}) => {
  const day = `waits (${isMobile ? 'phone' : 'desktop'})` as const
  const { slot, cancels } = await fullDay(people, day)
  await page.goto(shopPath(slot))
  await reservationPage.button(wait).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('combobox', { name: 'Service' })).toHaveValue(slot.serviceId)
  await expect(sheet.getByRole('combobox', { name: 'Staff' })).toHaveValue('')
  await sheet.getByRole('button', { name: join }).click()
  await expect(sheet.getByText(isListed, { exact: true })).toBeVisible()
  await sheet.getByRole('link', { name: 'My waiting list' }).click()
  const entry = page.getByRole('main').getByRole('article')
  await expect(entry.getByText('Waiting', { exact: true })).toBeVisible()
  await cancels()
  await expect(page.locator('[data-scope=toast]').getByText('A time is free for you')).toBeVisible()
  await expect(entry.getByText('On hold for you')).toBeVisible()
  await expect(entry.getByText(/^We're holding this time for 1[45]:\d\d$/)).toBeVisible()
  await page.goto(await people.offerLink(member))
  await expect(reservationPage.phone).toBeVisible()
  await expect(page).not.toHaveURL(/entry=/)
  await reservationPage.reserve()
  await page.goto(LIST)
  await expect(page.getByText("You aren't waiting for a time")).toBeVisible()
})

// Promise (Screens): waiting list: a visitor signs in and finds what they chose
test('a visitor chooses what to wait for, signs in, and comes back to it', {
  tag: '@phone',
}, async ({ page, people, reservationPage, signInPage }) => {
  const { slot } = await fullDay(people, 'waits signed out')
  await page.goto(shopPath(slot))
  await reservationPage.button(wait).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Earliest start' }).selectOption('10:00')
  await sheet.getByRole('combobox', { name: 'People' }).selectOption('2')
  await sheet.getByRole('button', { name: 'Sign in to continue' }).click()
  await signInPage.signUp(newAddress('comes-back'))
  await expect(sheet.getByRole('combobox', { name: 'Earliest start' })).toHaveValue('10:00')
  await expect(sheet.getByRole('combobox', { name: 'People' })).toHaveValue('2')
  await sheet.getByRole('button', { name: join }).click()
  await expect(sheet.getByText(isListed, { exact: true })).toBeVisible()
  await expect(sheet.getByText('Starts at 10:00 or later')).toBeVisible()
})

// Promise (Screens): waiting list: five at most, said before anything is chosen
test('a member who waits for five times is told so, and can leave one of them', {
  tag: '@phone',
}, async ({ page, people, member, reservationPage }) => {
  const { slot } = await fullDay(people, 'waits for the sixth')
  // The studio that never opens has no time on any day.
  const sleeping = { ...slot, shopId: STUDIO.neverFree, serviceId: 'sleeps-lesson' }
  for (const ahead of [0, 1, 2, 3, 4]) await people.waits(member, { ...sleeping, date: later(slot.date, ahead) })
  await page.goto(shopPath(slot))
  await reservationPage.button(wait).click()
  const sheet = page.getByRole('dialog')
  await expect(
    sheet.getByText("You're already on five waiting lists. Leave one of them to join another."),
  ).toBeVisible()
  await expect(sheet.getByRole('button', { name: join })).toHaveCount(0)
  await sheet.getByRole('link', { name: 'My waiting list' }).click()
  const entries = page.getByRole('main').getByRole('article')
  await expect(entries).toHaveCount(5)
  await entries.first().getByRole('button', { name: 'Stop waiting' }).click()
  await expect(sheet.getByText('You lose your place in line.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(entries).toHaveCount(4)
  // A dialog that closes goes back in the history, which would abort what is loaded meanwhile.
  await untilUncovered(page)
  await page.goto(shopPath(slot))
  await reservationPage.button(wait).click()
  await sheet.getByRole('button', { name: join }).click()
  await expect(sheet.getByText(isListed, { exact: true })).toBeVisible()
})

const later = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

// Promise (Screens): waiting list: a link whose time is not on hold any more
test('the link of an offer that is over says so, with ways on, and so does the notification', {
  tag: '@desktop',
}, async ({ page, people, member }) => {
  const { slot, cancels } = await fullDay(people, 'offer is over')
  const { id } = await people.waits(member, slot)
  await cancels()
  const link = await people.offerLink(member)
  // Another time at the same shop takes its place.
  await people.holds({ ...slot, date: later(slot.date, 30) }, member)
  await page.goto(link)
  await expect(page.getByText("We're no longer holding this time for you.")).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'My waiting list' }).click()
  await expect(page.getByRole('article').getByText('Waiting', { exact: true })).toBeVisible()
  await page.goto(`${LIST}&entry=${id}`)
  await expect(page.getByText("We're no longer holding this time for you.")).toBeVisible()
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop waiting' }).click()
  await expect(page.getByText("You're no longer waiting for this time.")).toBeVisible()
  await page.goto(link)
  await expect(page.getByText("You're no longer waiting for this time.")).toBeVisible()
})

// Promise (Screens): waiting list: an offer that its member gives up
test('a member who stops waiting gives the offered time to the next in line', {
  tag: '@phone',
}, async ({ page, people, member }) => {
  const { slot, cancels } = await fullDay(people, 'waiting is given up')
  const next = await people.joins('next')
  await people.waits(member, slot)
  await people.waits(next, slot)
  await cancels()
  await people.offerLink(member)
  await page.goto('/en/me/my-reservation')
  await page.getByRole('article').getByRole('button', { name: 'Stop waiting' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('The time on hold for you goes to the next person in line.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await people.offerLink(next)
})

// Promise (Screens): waiting list: without a connection, and once on the list
test('a member joins without a connection: the page goes on by itself, and the list has them once', {
  tag: '@phone',
}, async ({ page, context, people, member, reservationPage }) => {
  const { slot } = await fullDay(people, 'waits offline')
  await page.goto(shopPath(slot))
  await reservationPage.button(wait).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: join })).toBeVisible()
  await context.setOffline(true)
  await sheet.getByRole('button', { name: join }).click()
  await expect(sheet.getByText(/We're checking whether you're on the waiting list\.$/)).toBeVisible()
  await context.setOffline(false)
  await expect(sheet.getByText(isListed, { exact: true })).toBeVisible()
  expect(await people.waitingList(member)).toHaveLength(1)
})

// Promise (Screens): waiting list: by keyboard; and a time that is available by then
test('a member learns by keyboard alone that the time is available by now, and sees it', {
  tag: '@desktop',
}, async ({ page, people, reservationPage, member: _ }) => {
  const { slot, cancels } = await fullDay(people, 'waits by keyboard')
  await page.goto(shopPath(slot))
  await reservationPage.button(wait).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Service' }).focus()
  await cancels()
  for (const name of ['Date: ', 'Earliest start', 'Latest start', 'People', 'Staff']) {
    await page.keyboard.press('Tab')
    await expect(sheet.getByRole(name === 'Date: ' ? 'button' : 'combobox', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('A time that suits you is free right now.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('link', { name: 'Show available times' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Times' }).getByRole('link', { name: '10:00' })).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

for (const language of ['ko', 'ja', 'zh'] as const) {
  // Promise (Screens): waiting list: in four languages
  test(`a member opens the notification of an offer in ${language}, and books the time`, {
    tag: language === 'ja' ? '@phone' : ['@phone', '@long'],
  }, async ({ page, people, member }) => {
    const { slot, cancels } = await fullDay(people, `offer (${language})`)
    await people.waits(member, slot)
    await cancels()
    await people.offerLink(member)
    await page.goto(`/${language}`)
    await page.getByRole('banner').getByRole('button', { name: WORDS[language].unread }).click()
    await page.getByRole('banner').locator('[popover] li a').first().click()
    await new ReservationPage(page, language).reserve()
  })
}

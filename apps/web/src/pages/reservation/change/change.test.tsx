import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Reservation } from '@yoyaku/core/types'
import { reservationOf } from '@yoyaku/testing'
import { expect, test, vi } from 'vitest'
import { setPageLoaders } from '../../../app/load-page.ts'
import { fakeApi, openPage } from '../../../testing/open-page.tsx'

setPageLoaders({
  reservation: () => import('../reservation.tsx'),
  'my-reservation': () => import('../../my-reservation/my-reservation.tsx'),
})

const CHANGE = '/en/reservation/service-1?change=A2B3C4D5'
const until = '2026-11-24T05:00:00Z'

const apiWith = (changes: Parameters<typeof reservationOf>[0] = {}) => {
  const api = fakeApi(reservationOf().createdAt)
  api.reservations = [reservationOf(changes)]
  return api
}

// Promise (Screens): change: why it cannot be, and what can be done instead
test.each([
  ['TOO_LATE', {}, /^Changes were possible until .*November 24/, ['Show my ticket']],
  ['LIMIT', {}, "You've changed this reservation as often as the shop allows.", [/1234/]],
  ['LIMIT', { limit: 0 }, "This reservation can't be changed.", [/1234/]],
  ['CANCELLED', { status: 'cancelled' }, "This reservation is canceled, so it can't be changed.", ['Book again']],
  ['COMPLETED', { status: 'completed' }, "This reservation is over, so it can't be changed.", ['Book again']],
  ['STARTED', {}, "This reservation has started, so it can't be changed here.", [/1234/]],
] as const)(
  'A reservation that cannot be changed because of %s says so, with ways on',
  async (reason, { limit = 3, ...more }: Partial<Reservation> & { limit?: number }, sentence, ways) => {
    const rule = { action: 'reschedule' as const, allowed: false, reason, until, left: 0, limit }
    await openPage(CHANGE, { member: true, api: apiWith({ ...more, allowedActions: [rule] }) })
    expect(await screen.findByText(sentence)).toBeVisible()
    for (const name of ways) expect(within(screen.getByRole('main')).getAllByRole('link', { name })[0]).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Times' })).toBeNull()
  },
)

test('A reservation that cannot be read says so, and is read again', async () => {
  const api = apiWith()
  api.once('GET', '/api/v1/user/reservation/{codeNumber}').reply(400, { code: 'VALIDATION_FAILED' })
  await openPage(CHANGE, { member: true, api })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Choose a new date and time' })).toBeVisible()
})

// Promise (Screens): change: the ticket says that it was changed
test('The ticket to which a change leads says so in its heading, which has the focus; a later version does not', async () => {
  const ticket = '/en/me/my-reservation?code=A2B3C4D5'
  await openPage(ticket, { member: true, api: apiWith({ version: 2 }), state: { changedTo: 2 } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Your reservation has been changed' })).toHaveFocus()
  cleanup()
  await openPage(ticket, { member: true, api: apiWith({ version: 3 }), state: { changedTo: 2 } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Your reservation' })).toBeInTheDocument()
  cleanup()
  await openPage(ticket, {
    member: true,
    api: apiWith({ version: 2, status: 'cancelled' }),
    state: { changedTo: 2 },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Your reservation' })).toBeInTheDocument()
})

test('From the ticket of a booking the change opens at its top, with the focus on its heading', async () => {
  const rule = { action: 'reschedule' as const, allowed: true, until, left: 3, limit: 3 }
  const api = apiWith({ allowedActions: [rule] })
  await openPage('/en/reservation/service-1?confirmed=A2B3C4D5', { member: true, api })
  const link = await screen.findByRole('link', { name: 'Change reservation' })
  const scrollTo = vi.spyOn(window, 'scrollTo')
  await userEvent.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: 'Change reservation' })).toHaveFocus()
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

// Promise (Screens): change: what stays as it is, is not shown as new
test('A change of people alone says that date and time stay the same, with nothing but the people struck through', async () => {
  await openPage(CHANGE, { member: true, api: apiWith() })
  await userEvent.click(await screen.findByRole('button', { name: /^People/ }))
  await userEvent.click(await screen.findByRole('radio', { name: '1' }))
  expect(await screen.findByText('Date and time stay the same')).toBeVisible()
  expect(screen.getAllByRole('deletion').map((one) => one.textContent)).toStrictEqual(['2 people'])
})

test('The total of a reservation in another currency says what is paid at the shop', async () => {
  const [total, shopTotal] = [
    { amount: 90_900, currency: 'TWD' },
    { amount: 4500, currency: 'JPY' },
  ] as const
  await openPage(CHANGE, { member: true, api: apiWith({ total, shopTotal }) })
  const [paid] = await screen.findAllByText('(¥4,500)')
  expect(paid?.closest('dd')).toHaveTextContent('NT$909 (¥4,500)')
})

/** A reservation at 14:00 in five days, free to cancel until a day before, at a shop with a fee. */
function inFiveDays(changes: Partial<Reservation> = {}) {
  const date = Temporal.Now.plainDateISO('Asia/Tokyo').add({ days: 5 })
  const startAt = `${date}T14:00:00+09:00`
  const api = fakeApi()
  const lateFee = { percent: 50, amount: null }
  for (const { shop } of api.shops) Object.assign(shop, { lateFee })
  const freeCancellationUntil = `${date.subtract({ days: 1 })}T14:00:00+09:00`
  const when = { date: String(date), startAt, endAt: `${date}T15:00:00+09:00`, freeCancellationUntil }
  api.reservations = [reservationOf({ ...when, lateFee, createdAt: Temporal.Now.instant().toString(), ...changes })]
  return { api, date }
}

// Promise (Screens): change: what stays until it is confirmed, and how often and until when it can be changed
test('The page says that the reservation stays until the change is confirmed, what is left of changes, and which time is the present one', async () => {
  await openPage(CHANGE, { member: true, api: inFiveDays().api })
  const words = await screen.findByText(/^Your reservation stays as it is until you confirm the change\./)
  expect(words).toHaveTextContent(/You can change this reservation 3 more times, until .+\.$/)
  expect(await screen.findByRole('button', { name: '14:00Current' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: '15:00' })).toBeVisible()
})

// Promise (Screens): change: a later time gives no longer time to cancel for free
test('A later time says that free cancellation stays until when it was', async () => {
  const { api, date } = inFiveDays()
  await openPage(CHANGE, { member: true, api })
  await userEvent.click(await screen.findByRole('button', { name: '15:00' }))
  const words = await screen.findByText(/^Free cancellation is still until .+\. The change doesn't extend it\.$/)
  expect(words).toHaveTextContent(`${date.subtract({ days: 1 }).day}`)
  expect(words).toHaveTextContent('14:00')
})

test('A time so near that it ends free cancellation says so with the fee of the shop', async () => {
  const { api } = inFiveDays()
  for (const { shop } of api.shops) Object.assign(shop, { freeCancellationHours: 6 * 24 })
  await openPage(CHANGE, { member: true, api })
  await userEvent.click(await screen.findByRole('button', { name: '15:00' }))
  const words = await screen.findByText(/^The new time is so near that you can no longer cancel it for free\./)
  expect(words).toHaveTextContent("The shop's late cancellation fee is 50% of the total.")
})

test('Another day keeps the price of the choices in sight until a time is chosen', async () => {
  const { api, date } = inFiveDays()
  await openPage(CHANGE, { member: true, api })
  expect(screen.queryByText('New total')).toBeNull()
  const label = date.add({ days: 1 }).toLocaleString('en', { month: 'short', day: 'numeric' })
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(label) }))
  const total = await screen.findByText('New total')
  expect(total.nextElementSibling).toHaveTextContent('¥6,500')
})

test('A day on which nothing else is free offers the nearest times of other days, one tap away', async () => {
  const { api, date } = inFiveDays()
  const days = [0, 1].map((days) => {
    const day = String(date.add({ days }))
    const price = { amount: 6500, currency: 'JPY' as const }
    const [startAt, endAt] = [`${day}T14:00:00+09:00`, `${day}T15:00:00+09:00`]
    return { date: day, status: 'AVAILABLE' as const, slots: [{ startAt, endAt, time: '14:00', vacancies: 1, price }] }
  })
  const data = { timeZone: 'Asia/Tokyo', nextAvailableDate: String(date), days }
  api.on('GET', '/api/v1/shops/{id}/getAvailableTime').run({ status: 200, body: { data } })
  await openPage(CHANGE, { member: true, api })
  const nearest = await screen.findByRole('list', { name: 'The closest available times' })
  await userEvent.click(within(nearest).getByRole('button'))
  expect(await screen.findByRole('heading', { name: 'Check your change' })).toHaveFocus()
})

// Promise (Screens): change: what became of one that was given up is looked up
test.each([
  [true, 'heading', 'Your reservation has been changed'],
  [false, 'text', "Your reservation hasn't been changed. Please choose again."],
] as const)('A change that was given up is looked up: made is %s', async (isMade, _, sentence) => {
  const { api } = inFiveDays()
  const RESCHEDULE = '/api/v1/user/reservation/{codeNumber}/reschedule'
  await openPage(CHANGE, { member: true, api })
  await userEvent.click(await screen.findByRole('button', { name: '15:00' }))
  const [confirm] = await screen.findAllByRole('button', { name: 'Confirm change' })
  if (isMade) api.once('POST', RESCHEDULE).lose()
  for (const _again of [1, 2, 3, 4, 5]) api.once('POST', RESCHEDULE).cut()
  if (confirm !== undefined) await userEvent.click(confirm)
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Stop checking' }))
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByText(/^Your reservation stays as it is/), 'not beside a change that was sent').toBeNull()
})

// Promise (Screens): ticket: until when and how often it can be changed
test.each([
  [{ allowed: true, until, left: 2 }, /^You can change this reservation 2 more times, until .*November 24/, 1],
  [{ allowed: true, until, left: 1 }, /^You can change this reservation once more, until /, 1],
  [{ allowed: false, reason: 'TOO_LATE', until, left: 2 }, /^Changes were possible until .*Please call the shop/, 0],
  [{ allowed: false, reason: 'LIMIT', until, left: 0 }, /as often as the shop allows\. Please call the shop/, 0],
  [{ allowed: false, reason: 'LIMIT', until, left: 0, limit: 0 }, /can't be changed\. Please call the shop/, 0],
] as const)('The ticket tells the rule %j', async (rule, sentence, links) => {
  const api = apiWith({ allowedActions: [{ action: 'reschedule', ...rule }] })
  await openPage('/en/me/my-reservation?code=A2B3C4D5', { member: true, api })
  const line = await screen.findByText((_, element) => element?.tagName === 'P' && sentence.test(element.textContent))
  expect(line).toBeVisible()
  expect(screen.queryAllByRole('link', { name: 'Change reservation' })).toHaveLength(links)
})

test('The list leads to the change of a reservation that can be changed, and of no other', async () => {
  const api = apiWith({ allowedActions: [{ action: 'reschedule', allowed: true, until, left: 3 }] })
  api.reservations = [...api.reservations, reservationOf({ codeNumber: 'B2B3C4D5', allowedActions: [] })]
  await openPage('/en/me/my-reservation', { member: true, api })
  await waitFor(() => expect(screen.getAllByRole('link', { name: /[AB]2B3C4D5/ })).toHaveLength(2))
  const links = screen.getAllByRole('link', { name: 'Change reservation' })
  expect(links.map((link) => link.getAttribute('href'))).toStrictEqual(['/en/reservation/service-1?change=A2B3C4D5'])
})

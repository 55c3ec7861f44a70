import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Reservation } from '@yoyaku/core/types'
import { reservationOf } from '@yoyaku/testing'
import { expect, test } from 'vitest'
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
  ['TOO_LATE', {}, /^Changes were possible until .*November 24/, ['Your reservation']],
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

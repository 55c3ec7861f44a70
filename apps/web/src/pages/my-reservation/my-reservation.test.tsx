import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { notificationOf, reservationOf } from '@yoyaku/testing'
import { expect, test, vi } from 'vitest'
import { setPageLoaders } from '../../app/load-page.ts'
import { freeIcon, overIcon } from '../../features/booking/ticket/ticket.css.ts'
import { fakeApi, openPage } from '../../testing/open-page.tsx'

setPageLoaders({
  'my-reservation': () => import('./my-reservation.tsx'),
  reservation: () => import('../reservation/reservation.tsx'),
})

const LIST = '/api/v1/user/reservation'
const DETAIL = '/en/me/my-reservation?code=A2B3C4D5'

/** The dates of `reservationOf` are fixed: its server's clock stands where it was made, so that it can still be cancelled. */
const apiWith = (...given: Parameters<typeof reservationOf>[0][]) => {
  const api = fakeApi(reservationOf().createdAt)
  api.reservations = given.map((one) => reservationOf(one))
  return api
}

async function openCancel(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this reservation' }))
  return screen.findByRole('dialog', { name: 'Cancel this reservation?' })
}

// Promise (Screens): my reservations: "no reservations yet"
test('The reservations page of a member without reservations says so, with a way on', async () => {
  await openPage('/en/me/my-reservation', { member: true })
  expect(await screen.findByText('No reservations yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse shops' })).toHaveAttribute('href', '/en/search')
})

test('A ticket that can be changed says that a change does not extend free cancellation, until that is over', async () => {
  const lateFee = { percent: 50, amount: null }
  const until = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const allowed = { action: 'reschedule' as const, allowed: true, until: until(2), left: 3, limit: 3 }
  const changeable = { lateFee, allowedActions: [allowed] }
  const sentence = /A change doesn't extend free cancellation, which ends .+\d:\d\d/
  await openPage(DETAIL, { member: true, api: apiWith({ ...changeable, freeCancellationUntil: until(1) }) })
  expect(await screen.findByText(sentence)).toBeVisible()
  cleanup()
  await openPage(DETAIL, { member: true, api: apiWith({ ...changeable, freeCancellationUntil: until(-1) }) })
  expect(await screen.findByText(/You can change this reservation/)).toBeVisible()
  expect(screen.queryByText(sentence)).toBeNull()
})

test('A passed free-cancellation deadline is shown without a success icon', async () => {
  const lateFee = { percent: 50, amount: null }
  const until = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  await openPage(DETAIL, { member: true, api: apiWith({ lateFee, freeCancellationUntil: until(1) }) })
  expect((await screen.findByText(/^Free cancellation until/)).previousElementSibling).toHaveClass(freeIcon)
  cleanup()
  await openPage(DETAIL, { member: true, api: apiWith({ lateFee, freeCancellationUntil: until(-1) }) })
  const over = await screen.findByText(/^Free cancellation has ended/)
  expect(over.previousElementSibling).toHaveClass(overIcon)
})

// Promise (Screens): my reservations: All, Confirmed, No-show, Completed, Canceled
test('Each tab of the reservations page requests its status and stands in the address', async () => {
  const api = apiWith({})
  await openPage('/en/me/my-reservation', { member: true, api })
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toStrictEqual([
    'All',
    'Confirmed',
    'No-show',
    'Completed',
    'Canceled',
    'Waiting list',
  ])
  for (const [name, status] of [
    ['No-show', 'noshow'],
    ['Confirmed', 'confirmed'],
    ['Completed', 'completed'],
    ['Canceled', 'cancelled'],
  ] as const) {
    await userEvent.click(screen.getByRole('tab', { name }))
    await waitFor(() => expect(location.search).toBe(`?status=${status}`))
    await waitFor(() => expect(api.requests('GET', LIST).at(-1)?.query.status).toStrictEqual([status]))
  }
  await userEvent.click(screen.getByRole('tab', { name: 'All' }))
  await waitFor(() => expect(location.search).toBe(''))
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
})

// Promise (Screens): my reservations: confirmed, coming up, completed, no-show, canceled
test.each([
  ['confirmed', 'Confirmed'],
  ['upcoming', 'Coming up'],
  ['completed', 'Completed'],
  ['noshow', 'No-show'],
  ['cancelled', 'Canceled'],
] as const)('A reservation that is %s reads “%s” in the list and on its own page', async (status, word) => {
  await openPage('/en/me/my-reservation', { member: true, api: apiWith({ status }) })
  const card = await screen.findByRole('link', { name: /A2B3C4D5/ })
  expect(within(card).getByText(word)).toBeVisible()
  await userEvent.click(card)
  await screen.findByText('Reservation code')
  expect(screen.getByText(word)).toBeVisible()
})

test.each(['paused', 'constructor'])('A status that is newer than the page, %s, does not break it', async (status) => {
  await openPage('/en/me/my-reservation', { member: true, api: apiWith({ status: status as 'confirmed' }) })
  expect(await screen.findByText(status)).toBeVisible()
})

// Promise (Screens): ticket, my reservations: a rental car's pick-up and return, what to bring, the address for a driver
test('A rental car is picked up and returned, and who drives it reads what to bring; the address also as it is written there', async () => {
  const rental = {
    dayUnit: true,
    needsLicense: true,
    startAt: '2026-11-25T10:00:00+09:00',
    endAt: '2026-11-27T10:00:00+09:00',
  }
  const api = apiWith(rental)
  await openPage('/en/me/my-reservation', { member: true, api })
  const card = await screen.findByRole('link', { name: /A2B3C4D5/ })
  expect(card).toHaveTextContent(
    /Pick-up Wednesday, November 25, 2026 at 10:00.*Return Friday, November 27, 2026 at 10:00/,
  )
  cleanup()

  await openPage(DETAIL, { member: true, api })
  const of = async (name: string) => (await screen.findByText(name)).nextElementSibling
  expect(await of('Pick-up')).toHaveTextContent('Wednesday, November 25, 2026 at 10:00')
  expect(await of('Return')).toHaveTextContent('Friday, November 27, 2026 at 10:00')
  expect(await of('What to bring')).toHaveTextContent(/International Driving Permit under the 1949 Geneva Convention/)
  expect(await of('Place')).toHaveTextContent('Minami-Aoyama 3-1南青山3-1')
  expect(document.querySelector('[lang=ja]')).toHaveTextContent('南青山3-1')
  const map = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Show on map' }).href)
  expect(map.searchParams.get('query')).toBe('Aoyama Hair, 南青山3-1')
  expect(screen.queryByText('Date and time')).toBeNull()
})

test.each([
  [{}, '2 people'],
  [{ isForPeople: false, quantity: 1 }, null],
])('A reservation with %j says how many people it is for: %s', async (booked, people) => {
  const api = apiWith({ quantity: 2, ...booked })
  await openPage(DETAIL, { member: true, api })
  expect((await screen.findByText('Shop phone')).nextElementSibling).toBeVisible()
  expect(screen.queryByText('People')?.nextElementSibling?.textContent ?? null).toBe(people)
  expect(screen.queryAllByText(/person|people/)).toHaveLength(people === null ? 0 : 1)
  await openPage('/en/me/my-reservation', { member: true, api })
  const card = await screen.findByRole('link', { name: new RegExp(reservationOf().codeNumber) })
  expect(card.textContent?.match(/\d+ (?:person|people)/)?.[0] ?? null).toBe(people)
})

test('The booked quantity of an option stands with its name, not on its own line', async () => {
  const mainService = { ...reservationOf().mainService, name: 'Standard', quantity: 2 }
  await openPage(DETAIL, { member: true, api: apiWith({ mainService }) })
  expect((await screen.findByText('× 2')).parentElement).toHaveTextContent(/Standard\u00A0?\s?× 2$/)
})

// Promise (Screens): ticket: who serves several people
test.each([
  [{ staff: { id: 'mei', name: 'Mei' }, otherStaff: 1 }, 'Mei, and 1 more chosen by the shop'],
  [{ staff: { id: 'mei', name: 'Mei' } }, 'Mei'],
])('The ticket of a reservation with %j names as staff “%s”', async (staff, named) => {
  await openPage(DETAIL, { member: true, api: apiWith(staff) })
  expect((await screen.findByText('Staff')).nextElementSibling?.textContent).toBe(named)
})

test('A rental by the day that is no car asks nobody for a license', async () => {
  await openPage(DETAIL, { member: true, api: apiWith({ dayUnit: true }) })
  expect(await screen.findByText('Pick-up')).toBeVisible()
  expect(screen.queryByText('What to bring')).toBeNull()
})

test('A past rental asks nobody for a license, and shows an address that the reader can read once', async () => {
  const { shop } = reservationOf()
  const api = apiWith({
    dayUnit: true,
    needsLicense: true,
    status: 'completed',
    shop: { ...shop, localAddress: null },
  })
  await openPage(DETAIL, { member: true, api })
  expect((await screen.findByText('Place')).nextElementSibling?.textContent).toBe('Minami-Aoyama 3-1')
  expect(screen.queryByText('What to bring')).toBeNull()
})

// Promise (Screens): cancellation: every link to it opens the sheet, which says what is canceled
test('A link that says cancel opens the sheet, which says what is being canceled, and leaves the address when it is kept', async () => {
  const startAt = '2026-11-25T14:00:00+09:00'
  await openPage(`${DETAIL}&cancel`, { member: true, api: apiWith({ startAt }) })
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this reservation?' })
  expect(await within(dialog).findByText('Wednesday, November 25, 2026')).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep reservation' }))
  await waitFor(() => expect(location.search).toBe('?code=A2B3C4D5'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['completed', 'Completed'],
  ['cancelled', 'Canceled'],
  ['noshow', 'No-show'],
] as const)(
  'A link that says cancel opens nothing for a reservation that is %s; the page says so',
  async (status, words) => {
    const allowedActions = [{ action: 'cancel' as const, allowed: false }]
    await openPage(`${DETAIL}&cancel`, { member: true, api: apiWith({ status, allowedActions }) })
    expect((await screen.findAllByText(words))[0]).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

// Promise (Screens): cancellation: another time instead, before a reason is asked for
test('Who opens the cancellation of a reservation that can be changed is led to another time instead, before any reason', async () => {
  const rule = { action: 'reschedule', allowed: true, until: '2026-11-24T05:00:00Z', left: 3 } as const
  const allowedActions = [{ action: 'cancel' as const, allowed: true }, rule]
  await openPage(`${DETAIL}&cancel`, { member: true, api: apiWith({ allowedActions }) })
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this reservation?' })
  await userEvent.click(await within(dialog).findByRole('link', { name: 'Change reservation' }))
  await waitFor(() => expect(location.search).toBe('?change=A2B3C4D5'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Change reservation' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('The cancellation of a reservation that cannot be changed offers no other time', async () => {
  const allowedActions = [{ action: 'cancel' as const, allowed: true }]
  await openPage(`${DETAIL}&cancel`, { member: true, api: apiWith({ allowedActions }) })
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this reservation?' })
  await within(dialog).findAllByRole('radio')
  expect(within(dialog).queryByRole('link')).toBeNull()
})

test('“Others” brings its field into sight and leads into it', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
  await openPage(`${DETAIL}&cancel`, { member: true, api: apiWith({}) })
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this reservation?' })
  await userEvent.click(await within(dialog).findByRole('radio', { name: 'Others' }))
  const text = await within(dialog).findByLabelText('Your reason')
  expect(text).toHaveFocus()
  expect(seen).toHaveBeenCalled()
})

// Promise (Screens): cancellation: a reason, the free-cancellation notice
test('a member opens a reservation, says why, and cancels it', async () => {
  const api = apiWith({ freeCancellationUntil: new Date(Date.now() + 86_400_000).toISOString() })
  await openPage('/en/me/my-reservation', { member: true, api })
  await userEvent.click(await screen.findByRole('link', { name: /A2B3C4D5/ }))
  const dialog = await openCancel()
  expect(await within(dialog).findByText('Free cancellation: nothing is charged.')).toBeVisible()
  expect(within(dialog).getAllByRole('radio')).toHaveLength(7)

  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel reservation' }))
  const reasons = within(dialog).getByRole('radiogroup', { name: 'Why do you want to cancel? (required)' })
  await waitFor(() => expect(reasons).toHaveAccessibleDescription('Please enter your reason of the cancelation'))
  expect(reasons).toHaveFocus()

  await userEvent.click(within(dialog).getByRole('radio', { name: 'Others' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel reservation' }))
  const text = await within(dialog).findByLabelText('Your reason')
  await waitFor(() => expect(text).toHaveAccessibleDescription('Please enter your reason of the cancelation'))
  await userEvent.type(text, 'A cold')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel reservation' }))

  expect(await screen.findByText('Your reservation is canceled. Nothing is charged.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel this reservation' })).toBeNull())
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }), 'what has become of it').toHaveFocus())
  expect(api.requests('POST', `${LIST}/A2B3C4D5/cancel`).map(({ body }) => body)).toStrictEqual([
    { reasonCode: 'other', reasonText: 'A cold', version: 1 },
  ])
})

// Promise (Screens): my reservations: who canceled, when, and what it costs
test.each([
  [
    'member',
    '2026-11-24T13:00:00+09:00',
    'You canceled this reservation on Tuesday, November 24, 2026 at 13:00',
    'Nothing is charged.',
  ],
  [
    'member',
    '2026-11-24T14:00:00+09:00',
    'You canceled this reservation on Tuesday, November 24, 2026 at 14:00',
    'The shop charges a late cancellation fee of ¥3,250 (50% of the total). Please ask the shop how to pay it.',
  ],
  [
    'member',
    '2026-11-24T15:00:00+09:00',
    'You canceled this reservation on Tuesday, November 24, 2026 at 15:00',
    'The shop charges a late cancellation fee of ¥3,250 (50% of the total). Please ask the shop how to pay it.',
  ],
  [
    'shop',
    '2026-11-24T15:00:00+09:00',
    'The shop canceled this reservation on Tuesday, November 24, 2026 at 15:00',
    'Nothing is charged.',
  ],
] as const)(
  'A reservation that the %s canceled at %s reads “%s”, and “%s”',
  async (cancelledBy, cancelledAt, who, cost) => {
    const lateFee = { percent: 50, amount: { amount: 3250, currency: 'JPY' } } as const
    const api = apiWith({ status: 'cancelled', cancelledBy, cancelledAt, lateFee, allowedActions: [] })
    await openPage(DETAIL, { member: true, api })
    expect(await screen.findByText(new RegExp(`^${who}( \\(.*\\))?\\.$`))).toBeVisible()
    expect(screen.getByText(cost)).toBeVisible()
    expect(screen.getByText('Total before cancellation')).toBeVisible()
    expect(screen.getByText('¥6,500', { selector: 's' })).toBeVisible()
    expect(screen.queryByText('Total')).toBeNull()
  },
)

test.each([
  [
    { percent: 50, amount: { amount: 3250, currency: 'JPY' } },
    'If you cancel now, the shop charges a fee of ¥3,250 (50% of the total).',
  ],
  [
    { percent: null, amount: { amount: 3000, currency: 'JPY' } },
    'If you cancel now, the shop charges a fee of ¥3,000.',
  ],
] as const)(
  'A cancellation fee of %j is shown on the ticket, and in the sheet once it is due: “%s”',
  async (lateFee, sentence) => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const late = { freeCancellationUntil: inDays(-1), startAt: inDays(1) }
    const api = fakeApi(new Date().toISOString())
    api.reservations = [reservationOf({ lateFee, ...late })]
    await openPage(DETAIL, { member: true, api })
    expect(await screen.findByText(/^Free cancellation has ended/)).toHaveTextContent(sentence)
    const sheet = await openCancel()
    expect(await within(sheet).findByText(sentence)).toBeVisible()
  },
)

test.each([
  [{ percent: 0, amount: { amount: 0, currency: 'JPY' } }, 1],
  [{ percent: 0, amount: { amount: 0, currency: 'JPY' } }, -1],
  [null, 1],
  [null, -1],
] as const)(
  'Without a cancellation fee (%j) the ticket and the sheet say so once and name no deadline, %i days from one',
  async (lateFee, ahead) => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const api = fakeApi(new Date().toISOString())
    api.reservations = [reservationOf({ lateFee, freeCancellationUntil: inDays(ahead), startAt: inDays(ahead + 2) })]
    await openPage(DETAIL, { member: true, api })
    const sentence = await screen.findByText('This shop has no cancellation fee.')
    expect(sentence.parentElement?.querySelector('svg')).toHaveClass(freeIcon)
    expect(screen.queryByText(/^Free cancellation/)).toBeNull()
    const sheet = await openCancel()
    const free = await within(sheet).findByText('Free cancellation: nothing is charged.')
    expect(free.parentElement).toHaveTextContent(
      'Free cancellation: nothing is charged. This shop has no cancellation fee.',
    )
  },
)

test('A late cancellation at a shop without a fee says that nothing is charged', async () => {
  const late = { cancelledBy: 'member', cancelledAt: '2026-11-24T15:00:00+09:00' } as const
  const lateFee = { percent: 0, amount: { amount: 0, currency: 'JPY' } } as const
  await openPage(DETAIL, { member: true, api: apiWith({ status: 'cancelled', ...late, lateFee, allowedActions: [] }) })
  expect(await screen.findByText('Nothing is charged.')).toBeVisible()
})

// Promise (Screens): my reservations: what is over can be booked again
test.each(['cancelled', 'completed', 'noshow'] as const)(
  'A reservation that is %s can be booked again, with the same choices',
  async (status) => {
    const mainService = { ...reservationOf().mainService, id: 'unit-1' }
    await openPage(DETAIL, { member: true, api: apiWith({ status, mainService, quantity: 3 }) })
    expect(await screen.findByRole('link', { name: 'Aoyama Hair' })).toHaveAttribute('href', '/en/brands/shop-1')
    await userEvent.click(screen.getByRole('link', { name: 'Book again' }))
    expect(await screen.findByRole('radio', { name: '3' })).toBeChecked()
  },
)

test.each(['', '?code=A2B3C4D5'])(
  'The times of /me/my-reservation%s are the shop’s; its zone is named where the reader’s differs',
  async (code) => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const start = '2026-11-25T05:00:00Z'
    const at = async (timeZone: string): Promise<string | null | undefined> => {
      const times = { timeZone, startAt: start, endAt: '2026-11-25T06:00:00Z' }
      await openPage(`/en/me/my-reservation${code}`, { member: true, api: apiWith(times) })
      await waitFor(() => expect(document.querySelector(`time[datetime="${start}"]`)).not.toBeNull())
      const timeText = document.querySelector(`time[datetime="${start}"]`)?.parentElement?.textContent
      cleanup()
      return timeText
    }
    expect(await at('Pacific/Chatham')).toBe('Wednesday, November 25, 2026 18:45 – 19:45 (Chatham Islands Time)')
    expect(await at(own)).not.toContain('Time')
  },
)

// Promise (Screens): cancellation: what was typed, over a reload
test('The reason of a cancellation is there again after a reload, until the member keeps the reservation', async () => {
  await openPage(DETAIL, { member: true, api: apiWith({}) })
  const dialog = await openCancel()
  await userEvent.click(await within(dialog).findByRole('radio', { name: 'Others' }))
  await userEvent.type(await within(dialog).findByLabelText('Your reason'), 'A cold')
  const stored = Object.fromEntries(
    Object.entries(sessionStorage).map(([name, value]) => [name.replace('yoyaku.', ''), value]),
  )
  cleanup()

  await openPage(DETAIL, { member: true, api: apiWith({}), stored })
  const again = await screen.findByRole('dialog', { name: 'Cancel this reservation?' })
  expect(await within(again).findByLabelText('Your reason')).toHaveValue('A cold')
  expect(within(again).getByRole('radio', { name: 'Others' })).toBeChecked()
  await userEvent.click(within(again).getByRole('button', { name: 'Keep reservation' }))
  expect(Object.keys(sessionStorage).filter((name) => name.includes('cancel'))).toStrictEqual([])
})

// Promise (Screens): cancellation: keep
test('The cancellation sheet closes and keeps the reservation where the member changes their mind', async () => {
  const api = apiWith({})
  await openPage(DETAIL, { member: true, api })
  const dialog = await openCancel()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep reservation' }))
  expect(screen.queryByRole('dialog', { name: 'Cancel this reservation?' })).toBeNull()
  expect(api.requests('POST', `${LIST}/A2B3C4D5/cancel`)).toStrictEqual([])
})

test('A cancellation whose answer is lost is being checked: it cannot be called kept, and the page shows what became of it', async () => {
  const api = apiWith({})
  api.on('POST', `${LIST}/{codeNumber}/cancel`).cut()
  await openPage(DETAIL, { member: true, api })
  const dialog = await openCancel()
  await userEvent.click(await within(dialog).findByRole('radio', { name: /budget/i }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel reservation' }))
  expect(await within(dialog).findByText("We're checking whether your reservation is canceled.")).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Check again' })).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Keep reservation' })).toBeNull()
  expect(within(dialog).queryByRole('alert')).toBeNull()
  api.reservations = [reservationOf({ status: 'cancelled', allowedActions: [] })]
  const closers = within(dialog).getAllByRole('button', { name: 'Close' })
  await userEvent.click(closers.at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel this reservation' })).toBeNull())
})

test('A cancellation that is being sent cannot be kept: the sheet only closes', async () => {
  const api = apiWith({})
  api.on('POST', `${LIST}/{codeNumber}/cancel`).hang()
  await openPage(DETAIL, { member: true, api })
  const dialog = await openCancel()
  await userEvent.click(await within(dialog).findByRole('radio', { name: /budget/i }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel reservation' }))
  await waitFor(() => expect(api.requests('POST', `${LIST}/A2B3C4D5/cancel`)).toHaveLength(1))
  expect(within(dialog).queryByRole('button', { name: 'Keep reservation' })).toBeNull()
  expect(within(dialog).getAllByRole('button', { name: 'Close' })).toHaveLength(2)
})

test('A reservation that can no longer be canceled offers no cancellation', async () => {
  await openPage(DETAIL, {
    member: true,
    api: apiWith({ allowedActions: [{ action: 'cancel', allowed: false, reason: 'STARTED' }] }),
  })
  expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel this reservation' })).toBeNull()
})

test('The title of the document names the reservation and its shop', async () => {
  await openPage('/en/me/my-reservation', { member: true, api: apiWith({}) })
  const link = await screen.findByRole('link', { name: /A2B3C4D5/ })
  expect(document.title).toBe('My reservations | Yoyaku')
  await userEvent.click(link)
  await waitFor(() => expect(document.title).toBe('Reservation A2B3C4D5 · Aoyama Hair | Yoyaku'))
  expect(document.querySelectorAll('title')).toHaveLength(1)
})

test("The code of somebody else's reservation leads back to the list", async () => {
  await openPage('/en/me/my-reservation?code=ZZZZZZZZ', { member: true })
  expect(await screen.findByText("There's no reservation with this code")).toBeVisible()
})

// Promise (Screens): cancellation: the reasons
test('The cancellation sheet offers seven reasons, the last of which is “Others”', async () => {
  await openPage(DETAIL, { member: true, api: apiWith({}) })
  const dialog = await openCancel()
  const reasons = await within(dialog).findAllByRole('radio')
  expect(reasons.map((reason) => reason.closest('label')?.textContent)).toStrictEqual([
    'I no longer need it',
    'My plans have changed',
    "It doesn't fit my budget",
    'I selected the wrong date or time',
    'I found an alternative',
    'I had technical problems',
    'Others',
  ])
})

// Promise (Screens): my reservations: a calendar file; of a canceled one it takes the appointment out
test.each([
  ['confirmed', ['Add to calendar']],
  ['cancelled', ['Update my calendar']],
  ['completed', []],
] as const)('The ticket of a reservation that is %s offers as calendar files %j', async (status, names) => {
  await openPage(DETAIL, { member: true, api: apiWith({ status }) })
  await screen.findByText('Reservation code')
  const buttons = screen.queryAllByRole('button', { name: /calendar$/ })
  expect(buttons.map((button) => button.textContent)).toStrictEqual(names)
  expect(screen.getByRole('link', { name: 'Show on map' })).toBeVisible()
})

// Promise (Screens): cancellation: told once
test('A cancellation is announced once: its own live notification is no second toast', async () => {
  const api = apiWith({ freeCancellationUntil: new Date(Date.now() + 86_400_000).toISOString() })
  const { sockets } = await openPage(DETAIL, { member: true, api })
  const dialog = await openCancel()
  await userEvent.click(await within(dialog).findByRole('radio', { name: /budget/i }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel reservation' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const receiveCancelled = (codeNumber: string) => {
    const notification = notificationOf(codeNumber, { kind: 'cancelled', codeNumber, serviceName: `of ${codeNumber}` })
    act(() => sockets.latest.receive(JSON.stringify({ data: { type: 'reservation', notification } })))
  }
  receiveCancelled('A2B3C4D5')
  receiveCancelled('B2B3C4D5')
  expect(await screen.findByText('of B2B3C4D5 · Aoyama Hair')).toBeVisible()
  expect(screen.queryByText('of A2B3C4D5 · Aoyama Hair')).toBeNull()
})

const REVIEWABLE: Parameters<typeof reservationOf>[0] = {
  status: 'completed',
  allowedActions: [{ action: 'review', allowed: true }],
}

// Promise (Screens): a completed reservation asks how it was, once; what is wrong is said at the field, and what was typed stays
test('A completed reservation is reviewed, with what is wrong at its field and the draft kept', async () => {
  const api = apiWith(REVIEWABLE)
  await openPage(DETAIL, { member: true, api })
  const form = await screen.findByRole('form', { name: 'How was it?' })
  await userEvent.click(within(form).getByRole('button', { name: 'Publish review' }))
  expect(await within(form).findByText('Please choose from one to five stars')).toBeVisible()
  expect(within(form).getByText('This field is required')).toBeVisible()
  await userEvent.click(within(form).getByRole('radio', { name: '4 of 5 stars' }))
  const text = within(form).getByRole('textbox', { name: 'What would you tell a friend?' })
  await userEvent.type(text, 'Write to hana@example.com')
  const draft = sessionStorage.getItem('yoyaku.typed.review-A2B3C4D5') ?? ''
  cleanup()

  await openPage(DETAIL, { member: true, api, stored: { 'typed.review-A2B3C4D5': draft } })
  const again = await screen.findByRole('form', { name: 'How was it?' })
  expect(within(again).getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()
  await userEvent.click(within(again).getByRole('button', { name: 'Publish review' }))
  expect(await within(again).findByText('Please leave out links, email addresses and phone numbers.')).toBeVisible()
  const typed = within(again).getByRole('textbox')
  expect(typed).toHaveFocus()
  await userEvent.clear(typed)
  await userEvent.type(typed, 'Careful and quick')
  await userEvent.click(within(again).getByRole('button', { name: 'Publish review' }))
  const shown = await screen.findByRole('region', { name: 'Your review' })
  expect(within(shown).getByText('Careful and quick')).toBeVisible()
  expect(screen.queryByRole('form', { name: 'How was it?' })).toBeNull()
})

test('A review that another tab wrote meanwhile is shown instead of the form', async () => {
  const api = apiWith(REVIEWABLE)
  await openPage(DETAIL, { member: true, api })
  const form = await screen.findByRole('form', { name: 'How was it?' })
  const review = {
    ...{ id: 'r', stars: 5, text: 'From the other tab', language: 'en' as const, author: 'H.', serviceName: 'Cut' },
    ...{ month: '2026-11', createdAt: '2026-11-25T07:00:00Z', reply: null },
  }
  api.reservations = [reservationOf({ ...REVIEWABLE, review })]
  await userEvent.click(within(form).getByRole('radio', { name: '1 of 5 stars' }))
  await userEvent.type(within(form).getByRole('textbox'), 'Again')
  await userEvent.click(within(form).getByRole('button', { name: 'Publish review' }))
  const shown = await screen.findByRole('region', { name: 'Your review' })
  expect(within(shown).getByText('From the other tab')).toBeVisible()
})

test('A reservation that is not completed, or was over 90 days ago, asks for no review', async () => {
  for (const given of [
    {},
    { status: 'completed' as const, allowedActions: [{ action: 'review' as const, allowed: false }] },
  ]) {
    await openPage(DETAIL, { member: true, api: apiWith(given) })
    await screen.findByRole('link', { name: 'My reservations' })
    await screen.findAllByText('A2B3C4D5')
    expect(screen.queryByRole('form', { name: 'How was it?' })).toBeNull()
    cleanup()
  }
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CODE, reservationOf, settle, shopOf } from '@yoyaku/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { setPageLoaders } from '../../app/load-page.ts'
import { haircutService } from '../../testing/haircut-service.ts'
import { fakeApi, type OpenedPage, openPage } from '../../testing/open-page.tsx'
import { card, choose, press, RESERVE } from '../../testing/reservation-steps.ts'

setPageLoaders({
  reservation: () => import('./reservation.tsx'),
  auth: () => import('../auth/auth.tsx'),
})

/** As a browser does: past the setter by which React learns of a value. */
function fillSilently(field: HTMLElement, value: string): void {
  const { prototype } = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

/** Says to the page that it holds the slot, too. */
function duplicateTab({ holds }: OpenedPage['api']): BroadcastChannel {
  const channel = new BroadcastChannel('yoyaku.hold')
  onTestFinished(() => channel.close())
  channel.postMessage({ type: 'held', held: { ...holds.get('hold-1'), shopId: 'shop-1' } })
  return channel
}

const EVERYTHING = 'I agree to all of the following'

async function agree(): Promise<void> {
  await userEvent.click(await card('Policies and terms'))
  await userEvent.click(await screen.findByRole('checkbox', { name: EVERYTHING }))
}

const member = async (): Promise<OpenedPage> => {
  const opened = await openPage('/en/reservation/service-1', { member: true })
  await choose()
  await press('Next: contact information')
  await screen.findByLabelText('First name')
  return opened
}

// Promise (Screens): reservation: contact, requirements, terms, confirmation
test('a visitor chooses, holds the time, signs in with a code, enters who comes, and gets the ticket', async () => {
  const { api } = await openPage('/en/reservation/service-1')
  await choose()
  await press('Next: contact information')
  expect(await screen.findByText('Your time and your choices stay as they are.', { exact: false })).toBeVisible()
  await userEvent.click((await screen.findAllByRole('link', { name: 'Sign in to continue' }))[0] as HTMLElement)

  await screen.findByLabelText('Email')
  expect(await screen.findByText(/^We're holding this time for (9:\d\d|10:00)$/)).toBeVisible()
  expect(screen.getByText(haircutService.shop.shopName)).toBeVisible()
  await userEvent.type(screen.getByLabelText('Email'), 'hana@example.com')
  await press('Continue with email')
  await userEvent.type(await screen.findByLabelText('6-digit code'), CODE)

  expect(await screen.findByLabelText('First name')).toHaveValue('Hana')
  expect(await screen.findByLabelText('Your contact number')).toHaveValue('090-1234-5678')
  await press('Next: special requirements')
  await userEvent.type(await screen.findByLabelText(/^Anything the shop should know\?/), 'A seat by the window')
  await agree()
  await press('Confirm reservation')

  expect(await screen.findByRole('heading', { name: 'Your reservation is confirmed' })).toBeVisible()
  expect(screen.getByText('A2B3C4D2')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  expect(location.search).toBe('?confirmed=A2B3C4D2')
  expect(api.requests('POST', `${RESERVE}/hold`)).toHaveLength(1)
  expect(api.requests('POST', RESERVE).map(({ body }) => body)).toStrictEqual([
    {
      holdId: 'hold-1',
      quoteId: expect.stringMatching(/^quote-/),
      contact: { firstName: 'Hana', lastName: 'Sato', phone: '+819012345678', email: 'hana@example.com' },
      specialRequirement: 'A seat by the window',
      agreedTermsVersion: 'terms-1',
      agreedSharingVersion: 'privacy-1',
      remindersConfirmed: ['late'],
    },
  ])
})

describe('A member who chooses a time at which they have another reservation', () => {
  async function withReservation(startHour: number, status: 'confirmed' | 'cancelled' = 'confirmed') {
    const api = fakeApi()
    const day = new Date(Date.now() + 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' })
    const span = { startAt: `${day}T${startHour}:00:00+09:00`, endAt: `${day}T${startHour + 1}:00:00+09:00` }
    const elsewhere = { codeNumber: 'B2B3C4D2', serviceId: 'massage', serviceName: 'Foot massage' }
    const shop = { ...reservationOf().shop, id: 'shop-2' }
    api.reservations = [reservationOf({ ...elsewhere, ...span, shop, status })]
    await openPage('/en/reservation/service-1', { member: true, api })
    await choose()
  }

  // Promise (Screens): reservation: a time at which one has another reservation is named, and can be reserved
  test('sees which, with its time, and can go on', async () => {
    await withReservation(14)
    expect(await screen.findByText('You already have a reservation at this time.')).toBeVisible()
    const other = screen.getByRole('link', { name: /^Foot massage/ })
    expect(other).toHaveAttribute('href', '/en/me/my-reservation?code=B2B3C4D2')
    expect(other.closest('li')).toHaveTextContent(/14:00 – 15:00/)
    await press('Next: contact information')
    expect(await screen.findByLabelText('First name')).toBeVisible()
    expect(screen.getByText('You already have a reservation at this time.')).toBeVisible()
  })

  test.each([
    ['ends when it begins', 13, 'confirmed'],
    ['was canceled', 14, 'cancelled'],
  ] as const)('sees no warning of one that %s', async (_, hour, status) => {
    await withReservation(hour, status)
    await press('Next: contact information')
    expect(await screen.findByLabelText('First name')).toBeVisible()
    expect(screen.queryByText('You already have a reservation at this time.')).toBeNull()
  })
})

describe('A member who chooses a time shortly before or after another reservation', () => {
  const WARNING = 'You may not have enough time to get there.'
  const day = () => new Date(Date.now() + 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' })
  async function openWith(from: string, to: string, more: Parameters<typeof reservationOf>[0] = {}) {
    const api = fakeApi()
    const span = { startAt: `${day()}T${from}:00+09:00`, endAt: `${day()}T${to}:00+09:00` }
    const shop = { ...reservationOf().shop, id: 'shop-2', shopName: 'Ueno Massage', latitude: 35.77 }
    api.reservations = [reservationOf({ codeNumber: 'B2B3C4D2', ...span, shop, ...more })]
    await openPage('/en/reservation/service-1', { member: true, api })
  }

  // Promise (Screens): reservation: a reservation that ends too far away shortly before the chosen time, or begins so after it, is named; both can be reserved
  test('sees which ends too far away, and when, and can go on', async () => {
    await openWith('12:00', '13:30')
    await choose()
    expect(await screen.findByText(WARNING)).toBeVisible()
    const link = screen.getByRole('link', { name: 'Ueno Massage' })
    expect(link).toHaveAttribute('href', '/en/me/my-reservation?code=B2B3C4D2')
    expect(link.closest('li')).toHaveTextContent(
      'Your reservation at Ueno Massage ends at 13:30, about 12 km from here.',
    )
    await press('Next: contact information')
    expect(await screen.findByLabelText('First name')).toBeVisible()
    expect(screen.getByText(WARNING)).toBeVisible()
    expect(screen.queryByText('You already have a reservation at this time.')).toBeNull()
  })

  test('sees which begins too far away', async () => {
    await openWith('15:30', '17:00')
    await choose()
    await press('Next: contact information')
    expect(await screen.findByText(/^Your reservation at/)).toHaveTextContent(
      'Your reservation at Ueno Massage begins at 15:30, about 12 km from here.',
    )
  })

  const near = { ...reservationOf().shop, id: 'shop-2', latitude: 35.662 }
  const returnShop = { id: 'shop-3', shopName: 'Airport', address: '1 Airport' }
  test.each([
    ['ends in time to get there', '12:00', '13:00', {}],
    ['ends next door', '13:00', '14:00', { shop: near }],
    ['is a rental that another branch takes back', '12:00', '13:30', { dayUnit: true, returnShop }],
    ['was canceled', '12:00', '13:30', { status: 'cancelled' as const }],
  ])('sees no warning of one that %s', async (_, from, to, more) => {
    await openWith(from, to, more)
    await choose()
    await press('Next: contact information')
    expect(await screen.findByLabelText('First name')).toBeVisible()
    expect(screen.queryByText(WARNING)).toBeNull()
  })
})

// Promise (Sentences and limits): what failed is said at the button that was pressed
test('A time that cannot be held without a network says so at the button, opens no card, and goes with the next attempt', async () => {
  const { api } = await openPage('/en/reservation/service-1')
  await choose()
  await userEvent.click(await card('Date and time'))
  api.once('POST', `${RESERVE}/hold`).reply(429, { code: 'RATE_LIMITED' })
  await press('Next: contact information')
  const [alert] = await screen.findAllByRole('alert')
  expect(alert).toBeVisible()
  expect(await card('Date and time')).toHaveAttribute('aria-expanded', 'false')
  await press('Next: contact information')
  expect(await screen.findByText('Your time and your choices stay as they are.', { exact: false })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('A chosen time that can no longer be cancelled for free says so before anybody signs in', async () => {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const over = () => screen.queryByText(/^Free cancellation has ended\./)
  const at = async (freeCancellationHours: number) => {
    const api = fakeApi()
    const lateFee = { percent: 50, amount: null }
    const shop = { ...haircutService.shop, freeCancellationHours, lateFee }
    api.on('GET', '/api/v1/services/{id}').run({ status: 200, body: { data: { ...haircutService, shop } } })
    await openPage(`/en/reservation/service-1?date=${day(5)}&time=14:00`, { api })
    await screen.findAllByText(/14:00 – /)
  }
  await at(24)
  expect(over()).toBeNull()
  cleanup()
  await at(240)
  expect(over()).toBeVisible()
  expect(screen.getByText("The shop's late cancellation fee is 50% of the total.")).toBeVisible()
})

test('A service for fewer people than the address asks for says so, until another number is chosen', async () => {
  await openPage('/en/reservation/service-1?quantity=5')
  expect(await screen.findByText('This service is for 1 to 3 people.')).toBeVisible()
  expect(screen.getByRole('radio', { name: '3' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: '2' }))
  expect(screen.queryByText('This service is for 1 to 3 people.')).toBeNull()
})

// Promise (Screens): reservation: the price of all people before a time is chosen; the zone only to readers elsewhere
test('The price before a time is chosen is that of all people, and the zone is named only to readers elsewhere', async () => {
  const api = fakeApi()
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const slot = (date: string, hour: number, amount: number) => ({
    startAt: `${date}T${hour}:00:00Z`,
    endAt: `${date}T23:00:00Z`,
    vacancies: 5,
    price: { amount, currency: 'JPY' },
  })
  const times = (zone: string) =>
    api.on('GET', '/api/v1/shops/{id}/getAvailableTime').run(({ query }) => {
      const date = query.dateFrom?.[0] ?? ''
      const each = 8150 * Number(query.quantity?.[0])
      const days = [{ date, status: 'AVAILABLE', slots: [slot(date, 14, each + 500), slot(date, 15, each)] }]
      return { status: 200, body: { data: { timeZone: zone, nextAvailableDate: date, days } } }
    })
  times(timeZone)
  await openPage('/en/reservation/service-1?quantity=2', { api })
  const summary = within(await screen.findByRole('complementary'))
  expect(await summary.findByText('¥16,300')).toBeVisible()
  expect(summary.getByText('for 2 people')).toBeVisible()
  await press('Next: date and time')
  expect(await screen.findByRole('button', { name: 'More dates' })).toBeVisible()
  expect(screen.queryByText(/ Time$/)).toBeNull()
  cleanup()
  api.on('GET', '/api/v1/services/{id}').reply(200, { data: { ...haircutService, pricePer: 'booking' } })
  await openPage('/en/reservation/service-1?quantity=2', { api })
  const ofAll = within(await screen.findByRole('complementary'))
  expect(await ofAll.findByText('¥16,300')).toBeVisible()
  expect(ofAll.queryByText('for 2 people')).toBeNull()
  cleanup()
  times('Asia/Tokyo')
  await openPage('/en/reservation/service-1?quantity=2', { api })
  await press('Next: date and time')
  expect(await screen.findByText('Japan Time')).toBeVisible()
})

// Promise (Screens): reservation: back from the ticket
test('Back from the ticket leads to the existing booking, not to an expired time; another time can be booked', async () => {
  await member()
  const chosen = location.search
  await agree()
  await press('Confirm reservation')
  await screen.findByRole('heading', { name: 'Your reservation is confirmed' })
  const stored = Object.fromEntries(
    Object.entries(sessionStorage).map(([name, value]) => [name.replace('yoyaku.', ''), value]),
  )
  cleanup()

  const api = fakeApi()
  api.reservations = [reservationOf({ codeNumber: 'A2B3C4D2' })]
  await openPage(`/en/reservation/service-1${chosen}`, { member: true, api, stored })
  expect(await screen.findByText('You have booked this.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show my ticket' })).toHaveAttribute(
    'href',
    '/en/reservation/service-1?confirmed=A2B3C4D2',
  )
  await userEvent.click(screen.getByRole('link', { name: 'Book another time' }))
  expect(await card('Date and time')).toBeVisible()
  cleanup()

  api.reservations = [reservationOf({ codeNumber: 'A2B3C4D2', status: 'cancelled' })]
  await openPage(`/en/reservation/service-1${chosen}`, { member: true, api, stored })
  expect(await card('Date and time')).toBeVisible()
})

// Promise (Screens): reservation: another kind of the same trade, near by and afterward
test('The ticket leads to other kinds of the trade near by, after the reservation, and to none after a late one', async () => {
  const api = fakeApi()
  const [icon, parentId] = [{ url: '/x.svg', width: 1, height: 1 }, 'beauty']
  const categories = [
    { id: 'beauty', slug: 'beauty', name: 'Beauty', icon, parentId: null, shopCount: 9 },
    { id: 'hair', slug: 'hair', name: 'Hair', icon, parentId, shopCount: 4 },
    { id: 'lashes', slug: 'lashes', name: 'Lashes', icon, parentId, shopCount: 4 },
    { id: 'nails', slug: 'nails', name: 'Nails', icon, parentId, shopCount: 3 },
    { id: 'facial', slug: 'facial', name: 'Facials', icon, parentId, shopCount: 5 },
    { id: 'sushi', slug: 'sushi', name: 'Sushi', icon, parentId: 'dining', shopCount: 5 },
  ]
  api.on('GET', '/api/v1/user/category-store').reply(200, { data: categories, total: categories.length })
  const freeAfterward = { hair: 2, lashes: 1, nails: 3, sushi: 9 }
  api.on('GET', '/api/v1/shops/search').reply(200, {
    ...{ data: [], total: 0, nextCursor: null, correctedKeyword: null },
    facets: {
      ...{ cities: [], price: null },
      categories: Object.entries(freeAfterward).map(([id, count]) => ({ id, name: id, count })),
    },
  })
  const at = { date: '2026-12-05', reservationTime: '10:30', experienceMinutes: 60, quantity: 2 }
  api.reservations = [reservationOf({ codeNumber: 'A2B3C4D2', ...at })]
  await openPage('/en/reservation/service-1?confirmed=A2B3C4D2', { member: true, api })
  const nearby = await screen.findByRole('region', { name: 'Nearby afterward' })
  const links = within(nearby).getAllByRole('link') as HTMLAnchorElement[]
  expect(links.map(({ textContent, search }) => [textContent, search])).toEqual(
    ['nails', 'lashes'].map((id) => [
      id === 'nails' ? 'Nails' : 'Lashes',
      `?cityId=tokyo&categoryId=${id}&date=2026-12-05&quantity=2&timeFrom=12%3A00`,
    ]),
  )
  cleanup()

  api.reservations = [reservationOf({ codeNumber: 'A2B3C4D2', ...at, reservationTime: '20:00' })]
  await openPage('/en/reservation/service-1?confirmed=A2B3C4D2', { member: true, api })
  await screen.findByRole('heading', { name: 'Your reservation is confirmed' })
  expect(screen.queryByRole('region', { name: 'Nearby afterward' })).toBeNull()
})

test('A phone number of a member without one is saved to the profile, announced before, and filled in from then on', async () => {
  const api = fakeApi()
  api.members[0].user = { ...api.members[0].user, phone: null }
  api.on('GET', '/api/v1/user/me').run(() => ({ status: 200, body: { data: api.members[0].user } }))
  await openPage('/en/reservation/service-1', { member: true, api })
  await choose()
  await press('Next: contact information')
  const note = 'So the shop can reach you on the day. Saved to your profile for next time.'
  expect(await screen.findByText(note)).toBeVisible()
  await userEvent.type(await screen.findByLabelText('Your contact number'), '+819012345678')
  await press('Next: special requirements')
  await agree()
  api.members[0].user = { ...api.members[0].user, phone: '+819012345678' }
  await press('Confirm reservation')
  await screen.findByRole('heading', { name: 'Your reservation is confirmed' })

  await waitFor(() => expect(document.cookie).toContain(encodeURIComponent('"phone":"+819012345678"')))
})

test('The choices of the shop page are taken over, and stand in the address', async () => {
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await openPage(`/en/reservation/service-1?date=${date}&time=15%3A00&quantity=3&unitId=unit-1&from=elsewhere`)
  expect(await card('People')).toHaveTextContent('3 people')
  expect(await card('Date and time')).toHaveTextContent('15:00')
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(location.search))).toStrictEqual({
      unitId: 'unit-1',
      date,
      time: '15:00',
      quantity: '3',
    }),
  )
})

// Promise (Screens): what is rented by the day is picked up and returned, while reserving
test('The times of a rental by the day are called pick-up and return', async () => {
  const api = fakeApi()
  api.on('GET', '/api/v1/services/{id}').run({ status: 200, body: { data: { ...haircutService, dayUnit: true } } })
  await openPage('/en/reservation/service-1', { api })
  await press('Next: pick-up')
  expect(await card('Pick-up')).toHaveAttribute('aria-expanded', 'true')
  await press(/^Tomorrow/)
  await press('14:00')
  const summary = within(screen.getByRole('complementary'))
  expect(summary.getByText('Pick-up').nextElementSibling).toHaveTextContent(/ at 14:00/)
  expect(summary.getByText('Return').nextElementSibling).toHaveTextContent(/ at 23:00/)
  expect(screen.queryByText('Date and time')).toBeNull()
})

test('A rental whose car is gone says its paid days and its seats once each', async () => {
  const api = fakeApi()
  const units = [3, 4].map((days) => ({
    ...{ id: `d${days}`, name: `${days}`, durationMinutes: days * 1440 },
    ...{ price: { amount: days * 5200, currency: 'JPY' }, shopPrice: { amount: days * 5200, currency: 'JPY' } },
  }))
  const van = { ...haircutService, dayUnit: true, pricePer: 'booking', perPerson: false, units, maxQuantity: 7 }
  api.on('GET', '/api/v1/services/{id}').reply(200, { data: van })
  const days = [{ date: '2030-12-18', status: 'SOLD_OUT', maxQuantity: 0, slots: [] }]
  const times = { timeZone: 'Asia/Tokyo', days, nextAvailableDate: null }
  api.on('GET', '/api/v1/shops/{id}/getAvailableTime').reply(200, { data: times })
  const chosen = 'unitId=d4&date=2030-12-18&time=10%3A00&returnTime=19%3A00&quantity=2'
  await openPage(`/en/reservation/service-1?${chosen}`, { api })
  const summary = within(await screen.findByRole('complementary'))
  const ends = 'Wed, Dec 18 10:00 – Sat, Dec 21 19:00, 4 days'
  expect(summary.getByText('Pick-up and return').nextElementSibling).toHaveTextContent(new RegExp(`^${ends}$`))
  expect(summary.getByText('Seats').nextElementSibling).toHaveTextContent(/^2 seats$/)
  expect(await card('Seats')).toHaveTextContent('Seats2 seats')
})

test('Only one card is open, and a finished one can be opened again', async () => {
  await openPage('/en/reservation/service-1')
  expect(await card('People')).toHaveAttribute('aria-expanded', 'true')
  await press('Next: date and time')
  expect(await card('People')).toHaveAttribute('aria-expanded', 'false')
  expect(await card('Date and time')).toHaveAttribute('aria-expanded', 'true')
  expect(await card('Date and time')).toHaveFocus()
  expect(await card('Contact information')).toBeDisabled()
  await userEvent.click(await card('People'))
  expect(await card('Date and time')).toHaveAttribute('aria-expanded', 'false')
})

describe('The reservation form during a hold', () => {
  test('describes how both names may be written, where the shop may not read them', async () => {
    await member()
    expect(screen.queryByText(/^You can also write it as in your passport/)).toBeNull()
    await userEvent.clear(screen.getByLabelText('First name'))
    await userEvent.type(screen.getByLabelText('First name'), '하나')
    const names = screen.getByRole('group', { name: 'Name', description: /^You can also write it as in your passport/ })
    expect(names).toContainElement(screen.getByLabelText('First name'))
  })

  test('refuses an invalid name beside the field, which takes the focus, and sends nothing', async () => {
    const { api } = await member()
    await userEvent.clear(screen.getByLabelText('First name'))
    await userEvent.type(screen.getByLabelText('First name'), '<b>')
    await press('Next: special requirements')
    const field = await screen.findByLabelText('First name')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter a valid first name'))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('<b>')
    expect(api.requests('POST', RESERVE)).toStrictEqual([])
  })

  test('keeps a requirement that is too long as it is, and says so beside the field', async () => {
    await member()
    await press('Next: special requirements')
    const field = await screen.findByLabelText(/^Anything the shop should know\?/)
    await userEvent.click(field)
    await userEvent.paste('a'.repeat(501))
    expect(field).toHaveValue('a'.repeat(501))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please keep it to 500 characters'))
    await userEvent.type(field, '{Backspace}')
    await waitFor(() => expect(field).not.toHaveAccessibleDescription())
  })

  // Promise (Sentences and limits): what a browser fills in without an event is booked as it is shown
  test('books the names and the number that a browser filled in silently', async () => {
    const api = fakeApi()
    api.members[0].user = { ...api.members[0].user, phone: '' }
    await openPage('/en/reservation/service-1', { member: true, api })
    await choose()
    await press('Next: contact information')
    const filled = { 'First name': 'Mina', Email: 'mina@example.com', 'Your contact number': '+81 80-1234-5678' }
    for (const [label, value] of Object.entries(filled)) fillSilently(await screen.findByLabelText(label), value)
    await press('Next: special requirements')
    await agree()
    await press('Confirm reservation')
    await screen.findByRole('heading', { name: 'Your reservation is confirmed' })
    expect(api.requests('POST', RESERVE).map(({ body }) => body)).toMatchObject([
      { contact: { firstName: 'Mina', lastName: 'Sato', phone: '+818012345678', email: 'mina@example.com' } },
    ])
  })

  test('books the number in the country that a browser filled in silently', async () => {
    const api = fakeApi()
    api.members[0].user = { ...api.members[0].user, phone: '' }
    await openPage('/en/reservation/service-1', { member: true, api })
    await choose()
    await press('Next: contact information')
    await userEvent.type(await screen.findByLabelText('Your contact number'), '010-2345-6789')
    fillSilently(screen.getByLabelText('Country'), 'KR')
    await press('Next: special requirements')
    await agree()
    await press('Confirm reservation')
    await screen.findByRole('heading', { name: 'Your reservation is confirmed' })
    expect(api.requests('POST', RESERVE).map(({ body }) => body)).toMatchObject([
      { contact: { phone: '+821023456789' } },
    ])
  })

  // Promise (Sentences and limits): nothing is booked with a phone number that is none
  test('keeps the contact card open for an invalid phone number', async () => {
    await member()
    const phone = await screen.findByLabelText('Your contact number')
    await userEvent.clear(phone)
    await userEvent.type(phone, '12')
    await press('Next: special requirements')
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^Please enter a valid phone number/))
    expect(phone).toHaveValue('12')
  })

  test('leaves a closed contact card without a phone number undone, and confirms nothing', async () => {
    const api = fakeApi()
    api.members[0].user = { ...api.members[0].user, phone: '' }
    await openPage('/en/reservation/service-1', { member: true, api })
    await choose()
    await press('Next: contact information')
    await userEvent.click(await card('Contact information'))
    await agree()
    expect(screen.queryByRole('button', { name: 'Confirm reservation' })).toBeNull()
    await press('Next: contact information')
    await press('Next: special requirements')
    const phone = await screen.findByLabelText('Your contact number')
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^This field is required/))
    expect(phone).toHaveFocus()
    expect(api.requests('POST', RESERVE)).toStrictEqual([])
  })

  // Promise (Screens): reservation: one step to press at a time
  test('has one next step at a time, in the bar and beside the summary alike', async () => {
    await openPage('/en/reservation/service-1')
    await choose()
    const steps = () =>
      screen.getAllByRole('button', { name: /^(Next|Confirm|Continue|Choose a time)/ }).map((one) => one.textContent)
    expect(steps()).toStrictEqual(['Next: contact information', 'Next: contact information'])
    await press('Next: contact information')
    expect(await screen.findAllByRole('link', { name: 'Sign in to continue' })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^(Next|Confirm)/ })).toBeNull()
  })

  test('asks to read and agree again to terms that change meanwhile', async () => {
    const { api } = await member()
    await press('Next: special requirements')
    await agree()
    api.termsVersion = 'terms-2'
    api.shops = [shopOf({ reminders: [{ id: 'new', text: 'Please read terms-2', required: true }] })]
    await press('Confirm reservation')
    expect(await screen.findByText(/^Please read terms-2/)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: EVERYTHING })).not.toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: EVERYTHING }))
    await press('Confirm reservation')
    expect(await screen.findByRole('heading', { name: 'Your reservation is confirmed' })).toBeVisible()
    expect(api.requests('POST', RESERVE).map(({ body }) => body)).toMatchObject([
      { agreedTermsVersion: 'terms-1', remindersConfirmed: ['late'] },
      { agreedTermsVersion: 'terms-2', remindersConfirmed: ['new'] },
    ])
  })

  // Promise (Screens): reservation: terms have to be agreed to
  test('asks for every required agreement before anything is sent', async () => {
    const { api } = await member()
    await press('Next: special requirements')
    await press('Next: terms')
    await press('Confirm reservation')
    expect(await card('Policies and terms')).toHaveAttribute('aria-expanded', 'true')
    expect(await screen.findAllByText('Please check this box')).toHaveLength(3)
    expect(api.requests('POST', RESERVE)).toStrictEqual([])
  })

  test.each(['SLOT_TAKEN', 'HOLD_EXPIRED'])(
    'returns at %s to the time, which is to be chosen again, with the rest kept',
    async (code) => {
      const { api } = await member()
      api.once('POST', RESERVE).reply(409, { code })
      await agree()
      await press('Confirm reservation')
      await waitFor(async () => expect(await card('Date and time')).toHaveAttribute('aria-expanded', 'true'))
      expect(await card('People')).toHaveTextContent('2 people')
      const times = within(await screen.findByRole('list', { name: 'Times' }))
      expect(times.queryAllByRole('button', { pressed: true })).toStrictEqual([])
      expect(screen.queryByRole('button', { name: 'Next: contact information' })).toBeNull()
      await press('15:00')
      await press('Next: contact information')
      expect(await screen.findByLabelText('First name')).toHaveValue('Hana')
      await press('Confirm reservation')
      expect(await screen.findByRole('heading', { name: 'Your reservation is confirmed' })).toBeVisible()
    },
  )

  // Promise (Screens): reservation: a time whose hold has ended can be held again while it is free
  test('says of a hold that has ended which time it was, and holds it again', async () => {
    const { api } = await member()
    api.once('POST', RESERVE).reply(409, { code: 'HOLD_EXPIRED' })
    await agree()
    await press('Confirm reservation')
    const message = await screen.findByText(/^Your hold on .+ has ended\. Please choose a time again\.$/)
    expect(message).toHaveTextContent(/ 14:00 has ended/)
    const holds = api.requests('POST', `${RESERVE}/hold`).length
    await press('Hold 14:00 again')
    expect(await screen.findByLabelText('First name')).toHaveValue('Hana')
    expect(api.requests('POST', `${RESERVE}/hold`)).toHaveLength(holds + 1)
    await press('Confirm reservation')
    expect(await screen.findByRole('heading', { name: 'Your reservation is confirmed' })).toBeVisible()
  })

  // Promise (Screens): reservation: a page that was opened before a release and can't confirm any more asks to be reloaded
  test('asks to be reloaded where the server finds it too old, with the form kept', async () => {
    const { api } = await member()
    api.once('POST', RESERVE).reply(400, { code: 'CLIENT_TOO_OLD' })
    await agree()
    await press('Confirm reservation')
    expect(await screen.findByText('This page is out of date. Please reload it and try again.')).toBeVisible()
    await press('Confirm reservation')
    expect(await screen.findByRole('heading', { name: 'Your reservation is confirmed' })).toBeVisible()
  })

  // Promise (Screens): reservation: a new price has to be accepted
  test('shows a changed price, which has to be accepted', async () => {
    const { api } = await member()
    api.price = 7000
    await agree()
    await press('Confirm reservation')
    expect(await screen.findByText('The price has changed from ¥6,500 to ¥7,000.')).toBeVisible()
    await press('Accept the new price')
    await press('Confirm reservation')
    expect(await screen.findByRole('heading', { name: 'Your reservation is confirmed' })).toBeVisible()
  })

  // Promise (Screens): reservation: so has a time that another tab chose
  test('shows a time that was changed in another tab, which has to be accepted', async () => {
    const { api } = await member()
    await agree()
    const body = { draft: { ...api.holds.get('hold-1')?.draft, reservationTime: '16:00' } }
    api.change('hold-1', body)
    await press('Confirm reservation')
    expect(await screen.findByText('This reservation was changed in another tab.')).toBeVisible()
    expect(screen.getAllByText(/16:00 – /).length).toBeGreaterThan(0)
    expect(api.reservations).toHaveLength(0)
    await press('Accept the change')
    await press('Confirm reservation')
    expect(await screen.findByRole('heading', { name: 'Your reservation is confirmed' })).toBeVisible()
    expect(api.reservations).toMatchObject([{ reservationTime: '16:00' }])
  })

  // Promise (Screens): reservation: a duplicate of the tab that chooses another time is noticed at once
  test('shows a time that a duplicate of the tab has changed, before anything is confirmed', async () => {
    const { api } = await member()
    const draft = { ...api.holds.get('hold-1')?.draft, reservationTime: '16:00' }
    api.change('hold-1', { draft })
    duplicateTab(api)
    expect(await screen.findByText('This reservation was changed in another tab.')).toBeVisible()
    expect(screen.getAllByText(/16:00 – /).length).toBeGreaterThan(0)
  })

  test('counts nobody of a car wash whose time a duplicate of the tab has changed', async () => {
    const api = fakeApi()
    const service = { ...haircutService, pricePer: 'booking', perPerson: false, maxQuantity: 1 }
    api.on('GET', '/api/v1/services/{id}').reply(200, { data: service })
    await openPage('/en/reservation/service-1', { member: true, api })
    await press(/^Tomorrow/)
    await press('14:00')
    await press('Next: contact information')
    await screen.findByLabelText('First name')
    api.change('hold-1', { draft: { ...api.holds.get('hold-1')?.draft, reservationTime: '16:00' } })
    duplicateTab(api)
    expect(await screen.findByText('This reservation was changed in another tab.')).toBeVisible()
    expect(screen.queryAllByText(/1 person/)).toEqual([])
  })

  // Promise (Screens): reservation: a duplicate of the tab that is left lets this one have the time
  test('keeps a time that a duplicate of the tab holds, too, when it is left', async () => {
    const { api } = await member()
    const duplicate = duplicateTab(api)
    const answered = new Promise((resolve) => duplicate.addEventListener('message', resolve))
    duplicate.postMessage({ type: 'ask', shopId: 'shop-1' })
    await answered
    cleanup()
    await settle()
    expect(api.holds.has('hold-1')).toBe(true)
  })

  test('checks a confirmation whose response is lost, without calling it a failure, and reserves nothing twice', async () => {
    const { api } = await member()
    api.once('POST', RESERVE).lose()
    await agree()
    await press('Confirm reservation')
    expect(await screen.findByText("We're checking your reservation.")).toBeVisible()
    await press('Check again')
    expect(await screen.findByRole('heading', { name: 'Your reservation is confirmed' })).toBeVisible()
    expect(api.reservations).toHaveLength(1)
  })

  // Promise (Screens): reservation: who no longer waits for it is led to their reservations
  test('stops a confirmation whose response never comes, and then leads to the reservations', async () => {
    const { api } = await member()
    await press('Next: special requirements')
    await agree()
    api.on('POST', RESERVE).reply(500, { code: 'INTERNAL' })
    await press('Confirm reservation')
    await screen.findByText("We're checking your reservation.")
    expect(screen.queryByRole('button', { name: 'Stop checking' })).toBeNull()
    for (const count of [2, 3]) {
      await press('Check again')
      await waitFor(() => expect(api.requests('POST', RESERVE)).toHaveLength(count))
    }
    await press('Stop checking')
    const stopped = await screen.findByText("We couldn't find out whether your reservation was made.")
    expect(stopped).toBeVisible()
    expect(stopped.closest('[tabindex]')).toHaveFocus()
    const way = within(stopped.closest('[tabindex]') as HTMLElement).getByRole('link', { name: 'My reservations' })
    expect(way).toHaveAttribute('href', '/en/me/my-reservation')
    expect(screen.queryByText("We're checking your reservation.")).toBeNull()
    await press('Choose a time')
    await press('14:00')
    await press('Next: contact information')
    await screen.findByLabelText('First name')
    expect(screen.queryByText("We couldn't find out whether your reservation was made.")).toBeNull()
  })

  test('counts down in the summary, silently until two minutes are left', async () => {
    await member()
    expect((await screen.findAllByText(/We're holding this time for (?:10:00|9:5\d)/)).length).toBeGreaterThan(0)
    const statusTexts = screen.getAllByRole('status').map((status) => status.textContent)
    expect(statusTexts.join('')).not.toContain('Your time')
  })
})

test('A time that is taken while it is being held is reported, and another one can be chosen', async () => {
  const api = fakeApi()
  api.once('POST', `${RESERVE}/hold`).reply(409, { code: 'SLOT_TAKEN' })
  await openPage('/en/reservation/service-1', { api })
  await choose()
  await press('Next: contact information')
  expect(await screen.findByText(/taken this time/)).toBeVisible()
  const times = within(screen.getByRole('list', { name: 'Times' }))
  expect(times.getByRole('button', { name: /^14:00/ })).toHaveAttribute('aria-pressed', 'false')
  const nearest = within(screen.getByRole('list', { name: 'The closest available times' }))
  expect(nearest.getAllByRole('button').map(({ textContent }) => textContent)).toContain('15:00')
  expect(await card('People')).toHaveTextContent('2 people')
})

// Promise (Screens): reservation: the last step links who runs the site
test('The last step links who runs the site for the country of the shop, and for no other', async () => {
  const texts = (['seller-jp', 'seller-kr'] as const).map((kind) => ({ kind, version: '1', title: `About ${kind}` }))
  await openPage('/en/reservation/service-1', { member: true, legal: { texts, businessLines: [] } })
  await choose()
  await press('Next: contact information')
  await press('Next: special requirements')
  await press('Next: terms')
  const terms = within(screen.getByRole('main'))
  expect(await terms.findByRole('link', { name: 'About seller-jp' })).toHaveAttribute('href', '/en/seller/jp')
  expect(terms.queryByRole('link', { name: 'About seller-kr' })).toBeNull()
})

// Promise (Screens): reservation: the last step says who provides the service, and that the site is no party to the contract
test('The last step says who is party to the contract, how to cancel, and in which country the shop gets the contact details', async () => {
  const api = fakeApi()
  const shop = { ...haircutService.shop, business: 'Aoyama Hair Ltd., Rep. A. Mori' }
  api.on('GET', '/api/v1/services/{id}').run({ status: 200, body: { data: { ...haircutService, shop } } })
  await openPage('/en/reservation/service-1', { member: true, api })
  await choose()
  await press('Next: contact information')
  await press('Next: special requirements')
  await press('Next: terms')
  const parties = await screen.findByText(
    /^Yoyaku arranges this reservation and is not a party to the contract\. Aoyama Hair provides the service and is responsible for it\./,
  )
  expect(parties).toBeVisible()
  expect(parties).toHaveTextContent(
    /responsible for it\.Aoyama Hair Ltd\., Rep\. A\. MoriMinami-Aoyama 3-1\+81 ?3 ?-?1234 ?-?5678$/,
  )
  expect(screen.getByText('You can cancel under My reservations until the start.')).toBeVisible()
  expect(screen.getByText('You pay at the shop; nothing is charged now.')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /are given to Aoyama Hair \(Japan\), only for this/ })).toBeVisible()
})

// Promise (Screens): reservation: until when and how often it can be changed, before it is confirmed
test.each([
  [{ hours: 0, limit: 3 }, /^You can change this reservation up to 3 times, until /],
  [{ hours: 0, limit: 1 }, /^You can change this reservation once, until /],
  [{ hours: 0, limit: 0 }, "Once it's made, this reservation can't be changed."],
  [{ hours: 24 * 365, limit: 3 }, "Once it's made, this reservation can't be changed."],
])('The last step says what changes %j leaves', async (rule, sentence) => {
  const api = fakeApi()
  for (const shop of api.shops) shop.reschedule = rule
  await openPage('/en/reservation/service-1', { member: true, api })
  await choose()
  await press('Next: contact information')
  await press('Next: special requirements')
  await press('Next: terms')
  expect(await screen.findByText(sentence)).toBeVisible()
})

test('Every box of the terms tells assistive technology that it is required, and says so in words', async () => {
  await openPage('/en/reservation/service-1', { member: true })
  await choose()
  await press('Next: contact information')
  await press('Next: special requirements')
  await press('Next: terms')
  const [everything, ...parts] = await screen.findAllByRole('checkbox')
  expect(everything).toHaveAccessibleName(EVERYTHING)
  expect(parts).toHaveLength(3)
  for (const box of parts) {
    expect(box).toBeRequired()
    expect(box).toHaveAccessibleName(/required/)
  }
})

test('One box of the terms ticks all others, and is ticked once they all are', async () => {
  await openPage('/en/reservation/service-1', { member: true })
  await choose()
  await press('Next: contact information')
  await press('Next: special requirements')
  await press('Next: terms')
  const [everything, ...parts] = await screen.findAllByRole('checkbox')
  if (everything === undefined) throw new Error('No box')
  await userEvent.click(everything)
  for (const box of parts) expect(box).toBeChecked()
  await userEvent.click(everything)
  for (const box of parts) expect(box).not.toBeChecked()
  for (const box of parts) {
    expect(everything).not.toBeChecked()
    await userEvent.click(box)
  }
  expect(everything).toBeChecked()
})

describe('A reminder of the shop that a member agreed to at their last reservation there', () => {
  const remembered = 'What you agreed to at your last reservation here is already checked.'
  const reminder = (text: string) => screen.findByRole('checkbox', { name: `${text} (required)` })

  async function bookOnce(): Promise<void> {
    localStorage.clear()
    await member()
    await press('Next: special requirements')
    await agree()
    expect(screen.queryByText(remembered)).toBeNull()
    await press('Confirm reservation')
    await screen.findByRole('heading', { name: 'Your reservation is confirmed' })
    cleanup()
  }

  async function termsAgain(api = fakeApi()): Promise<void> {
    await openPage('/en/reservation/service-1', { member: true, api })
    await choose()
    await press('Next: contact information')
    await screen.findByLabelText('First name')
    await userEvent.click(await card('Policies and terms'))
  }

  // Promise (Screens): reservation: reminders of a shop that one agreed to before are ticked, and the terms are not
  test('is ticked at the next one, and can be unticked; the terms are not', async () => {
    await bookOnce()
    await termsAgain()
    const box = await reminder('Please come on time')
    expect(box).toBeChecked()
    expect(screen.getByText(remembered)).toBeVisible()
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
    await userEvent.click(box)
    expect(box).not.toBeChecked()
    expect(screen.queryByText(remembered)).toBeNull()
  })

  test('is asked again in other words', async () => {
    await bookOnce()
    const api = fakeApi()
    api.shops = [shopOf({ reminders: [{ id: 'late', text: 'Please come early', required: true }] })]
    await termsAgain(api)
    expect(await reminder('Please come early')).not.toBeChecked()
  })

  test('is asked again of another member of the same browser', async () => {
    await bookOnce()
    const stored = JSON.parse(localStorage.getItem('yoyaku.reminders') ?? '') as object
    localStorage.setItem('yoyaku.reminders', JSON.stringify({ ...stored, memberId: 'somebody-else' }))
    await termsAgain()
    expect(await reminder('Please come on time')).not.toBeChecked()
  })
})

test.each([
  ['JP', 'jp'],
  ['KR', 'kr'],
  ['TW', 'tw'],
] as const)('A shop in %s takes no confirmation before the page could say who runs the site', async (country, path) => {
  const api = fakeApi()
  const shop = { ...haircutService.shop, country }
  api.on('GET', '/api/v1/services/{id}').run({ status: 200, body: { data: { ...haircutService, shop } } })
  const list = api.on('GET', '/api/v1/legal-texts')
  list.cut()
  const legal = { texts: [], businessLines: [], isUnread: true } as const
  await openPage('/en/reservation/service-1', { member: true, api, legal })
  await choose()
  await press('Next: contact information')
  await press('Next: special requirements')
  await press('Next: terms')
  await userEvent.click(await screen.findByRole('checkbox', { name: EVERYTHING }))
  const sentence = /The law requires it to be shown before you confirm/
  expect(await screen.findByText(sentence)).toBeVisible()
  await press('Confirm reservation')
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(api.requests('POST', RESERVE)).toStrictEqual([])

  list.reply(200, { data: [{ kind: `seller-${path}`, version: '1', title: 'About the seller' }], total: 1 })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'About the seller' })).toBeVisible()
  await press('Confirm reservation')
  await waitFor(() => expect(api.requests('POST', RESERVE)).toHaveLength(1))
})

test('A service that is not offered is the 404 page', async () => {
  const api = fakeApi()
  api.on('GET', '/api/v1/services/{id}').reply(404, { code: 'NOT_AVAILABLE' })
  await openPage('/en/reservation/service-9', { api })
  expect(await within(await screen.findByRole('main')).findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

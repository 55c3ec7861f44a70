import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dateIn, daysLater } from '@yoyaku/core/client'
import { expect, test } from 'vitest'
import { setPageLoaders } from '../../app/load-page.ts'
import { fakeApi, openPage } from '../../testing/open-page.tsx'
import { fakeApiWithShop, testShop } from '../../testing/shop.ts'
import type { Service } from './booking/choice.ts'

setPageLoaders({
  shop: () => import('./shop.tsx'),
  reservation: () => import('../reservation/reservation.tsx'),
  auth: () => import('../auth/auth.tsx'),
})

const TIMES = '/api/v1/shops/{id}/getAvailableTime'

/** Six days from now these times are free, and on no other day. */
function fakeApiWithTimes(...free: string[]) {
  const api = fakeApiWithShop()
  const price = { amount: 100000, currency: 'TWD' }
  const slots = free.map((time) => {
    const startAt = `${on(6)}T${time}:00+09:00`
    return { startAt, endAt: startAt, time, vacancies: 3, price }
  })
  const days = [{ date: on(6), status: 'AVAILABLE', slots }]
  api.on('GET', TIMES).reply(200, { data: { timeZone: 'Asia/Tokyo', days, nextAvailableDate: on(6) } })
  return api
}

test('A tap on a time carries unit, day, time and people to the reservation', async () => {
  const date = on(6)
  await openPage(`/en/brands/shop?date=${date}&quantity=2`, { api: fakeApiWithShop() })
  const time = await screen.findByRole('link', { name: /^15:00/ })
  expect(time).toHaveAttribute('href', `/en/reservation/cut?unitId=cut-short&date=${date}&time=15%3A00&quantity=2`)
})

test('The pictures of a shop are numbered, and the inside says what it is', async () => {
  const api = fakeApi()
  const { cover } = testShop
  const pictures = [cover, { ...cover, url: '/inside.svg', isInside: true }, { ...cover, url: '/2.svg' }]
  api.on('GET', '/api/v1/shops/{id}').reply(200, { data: { ...testShop, pictures } })
  await openPage('/en/brands/shop', { api })
  const gallery = within(await screen.findByRole('list', { name: 'Pictures of Shop' }))
  const names = gallery.getAllByRole('img').map((picture) => picture.getAttribute('alt'))
  expect(names).toEqual(['Shop, picture 1', 'Inside Shop', 'Shop, picture 3'])
})

// Promise (Screens): shop: beside the services what all people pay, and the first free time in one press
test('The box has the total and a button that leads to the first time of the shown day', async () => {
  const date = on(6)
  await openPage(`/en/brands/shop?date=${date}&quantity=2`, { api: fakeApiWithShop() })
  const book = await screen.findByRole('link', { name: /^Book .+, 14:00$/ })
  expect(book).toHaveAttribute('href', `/en/reservation/cut?unitId=cut-short&date=${date}&time=14%3A00&quantity=2`)
  expect(book.parentElement).toHaveTextContent(/^Total¥.+ for 2 people/)
})

// Promise (Screens): shop: the button leads to the first time that the search was for
test('The button and the bar lead to the first time of the typed part of the day', async () => {
  await openPage(`/en/brands/shop?date=${on(6)}&timeOfDay=evening`, { api: fakeApiWithTimes('10:00', '18:30') })
  const book = await screen.findByRole('link', { name: /^Book .+, 18:30$/ })
  expect(book).toHaveAttribute('href', expect.stringContaining('time=18%3A30'))
  expect(screen.getByText(/^Next: .+ 18:30$/)).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Choose a time' }))
  expect(screen.getByRole('link', { name: /^18:30/ })).toHaveFocus()
  expect(screen.getByRole('link', { name: /^10:00/ })).toBeVisible()
})

test('A day without a time that the search was for says so, and shows its other times', async () => {
  await openPage(`/en/brands/shop?date=${on(6)}&timeFrom=18%3A00`, { api: fakeApiWithTimes('10:00') })
  expect(await screen.findByText('No times that day match your search: Starts at 18:00 or later')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Book / })).toBeNull()
  expect(screen.getByRole('link', { name: /^10:00/ })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Show any time' }))
  await waitFor(() => expect(location.search).toBe(`?date=${on(6)}`))
  expect(await screen.findByRole('link', { name: /^Book .+, 10:00$/ })).toBeVisible()
})

// Promise (Screens): shop: who searched for times that are taken waits for just those, where the service can begin then
test.each([
  ['timeFrom=18%3A00&timeTo=20%3A00', '18:00', '20:00'],
  ['timeOfDay=evening', '18:00', ''],
])('Who searched for %s and finds them taken can wait for them', async (searched, from, to) => {
  const api = fakeApiWithTimes('10:00')
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open: '10:00', close: '21:00' }))
  api.on('GET', '/api/v1/shops/{id}').reply(200, { data: { ...testShop, hours } })
  await openPage(`/en/brands/shop?date=${on(6)}&${searched}`, { api })
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me when a time becomes available' }))
  expect(await screen.findByLabelText('Earliest start')).toHaveValue(from)
  expect(screen.getByLabelText('Latest start')).toHaveValue(to)
})

test.each([
  ['the shop is closed', '18:00'],
  ['the service would end after closing', '18:20'],
])('Nobody waits for times at which %s', async (_, close) => {
  const api = fakeApiWithTimes('10:00')
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open: '10:00', close }))
  api.on('GET', '/api/v1/shops/{id}').reply(200, { data: { ...testShop, hours } })
  await openPage(`/en/brands/shop?date=${on(6)}&timeFrom=18%3A00`, { api })
  expect(await screen.findByText('No times that day match your search: Starts at 18:00 or later')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tell me when a time becomes available' })).toBeNull()
})

test('The bar’s “Choose a time” leads to the times themselves: the first free one has the focus', async () => {
  await openPage(`/en/brands/shop?date=${on(6)}`, { api: fakeApiWithShop() })
  const first = await screen.findByRole('link', { name: /^14:00/ })
  await userEvent.click(screen.getByRole('link', { name: 'Choose a time' }))
  expect(first).toHaveFocus()
})

test('Another service and another number of people stand in the address and are requested', async () => {
  const api = fakeApiWithShop()
  await openPage('/en/brands/shop', { api })
  await userEvent.click(await screen.findByRole('link', { name: 'party' }))
  await userEvent.click(await screen.findByRole('link', { name: '1' }))
  // In the service, and in the bar, which leads to no time then.
  expect(await screen.findAllByText('This service is for 3 to 5 people.')).toHaveLength(2)
  expect(screen.queryByRole('link', { name: 'Choose a time' })).toBeNull()
  const [change] = screen.getAllByRole('link', { name: 'Change to 3 people' })
  await userEvent.click(change as HTMLElement)
  await waitFor(() => expect(location.search).toBe('?serviceId=party&quantity=3'))
  await waitFor(() =>
    expect(
      api.requests('GET', TIMES).map(({ query: { serviceId, unitId, quantity } }) => ({ serviceId, unitId, quantity })),
    ).toStrictEqual([
      { serviceId: ['cut'], unitId: ['cut-short'], quantity: ['1'] },
      { serviceId: ['party'], unitId: ['party-short'], quantity: ['3'] },
      // Free times are never taken from memory.
      { serviceId: ['party'], unitId: ['party-short'], quantity: ['3'] },
    ]),
  )
})

test('A service that is opened with the keyboard keeps the focus', async () => {
  await openPage('/en/brands/shop', { api: fakeApiWithShop() })
  const service = await screen.findByRole('link', { name: 'party' })
  service.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(location.search).toBe('?serviceId=party'))
  expect(screen.getByRole('link', { name: 'party', current: true })).toHaveFocus()
})

test('The number of people that is pressed is marked at once', async () => {
  await openPage('/en/brands/shop', { api: fakeApiWithShop() })
  const four = await screen.findByRole('link', { name: '4' })
  act(() => four.click())
  const people = within(screen.getByRole('navigation', { name: 'People' }))
  expect(people.getByRole('link', { current: true })).toHaveTextContent('4')
  expect(location.search).toBe('')
  await waitFor(() => expect(location.search).toBe('?quantity=4'))
  expect(people.getByRole('link', { current: true })).toHaveTextContent('4')
})

test('A shop that takes fewer people than the address asks for chooses the most that it takes, and says so', async () => {
  await openPage('/en/brands/shop?serviceId=party&quantity=9', { api: fakeApiWithShop() })
  const people = within(await screen.findByRole('navigation', { name: 'People' }))
  expect(people.getByRole('link', { current: true })).toHaveTextContent('5')
  expect(screen.getByText(/^This service is for \d to 5 people\.$/)).toBeVisible()
  await userEvent.click(people.getByRole('link', { name: '4' }))
  await waitFor(() => expect(screen.queryByText(/^This service is for/)).toBeNull())
})

test('A service that is not for a number of people, such as a car wash, asks for none', async () => {
  const wash = testShop.services.map((service) => ({
    ...service,
    minQuantity: 1,
    maxQuantity: 1,
    perPerson: false,
    pricePer: 'booking' as const,
  }))
  const api = fakeApiWithShop()
  api.on('GET', '/api/v1/shops/{id}').reply(200, { data: { ...testShop, services: wash } })
  await openPage('/en/brands/shop?quantity=2', { api })
  expect(await screen.findByRole('list', { name: 'Days' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'People' })).toBeNull()
  expect(screen.queryByText(/^This service is for/)).toBeNull()
})

test('Two presses in the same moment both stand in the address', async () => {
  await openPage('/en/brands/shop?serviceId=party', { api: fakeApiWithShop() })
  const people = within(await screen.findByRole('navigation', { name: 'People' }))
  const days = within(await screen.findByRole('list', { name: 'Days' })).getAllByRole('button')
  const day = days.find((button) => !button.hasAttribute('disabled') && button.ariaPressed === 'false')
  people.getByRole('link', { name: '3' }).click()
  day?.click()
  await waitFor(() => expect(location.search).toMatch(/^\?serviceId=party&quantity=3&date=/))
})

// Promise (Screens): shop: "No availability today"
test('A shop without free times today or soon says so', async () => {
  const api = fakeApiWithShop()
  api.on('GET', TIMES).reply(200, { data: { timeZone: 'Asia/Tokyo', days: [], nextAvailableDate: null } })
  await openPage('/en/brands/shop', { api })
  expect(await screen.findByText(/No availability today/)).toBeVisible()
})

test('A day on which the shop is closed is called closed, not full', async () => {
  const api = fakeApiWithShop()
  api.on('GET', TIMES).reply(200, { data: daysWith(6) })
  await openPage(`/en/brands/shop?date=${on(4)}`, { api })
  expect(await screen.findByText(/^No availability on .+: the shop is closed\.$/)).toBeVisible()
})

test.each([
  ['closed every week', { status: 'CLOSED', closedBy: 'week' }, ': the shop is closed every week on this day.'],
  ['closed on the date alone', { status: 'CLOSED', closedBy: 'day' }, ': the shop is closed.'],
  ['full', { status: 'SOLD_OUT', maxQuantity: 0 }, ': fully booked.'],
  ['too near', { status: 'SOLD_OUT', maxQuantity: 0, tooLate: true }, ': it’s too late to book.'],
])('A day without times that is %s says so, and leads to the next free day', async (_, state, reason) => {
  const api = fakeApiWithShop()
  const times = daysWith(6)
  const days = times.days.map((day) => (day.date === on(4) ? { ...day, ...state } : day))
  api.on('GET', TIMES).reply(200, { data: { ...times, days } })
  await openPage(`/en/brands/shop?date=${on(4)}`, { api })
  const notice = await screen.findByText((text) => text.startsWith('No availability on ') && text.endsWith(reason))
  expect(notice).toBeVisible()
  expect(screen.getByRole('link', { name: /^Next available day/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`date=${on(6)}`),
  )
})

// Promise (Screens): shop: Sundays are red and Saturdays blue among the days, as in the calendar
test('The days know their weekday, by which Saturdays and Sundays have colors of their own', async () => {
  const api = fakeApiWithShop()
  const days = [on(1), on(2), on(3)].map((date) => ({ date, status: 'AVAILABLE', slots: [] }))
  api.on('GET', TIMES).reply(200, { data: { timeZone: 'Asia/Tokyo', days, nextAvailableDate: null } })
  await openPage('/en/brands/shop', { api })
  const shown = within(await screen.findByRole('list', { name: 'Days' })).getAllByRole('button')
  expect(shown.map((day) => Number(day.dataset.weekday))).toEqual(days.map(({ date }) => new Date(date).getUTCDay()))
})

// Promise (Screens): a closed day says whether the shop is closed every week or on that day, and no reason
test('The days say whether the shop is closed every week, on that day, or full', async () => {
  const api = fakeApiWithShop()
  const times = daysWith(6)
  const kinds = [{ closedBy: 'week' }, { closedBy: 'day' }, { status: 'SOLD_OUT', maxQuantity: 0 }]
  const days = times.days.map((day, index) => ({ ...day, ...kinds[index] }))
  api.on('GET', TIMES).reply(200, { data: { ...times, days } })
  await openPage(`/en/brands/shop?date=${on(2)}`, { api })
  const buttons = await screen.findAllByRole('button', { name: /closed|full/ })
  const words = buttons.map(({ textContent }) => textContent?.match(/closed weekly|closed|full/)?.[0])
  expect(words.slice(0, 3)).toEqual(['closed weekly', 'closed', 'full'])
})

test('Closed days and hours of one day stand below the week, those of another year with it', async () => {
  const shop = {
    ...testShop,
    closures: [
      { from: '2035-02-06T00:00', to: '2035-02-12T00:00' },
      { from: '2035-03-01T15:00', to: '2035-03-03T12:00' },
      { from: '2035-04-05T12:00', to: '2035-04-05T14:00' },
    ],
    specialHours: [{ date: on(0), open: '10:00', close: '15:00' }],
  }
  const api = fakeApi()
  api.on('GET', '/api/v1/shops/{id}').reply(200, { data: shop })
  await openPage('/en/brands/shop', { api })
  expect((await screen.findByText('10:00–15:00')).parentElement).toHaveTextContent(/^\w+, \w+ \d+10:00–15:00$/)
  expect(screen.getByText('Tue, Feb 6, 2035 – Sun, Feb 11, 2035').parentElement).toHaveTextContent('Closed')
  expect(screen.getByText('Thu, Mar 1, 2035 15:00 – Sat, Mar 3, 2035 12:00').parentElement).toHaveTextContent(/Closed$/)
  expect(screen.getByText('Thu, Apr 5, 2035').parentElement).toHaveTextContent('Closed 12:00–14:00')
})

// Promise (Screens): shop: what all people pay, in the bar too
test('A service with one price for any number of people shows no price for several', async () => {
  const api = fakeApiWithShop()
  api.on('GET', TIMES).reply(200, { data: daysWith(2, 6) })
  const open = async (pricePer: 'person' | 'booking') => {
    const services = testShop.services.map((service) => ({ ...service, pricePer }))
    api.on('GET', '/api/v1/shops/{id}').reply(200, { data: { ...testShop, services } })
    await openPage(`/en/brands/shop?quantity=2&date=${on(2)}`, { api })
    await screen.findByRole('link', { name: /^10:00/ })
  }
  await open('person')
  // Beside the day, in the box, and in the bar.
  expect(screen.getAllByText('for 2 people')).toHaveLength(3)
  const bar = screen.getByRole('link', { name: 'Choose a time' }).parentElement
  expect(bar).toHaveTextContent(/^¥6,500 for 2 people ?Next: .+ 10:00 · cut/)
  expect(bar).not.toHaveTextContent('per person')
  cleanup()
  await open('booking')
  expect(screen.queryByText('for 2 people')).toBeNull()
})

test('The price of a rental by the day is per rental', async () => {
  const api = fakeApi()
  const services = testShop.services.map((service) => ({ ...service, pricePer: 'booking' as const, dayUnit: true }))
  api.on('GET', '/api/v1/shops/{id}').reply(200, { data: { ...testShop, services } })
  await openPage('/en/brands/shop', { api })
  // In the two rows, and in the box.
  expect(await screen.findAllByText('per rental')).toHaveLength(3)
  expect(screen.queryByText('per reservation')).toBeNull()
})

// Promise (Screens): shop: many times, by the part of the day
test('Many times are grouped by the part of the day; a few stand alone', async () => {
  const api = fakeApiWithShop()
  const times = ['00:30', '10:00', '10:30', '11:00', '12:00', '14:00', '15:00', '17:30', '18:00', '20:00']
  const open = async (count: number) => {
    const [first, ...days] = daysWith(2).days
    const slots = times
      .slice(-count)
      .map((time) => ({ ...first?.slots[0], startAt: `${on(2)}T${time}:00+09:00`, time, vacancies: 3 }))
    api.on('GET', TIMES).reply(200, { data: { ...daysWith(2), days: [{ ...first, slots }, ...days] } })
    await openPage(`/en/brands/shop?date=${on(2)}`, { api })
    const list = await screen.findByRole('list', { name: 'Times' })
    return within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  }
  expect(await open(9)).toStrictEqual(times.slice(1))
  cleanup()
  expect(await open(10)).toStrictEqual([
    ...['Late night', '00:30', 'Morning', '10:00', '10:30', '11:00'],
    ...['Afternoon', '12:00', '14:00', '15:00', '17:30', 'Evening', '18:00', '20:00'],
  ])
})

// Promise (Screens): shop: the next free day is one tap away
test('A free day beyond the shown days is one tap away', async () => {
  const api = fakeApiWithShop()
  const nextAvailableDate = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  api.on('GET', TIMES).reply(200, { data: { timeZone: 'Asia/Tokyo', days: [], nextAvailableDate } })
  await openPage('/en/brands/shop', { api })
  expect(await screen.findByRole('link', { name: /^Next available day/ })).toHaveAttribute(
    'href',
    `/en/brands/shop?date=${nextAvailableDate}`,
  )
})

const on = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const daysWith = (...free: number[]) => ({
  timeZone: 'Asia/Tokyo',
  days: [2, 3, 4, 5, 6].map((ahead) => {
    const startAt = `${on(ahead)}T10:00:00+09:00`
    const slot = { startAt, endAt: startAt, time: '10:00', vacancies: 1, price: { amount: 6500, currency: 'JPY' } }
    const isFree = free.includes(ahead)
    return { date: on(ahead), status: isFree ? 'AVAILABLE' : 'CLOSED', slots: isFree ? [slot] : [] }
  }),
  nextAvailableDate: free.length === 0 ? null : on(Math.min(...free)),
})

/** A van for one to four days at a shop that takes it back at the airport too: 5,200 yen a day. */
function openVan(search: string) {
  const yen = (amount: number) => ({ amount, currency: 'JPY' as const })
  const units = [1, 2, 3, 4].map((days) => {
    const price = yen(5200 * days)
    return { id: `d${days}`, name: `${days}`, durationMinutes: days * 1440, price, shopPrice: price }
  })
  const [cut] = testShop.services
  const van = { ...cut, id: 'van', name: 'Van', dayUnit: true, pricePer: 'booking' as const, units }
  const airport = { id: 'airport', shopName: 'Airport', address: '', price: yen(3300), shopPrice: yen(3300) }
  const api = fakeApi()
  api.on('GET', '/api/v1/shops/{id}').reply(200, { data: { ...testShop, services: [van], returnBranches: [airport] } })
  api.on('GET', TIMES).run(({ query }) => {
    const price = units.find(({ id }) => id === query.unitId?.[0])?.price
    const days = daysWith(6).days.map((day) => ({
      ...day,
      slots: day.slots.flatMap((slot) => ['09:00', '10:00', '12:00'].map((time) => ({ ...slot, time, price }))),
    }))
    return { status: 200, body: { data: { ...daysWith(6), days } } }
  })
  return openPage(`/en/brands/shop?date=${on(6)}&days=3${search}`, { api })
}

test('Times and branch of a rental stand in the address, and are read from there', async () => {
  await openVan('')
  await userEvent.selectOptions(await screen.findByLabelText('Pick-up time'), '10:00')
  await userEvent.selectOptions(screen.getByLabelText('Return time'), '12:00')
  await userEvent.selectOptions(screen.getByLabelText('Return to'), 'airport')
  const search = `?date=${on(6)}&days=3&time=10%3A00&returnTime=12%3A00&returnShopId=airport`
  await waitFor(() => expect(location.search).toBe(search))
  await userEvent.selectOptions(screen.getByLabelText('Return to'), '')
  await waitFor(() => expect(location.search).not.toContain('returnShopId'))
  cleanup()
  await openVan('&time=10:00&returnTime=12:00&returnShopId=airport')
  expect(await screen.findByLabelText('Pick-up time')).toHaveValue('10:00')
  expect(screen.getByLabelText('Return time')).toHaveValue('12:00')
  expect(screen.getByLabelText('Return to')).toHaveValue('airport')
})

// On a phone: the bar.
test('The bar says of the chosen days of a rental what their card says', async () => {
  await openVan('&time=10:00&returnTime=12:00&returnShopId=airport')
  // Four days, and the return at the airport: in the row, in the box, below the times and in the bar.
  await waitFor(() => expect(screen.getAllByText('¥24,100')).toHaveLength(4))
  expect(screen.queryByText('¥15,600')).toBeNull()
})

// Promise (Screens): rentals: a return later than the pick-up counts as a day wherever days are counted
test('The days of a rental that is returned later than it is picked up are those that are paid, wherever they are counted', async () => {
  await openVan('&time=10:00&returnTime=12:00')
  await screen.findAllByRole('link', { name: 'Book these days' })
  const field = screen.getByRole('button', { name: /^Pick-up .+ 10:00, return .+ 12:00, 4 days$/ })
  expect(
    within(field)
      .getAllByText(/\d days$/)
      .map(({ textContent }) => textContent),
  ).toContain('4 days')
  expect(screen.queryByText(/\b3 days/)).toBeNull()
  await userEvent.click(field)
  expect(await within(await screen.findByRole('dialog')).findByText(/, 4 days$/)).toBeVisible()
})

// Promise (Screens): rentals: what a day costs until the days are chosen, then what they cost, beside a lower price of longer rentals
test('A rental costs what its fewest days cost until days are chosen, and says from how many days on a day costs less', async () => {
  const yen = (amount: number) => ({ amount, currency: 'JPY' as const })
  const [cut] = testShop.services
  const rented = (id: string, days: Readonly<Record<number, number>>) => ({
    ...{ ...cut, id, name: id, dayUnit: true, pricePer: 'booking' as const },
    units: Object.entries(days).map(([count, amount]) => ({
      ...{ id: `${id}-${count}`, name: count, durationMinutes: Number(count) * 1440 },
      ...{ price: yen(amount), shopPrice: yen(amount) },
    })),
  })
  const services = [rented('van', { 1: 8000, 3: 21_000 }), rented('bus', { 3: 30_000, 2: 22_000, 7: 63_000 })]
  const api = fakeApi()
  api.on('GET', '/api/v1/shops/{id}').reply(200, { data: { ...testShop, services } })
  api.on('GET', TIMES).reply(200, { data: daysWith() })
  const prices = async () => {
    const rows = await screen.findAllByRole('listitem')
    return rows.flatMap((row) => {
      const price = within(row).queryAllByRole('heading')[0]?.nextElementSibling
      return price ? [`${price.textContent} | ${price.nextElementSibling?.textContent}`] : []
    })
  }
  await openPage('/en/brands/shop', { api })
  await screen.findByRole('link', { name: 'Choose days' })
  expect(await prices()).toEqual([
    expect.stringMatching(/^¥8,000 per day \| 1 day – 3 days(?!from)/),
    '¥22,000 2 days | 2 days – 7 daysfrom 7 days · ¥9,000 per day',
  ])
  expect(screen.queryByText(/^from ¥/)).toBeNull()
  cleanup()
  await openPage('/en/brands/shop?serviceId=van&days=3', { api })
  await screen.findByRole('link', { name: 'Choose days' })
  expect(await prices()).toEqual([
    expect.stringMatching(/^¥21,000 3 days \| 1 day – 3 days(?!from)/),
    '¥22,000 2 days | 2 days – 7 daysfrom 7 days · ¥9,000 per day',
  ])
  cleanup()
  await openPage(`/en/brands/shop?serviceId=bus&date=${on(6)}&days=3`, { api })
  await screen.findByRole('link', { name: 'Choose days' })
  expect(await prices()).toEqual([
    '¥8,000 per day | 1 day – 3 daysfrom 3 days · ¥7,000 per day',
    expect.stringMatching(/^¥30,000 3 days \| 2 days – 7 days(?!from)/),
  ])
})

test('The bar leads to the days of a rental, and books them once they are chosen', async () => {
  await openVan('&time=10:00&returnTime=12:00')
  const href = `/en/reservation/van?unitId=d4&date=${on(6)}&time=10%3A00&returnTime=12%3A00&quantity=1`
  const hrefs = () => screen.getAllByRole('link', { name: 'Book these days' }).map((link) => link.getAttribute('href'))
  await waitFor(() => expect(hrefs()).toEqual([href, href]))
  expect(screen.queryByRole('link', { name: 'Choose days' })).toBeNull()
})

test('A later return in the address that the longest rental has no room for is left out', async () => {
  await openVan('&unitId=d4&time=10:00&returnTime=12:00')
  expect(await screen.findByLabelText('Return time')).toHaveValue('10:00')
})

test('A chosen day without times leads to the next free day after it, not to one before', async () => {
  const api = fakeApiWithShop()
  api.on('GET', TIMES).reply(200, { data: daysWith(2, 6) })
  await openPage(`/en/brands/shop?date=${on(4)}`, { api })
  expect(await screen.findByRole('link', { name: /^Next available day/ })).toHaveAttribute(
    'href',
    `/en/brands/shop?date=${on(6)}`,
  )
})

// Promise (Screens): shop: a day is closed only where the shop is; else the number of people that still fits is offered
test('A day on which fewer people fit says so and offers their number', async () => {
  const api = fakeApiWithShop()
  const times = daysWith(6)
  const days = times.days.map((day) => (day.date === on(4) ? { ...day, status: 'SOLD_OUT', maxQuantity: 1 } : day))
  api.on('GET', TIMES).reply(200, { data: { ...times, days } })
  await openPage(`/en/brands/shop?date=${on(4)}&quantity=2`, { api })
  expect(await screen.findByText(/^No availability for 2 people on/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Search for 1 person' })).toHaveAttribute(
    'href',
    `/en/brands/shop?date=${on(4)}&quantity=1`,
  )
  expect(screen.getByRole('button', { name: /up to 1$/ })).toBeEnabled()
})

test.each([
  ['can be waited for', {}, 1],
  ['cannot, once it is too late to book it', { tooLate: true }, 0],
])('A full day %s', async (_which, late, ways) => {
  const api = fakeApiWithShop()
  const times = daysWith(6)
  const full = { status: 'SOLD_OUT', maxQuantity: 0, slots: [], ...late }
  const days = times.days.map((day) => (day.date === on(4) ? { ...day, ...full } : day))
  api.on('GET', TIMES).reply(200, { data: { ...times, days } })
  await openPage(`/en/brands/shop?date=${on(4)}`, { api })
  expect(await screen.findByText(/^No availability on/)).toBeInTheDocument()
  expect(screen.queryAllByRole('button', { name: 'Tell me when a time becomes available' })).toHaveLength(ways)
})

test('An earlier free day is offered as such where nothing is free from the chosen day on', async () => {
  const api = fakeApiWithShop()
  api.on('GET', TIMES).run(({ query }) => {
    const data = query.dateFrom?.[0] === on(4) ? daysWith() : daysWith(2, 3)
    return { status: 200, body: { data } }
  })
  await openPage(`/en/brands/shop?date=${on(4)}`, { api })
  expect(await screen.findByRole('link', { name: /^Earlier day available/ })).toHaveAttribute(
    'href',
    `/en/brands/shop?date=${on(3)}`,
  )
})

// Promise (Screens): shop: a visitor's favorite
test('A visitor’s heart asks for sign-in and remembers what was wanted, and for when', async () => {
  await openPage('/en/brands/shop?date=2026-11-29&quantity=2', { api: fakeApiWithShop() })
  await userEvent.click(await screen.findByRole('button', { name: 'Add to favorites' }))
  await waitFor(() => expect(location.pathname).toBe('/en/auth'))
  expect(new URLSearchParams(location.search).get('redirect')).toBe('/en/brands/shop?date=2026-11-29&quantity=2')
  expect(history.state).toMatchObject({ act: { type: 'favorite', shopId: 'shop' } })
})

test('The heart of a shop is filled, however many favorites there are, and reads one card', async () => {
  const api = apiWithFavorites([testShop])
  await openPage('/en/brands/shop', { api, member: true })
  expect(await enabledHeart()).toHaveAttribute('aria-pressed', 'true')
  expect(api.requests('GET', '/api/v1/user-favorite').map(({ query }) => query.limit)).toStrictEqual([['1']])
})

function apiWithFavorites(before: readonly object[] = []) {
  const api = fakeApiWithShop()
  let favorites = before
  const keeps = (next: readonly object[]) => () => {
    favorites = next
    return { status: 200, body: { data: { success: true } } }
  }
  api.on('GET', '/api/v1/user-favorite').run(({ query }) => {
    // One of more than a page of favourites, the oldest.
    const data = query.shopId?.[0] === testShop.id ? favorites : []
    return { status: 200, body: { data, total: data.length } }
  })
  api.on('PUT', '/api/v1/user-favorite/{shopId}').run(keeps([testShop]))
  api.on('DELETE', '/api/v1/user-favorite/{shopId}').run(keeps([]))
  return api
}
const enabledHeart = async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add to favorites' })).toBeEnabled())
  return screen.getByRole('button', { name: 'Add to favorites' })
}

// Promise (Screens): shop: favorite, and none again
test('A member’s heart fills at once and is kept; pressed again, the shop is no favorite any more', async () => {
  const api = apiWithFavorites()
  await openPage('/en/brands/shop', { api, member: true })
  await userEvent.click(await enabledHeart())
  await waitFor(() => expect(api.requests('PUT', '/api/v1/user-favorite/shop')).toHaveLength(1))
  const heart = await enabledHeart()
  expect(heart).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(heart)
  await waitFor(() => expect(api.requests('DELETE', '/api/v1/user-favorite/shop')).toHaveLength(1))
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  await waitFor(() => expect(api.requests('GET', '/api/v1/user-favorite').length).toBeGreaterThanOrEqual(3))
  expect(heart).toHaveAttribute('aria-pressed', 'false')
})

// Promise (Screens): shop: a favorite that could not be kept
test('A heart whose request fails is taken back, and the failure is reported', async () => {
  const api = apiWithFavorites()
  api.on('PUT', '/api/v1/user-favorite/{shopId}').reply(400, { code: 'VALIDATION' })
  await openPage('/en/brands/shop', { api, member: true })
  const heart = await enabledHeart()
  await userEvent.click(heart)
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeVisible()
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
})

test('A shop that is not there is the 404 page', async () => {
  const api = fakeApi()
  api.on('GET', '/api/v1/shops/{id}').reply(404, { code: 'NOT_AVAILABLE' })
  await openPage('/en/brands/gone', { api })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('An address at which the API has something else than a shop is the 404 page', async () => {
  const api = fakeApi()
  api.on('GET', '/api/v1/shops/{id}').reply(200, { data: [] })
  await openPage('/en/brands/search', { api })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

// Promise (Screens): shop: its name and description
test('The shop page shows the name and the description of the shop', async () => {
  const api = fakeApiWithShop()
  const description = 'Two chairs and a window onto the canal.'
  api.on('GET', '/api/v1/shops/{id}').run({ status: 200, body: { data: { ...testShop, description } } })
  await openPage('/en/brands/shop', { api })
  expect(await screen.findByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByText(description)).toBeVisible()
})

// Promise (Screens): shop: location, business hours, phone
test('The shop page shows the address with a map, a week of hours, and a grouped phone number', async () => {
  const api = fakeApiWithShop()
  const shop = {
    ...testShop,
    address: '2-10-9 Tenjin, Fukuoka',
    phone: '+81924102871',
    latitude: 33.59,
    longitude: 130.4,
    station: { name: 'Tenjin Station', minutes: 3, latitude: 33.591, longitude: 130.398 },
    hours: [{ weekday: 1, open: '10:00', close: '20:00' }],
  }
  api.on('GET', '/api/v1/shops/{id}').run({ status: 200, body: { data: shop } })
  await openPage('/en/brands/shop', { api })
  const side = await screen.findByRole('complementary', { name: 'Before you go' })
  expect(within(side).getByText('2-10-9 Tenjin, Fukuoka')).toBeVisible()
  expect(within(side).getByText('3 min walk from Tenjin Station')).toBeVisible()
  const map = await within(side).findByRole('img', { name: 'Map: Shop' })
  expect(within(map).getByText('Tenjin Station')).toBeVisible()
  expect(within(side).getByRole('link', { name: 'Show on map' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Shop%2C+2-10-9+Tenjin%2C+Fukuoka',
  )
  expect(within(side).getByRole('link', { name: '+81\u00a092\u00a0410\u00a02871' })).toHaveAttribute(
    'href',
    'tel:+81924102871',
  )
  expect(within(side).getByText('Monday').nextSibling).toHaveTextContent('10:00–20:00')
  expect(within(side).getByText('Tuesday').nextSibling).toHaveTextContent('Closed')
  expect(within(side).getByText('Closed now')).toBeVisible()
})

// Promise (Screens): shop: since when it is open, and its license
test('The shop page says since when the shop is open and under which license, where the shop does', async () => {
  const api = fakeApiWithShop()
  const shop = { ...testShop, openSince: 2014, license: 'Salon no. 1234' }
  api.on('GET', '/api/v1/shops/{id}').reply(200, { data: shop })
  await openPage('/en/brands/shop', { api })
  expect(await screen.findByText('Since 2014')).toBeVisible()
  const side = within(screen.getByRole('complementary', { name: 'Before you go' }))
  expect(side.getByText('License: Salon no. 1234')).toBeVisible()
  cleanup()
  await openPage('/en/brands/shop', { api: fakeApiWithShop() })
  await screen.findByRole('complementary', { name: 'Before you go' })
  expect(screen.queryByText(/^Since|^License/)).toBeNull()
})

test('A shop that closes at midnight is open until 24:00, as its table of hours says, one that closes later until the next day, and opens at the hour of the clock', async () => {
  const api = fakeApiWithShop()
  const open = async (isOpen: boolean, changesAt: string) => {
    const shop = { ...testShop, openState: { open: isOpen, changesAt } }
    api.on('GET', '/api/v1/shops/{id}').reply(200, { data: shop })
    await openPage('/en/brands/shop', { api })
    return within(await screen.findByRole('complementary', { name: 'Before you go' }))
  }
  const tomorrow = daysLater(dateIn(new Date().toISOString(), 'Asia/Tokyo'), 1)
  const midnight = `${tomorrow}T00:00:00+09:00`
  expect((await open(true, midnight)).getByText('until 24:00')).toBeVisible()
  cleanup()
  expect((await open(true, `${tomorrow}T02:00:00+09:00`)).getByText('until 02:00 next day')).toBeVisible()
  cleanup()
  expect((await open(false, midnight)).getByText(/^opens (at|\w+) 00:00$/)).toBeVisible()
})

test('A shop whose services take at most two offers 1 and 2 people, and asks three to call', async () => {
  const api = fakeApi()
  api.on('GET', '/api/v1/shops/{id}').reply(200, { data: { ...testShop, services: testShop.services.slice(0, 1) } })
  await openPage('/en/brands/shop', { api })
  const people = within(await screen.findByRole('navigation', { name: 'People' })).getAllByRole('link')
  expect(people.map(({ textContent }) => textContent)).toStrictEqual(['1', '2'])
  expect(screen.getByText(/^3 or more\? Call/)).toBeVisible()
})

// Promise (Screens): shop: people 1 to 5; today, tomorrow, more dates
test('The shop page offers 1 to 5 people, and today, tomorrow or more dates', async () => {
  await openPage('/en/brands/shop', { api: fakeApiWithShop() })
  const people = await screen.findByRole('navigation', { name: 'People' })
  expect(
    within(people)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toStrictEqual(['1', '2', '3', '4', '5'])
  expect(within(screen.getByText(/^6 or more\? Call/)).getByRole('link')).toHaveAttribute('href', 'tel:+81300000000')
  const days = within(await screen.findByRole('list', { name: 'Days' })).getAllByRole('button')
  const today = days.findIndex(({ textContent }) => textContent.startsWith('Today'))
  expect(days[today + 1]).toHaveTextContent(/^Tomorrow/)
  expect(screen.getByRole('button', { name: 'More dates' })).toBeVisible()
})

test.each([
  ['that it still holds', '', true],
  ['that it lets go', 'yes', false],
])(
  'The shop page asks for times with the slot of this tab %s, and leads back to one that is held',
  async (_what, isReleased, isOffered) => {
    const expiresAt = new Date(Date.now() + 540_000).toISOString()
    const time = { startAt: '2026-11-28T14:00:00+09:00', timeZone: 'Asia/Tokyo', expiresAt }
    const held = { shopId: 'shop', serviceId: 'cut', holdId: 'hold', holdToken: 'token', ...time, isReleased }
    const api = fakeApiWithShop()
    await openPage('/en/brands/shop', { api, stored: { 'typed.held-slot': JSON.stringify(held) } })
    await waitFor(() => {
      const [last] = api.requests('GET', '/api/v1/shops/{id}/getAvailableTime').slice(-1)
      expect([last?.query.holdId, last?.headers['x-hold-token']]).toStrictEqual([['hold'], 'token'])
    })
    expect(screen.queryByRole('link', { name: 'Continue this reservation' })?.getAttribute('href') ?? null).toBe(
      isOffered ? '/en/reservation/cut' : null,
    )
  },
)

const reviewOf = (id: string, more: object = {}) => ({
  ...{ id, stars: 4, text: `Review ${id}`, language: 'en' as const, author: 'H.', serviceName: 'Cut' },
  ...{ month: '2026-11', createdAt: '2026-11-20T12:45:09Z', reply: null, ...more },
})

// Promise (Screens): a shop shows what members say of it, with what the rating is made of, and no figure without reviews
test('Reviews of a shop are shown as text below their summary, and all of them at a press', async () => {
  const api = fakeApi()
  const latest = [
    reviewOf('1', { text: '<b>bold</b>', reply: { text: 'Thank you', createdAt: '2026-11-21T00:00:00Z' } }),
    reviewOf('2'),
    reviewOf('3'),
  ]
  const reviews = { distribution: [0, 0, 0, 4, 0], latest }
  api.on('GET', '/api/v1/shops/{id}').reply(200, { data: { ...testShop, rating: 4, ratingCount: 4, reviews } })
  api.on('GET', '/api/v1/shops/{id}/reviews').run(({ query }) => {
    const data = query.cursor === undefined ? latest : [reviewOf('4')]
    const languages = [
      { language: 'en', count: 3 },
      { language: 'ko', count: 1 },
    ]
    const more = query.cursor === undefined && query.language === undefined ? { nextCursor: 'next' } : {}
    return { status: 200, body: { data, total: 4, distribution: reviews.distribution, languages, ...more } }
  })
  await openPage('/en/brands/shop', { api })
  const section = await screen.findByRole('region', { name: 'Reviews' })
  expect(within(section).getByText('<b>bold</b>')).toBeVisible()
  expect(within(section).getByText('Thank you')).toBeVisible()
  expect(within(section).getAllByRole('article')).toHaveLength(3)
  expect(api.requests('GET', '/api/v1/shops/{id}/reviews')).toEqual([])

  await userEvent.click(within(section).getByRole('button', { name: 'Show all 4 reviews' }))
  await userEvent.click(await within(section).findByRole('button', { name: 'Show more reviews' }))
  expect(await within(section).findByText('Review 4')).toBeVisible()
  await userEvent.click(within(section).getByRole('radio', { name: /^한국어/ }))
  await waitFor(() =>
    expect(
      api.requests('GET', '/api/v1/shops/{id}/reviews').map(({ query }) => [query.cursor, query.language]),
    ).toEqual([
      [undefined, undefined],
      [['next'], undefined],
      [undefined, ['ko']],
    ]),
  )
})

test('A review is reported by a member with a reason, and a visitor is asked to sign in', async () => {
  const visited = async (member: boolean) => {
    const api = fakeApi()
    api.shops = api.shops.map((at) => ({ ...at, shop: { ...at.shop, ...testShop } }))
    api.on('GET', '/api/v1/shops/{id}').run(() => ({ status: 200, body: { data: api.shops[0]?.shop } }))
    api.reviews.add('shop', reviewOf('7'))
    await openPage('/en/brands/shop', { api, member })
    await userEvent.click(await screen.findByRole('button', { name: 'Filter or report reviews' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Report review' }))
    return { api, sheet: await screen.findByRole('dialog', { name: 'Report review' }) }
  }
  const { api, sheet } = await visited(true)
  await userEvent.click(within(sheet).getByRole('radio', { name: /names somebody/ }))
  await userEvent.click(within(sheet).getByRole('button', { name: 'Report review' }))
  await waitFor(() => expect(api.reviews.reports).toEqual([{ reason: 'personal_data', reviewId: '7' }]))
  cleanup()
  const { sheet: ofVisitor } = await visited(false)
  expect(within(ofVisitor).getByRole('link', { name: 'Sign in to report' })).toBeVisible()
})

test('A shop that nobody has reviewed shows no figure and no section', async () => {
  await openPage('/en/brands/shop', { api: fakeApiWithShop() })
  await screen.findByRole('heading', { name: 'Shop' })
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull()
  expect(screen.queryByText(/of 5 stars/)).toBeNull()
})

// Promise (Screens): shop: a discount is a tag of its service, with how much less it costs and the usual price
test('A discount is a tag of its service: pressed it is what is booked, with the usual price beside its own', async () => {
  const api = fakeApiWithShop()
  const [cut, party] = testShop.services
  if (cut === undefined || party === undefined) throw new Error('The shop has two services')
  const inTwd = (amount: number) => ({ amount, currency: 'TWD' as const })
  const student: Service = {
    ...cut,
    id: 'student-cut',
    name: '[Students] cut',
    description: 'Please show a student card.',
    priceFrom: inTwd(82000),
    units: cut.units.map((unit) => ({
      ...unit,
      id: `student-${unit.id}`,
      price: inTwd(82000),
      shopPrice: inTwd(82000),
    })),
    discount: { kind: 'student', serviceId: 'cut' },
  }
  const unknown: Service = {
    ...cut,
    id: 'moon',
    name: 'Moon cut',
    discount: JSON.parse('{"kind":"moon","serviceId":"cut"}'),
  }
  api.on('GET', '/api/v1/shops/{id}').reply(200, { data: { ...testShop, services: [cut, student, party, unknown] } })
  await openPage('/en/brands/shop?serviceId=party', { api })
  const names = async () => (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
  expect(await names()).toEqual(expect.arrayContaining(['cut', 'party', 'Moon cut']))
  expect(await names()).not.toContain('[Students] cut')

  await userEvent.click(screen.getByRole('link', { name: 'Students -18%' }))
  await waitFor(() => expect(new URLSearchParams(location.search).get('serviceId')).toBe('student-cut'))
  const row = screen.getByRole('heading', { name: 'cut' }).closest('li')
  expect(row).toHaveTextContent('Please show a student card.')
  expect(row).toHaveTextContent(/NT\$820.*Usual price NT\$1,000/)

  await userEvent.click(screen.getByRole('link', { name: 'Students -18%', current: true }))
  await waitFor(() => expect(new URLSearchParams(location.search).get('serviceId')).toBe('cut'))
  expect(row).not.toHaveTextContent('Usual price')
})

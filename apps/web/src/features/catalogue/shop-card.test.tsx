import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPageLoaders } from '../../app/load-page.ts'
import { fakeApi, openPage } from '../../testing/open-page.tsx'
import { testCard } from '../../testing/shop-card.ts'

setPageLoaders({ search: () => import('../../pages/search/search.tsx') })

const TODAY = '2026-12-01'
const DATE = '2026-12-05'
const searched = {
  id: 'cut',
  name: 'Cut',
  priceFrom: { amount: 6500, currency: 'JPY' },
  next: {
    date: DATE,
    unitId: 'short',
    quantity: 2,
    times: ['10:00', '24:30'],
    total: { amount: 13_000, currency: 'JPY' },
  },
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'Temporal'], now: Date.parse(`${TODAY}T12:00:00+09:00`) })
})
afterEach(() => void vi.useRealTimers())

async function open(card: object, search = `?keyword=cut&date=${DATE}&quantity=2`) {
  const api = fakeApi()
  api.on('GET', '/api/v1/shops/search').reply(200, {
    data: [{ ...testCard('1'), nextAvailableDate: DATE, ...card }],
    total: 1,
    nextCursor: null,
  })
  await openPage(`/en/search${search}`, { api })
  return screen.findByRole('article', { name: 'Shop 1' })
}

// Promise (Screens): search: with a day chosen each card has its next times, straight to the reservation, and what the party pays
test('A card of a search for a day leads straight to its next times, and says what the party pays', async () => {
  const card = await open({ searched })
  const times = within(within(card).getByRole('list', { name: 'Times' })).getAllByRole('link')
  expect(times.map((time) => time.textContent)).toEqual(['10:00', expect.stringMatching(/^00:30\snext\sday$/)])
  expect(times[0]).toHaveAttribute('href', `/en/reservation/cut?unitId=short&date=${DATE}&time=10%3A00&quantity=2`)
  expect(card).toHaveTextContent('¥13,000 for 2 people')
  expect(card).not.toHaveTextContent('from')
})

// Promise (Screens): search: a card says so where the service that was searched for has no time left on the day, and others have
test.each([
  ['a day', `?keyword=cut&date=${DATE}`],
  ['a party', '?keyword=cut&quantity=2'],
])('A card of a search for %s says that only other services are free', async (_, search) => {
  const card = await open({ searched: { ...searched, next: null } }, search)
  expect(card).toHaveTextContent('Other services available on Sat, Dec 5')
  expect(card).not.toHaveTextContent('Available on')
  expect(within(card).queryByRole('list', { name: 'Times' })).toBeNull()
})

test('A card with other services today says so as the others do', async () => {
  const card = await open(
    { searched: { ...searched, next: null }, nextAvailableDate: TODAY },
    '?keyword=cut&quantity=2',
  )
  expect(card).toHaveTextContent('Other services available today')
})

// Promise (Screens): search: a card says so where the shop has nothing free for the times or people that were searched for
test.each([
  ['times', '?keyword=cut&timeFrom=18%3A00', 'No times for your search'],
  ['a party', '?quantity=5', 'No times for your search'],
  ['neither', '?keyword=cut', ''],
])('A card without a free day, of a search for %s', async (_, search, says) => {
  const card = await open({ searched: { ...searched, next: null }, nextAvailableDate: null }, search)
  expect(within(card).queryByText('No times for your search')?.textContent ?? '').toBe(says)
})

test('A card of a search for neither tells the next day of the shop', async () => {
  const card = await open({ searched: { ...searched, next: null } }, '?keyword=cut')
  expect(card).toHaveTextContent(/Available (from|tomorrow|today)/)
})

test('A card names the unit that was searched for, and leads to the shop with it', async () => {
  const room = { id: 'room', name: 'Private room' }
  const card = await open({ searched: { ...searched, unit: room, next: { ...searched.next, unitId: 'room' } } })
  expect(card).toHaveTextContent('Cut · Private room')
  expect(within(card).getByRole('link', { name: 'Shop 1' })).toHaveAttribute(
    'href',
    `/en/brands/1?date=${DATE}&quantity=2&serviceId=cut&unitId=room`,
  )
  expect(within(card).getByRole('link', { name: '10:00' })).toHaveAttribute(
    'href',
    expect.stringContaining('unitId=room'),
  )
})

test('A card leads to the shop with the times that the search was for', async () => {
  const card = await open({}, '?timeOfDay=evening&timeFrom=18%3A30&quantity=2')
  expect(within(card).getByRole('link', { name: 'Shop 1' })).toHaveAttribute(
    'href',
    '/en/brands/1?quantity=2&timeOfDay=evening&timeFrom=18%3A30',
  )
})

// Promise (Screens): search: a price beside a number of people says whether each of them pays it
test('A card without times for a party says that each person pays its price', async () => {
  const { next: _, ...withoutTimes } = searched
  const each = { searched: { ...withoutTimes, pricePer: 'person' } }
  expect(await open(each, '?keyword=cut&quantity=2')).toHaveTextContent('from ¥6,500 per person')
  cleanup()
  expect(await open({ pricePer: 'person' }, '?quantity=2')).toHaveTextContent('from ¥6,500 per person')
  cleanup()
  expect(await open({ pricePer: 'booking' }, '?quantity=2')).not.toHaveTextContent('per person')
  cleanup()
  expect(await open(each, '?keyword=cut')).not.toHaveTextContent('per person')
})

test('A card says how many members booked lately, where they were some', async () => {
  expect(await open({ bookedMembers: 12 })).toHaveTextContent('12 members booked in the last 30 days')
})

test('A card without bookings says nothing of them', async () => {
  const card = await open({ bookedMembers: 0 })
  expect(card).not.toHaveTextContent('booked')
  expect(within(card).queryByRole('list', { name: 'Times' })).toBeNull()
})

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { houseOfCuts, openPage } from '../test-page.tsx'
import { testShop } from './test-shop.ts'

function houseOfShop() {
  const house = houseOfCuts()
  house.on('GET', '/api/v1/shops/{id}').reply(200, { data: testShop })
  return house
}

const TIMES = '/api/v1/shops/{id}/getAvailableTime'

test('A tap on a time carries unit, day, time and people to the reservation', async () => {
  await openPage('/en/brands/shop?date=2026-11-28&quantity=2', { house: houseOfShop() })
  const time = await screen.findByRole('link', { name: /^15:00/ })
  expect(time).toHaveAttribute('href', '/en/reservation/cut?unitId=cut-short&date=2026-11-28&time=15%3A00&quantity=2')
})

test('The bar’s “Choose a time” leads to the times themselves: the first free one has the focus', async () => {
  await openPage('/en/brands/shop?date=2026-11-28', { house: houseOfShop() })
  const first = await screen.findByRole('link', { name: /^14:00/ })
  await userEvent.click(screen.getByRole('link', { name: 'Choose a time' }))
  expect(first).toHaveFocus()
})

test('Another service, another number of people: both stand in the address and are asked for', async () => {
  const house = houseOfShop()
  await openPage('/en/brands/shop', { house })
  await userEvent.click(await screen.findByRole('link', { name: 'party' }))
  await userEvent.click(await screen.findByRole('link', { name: '1' }))
  expect(await screen.findByText('This service is for another number of people.')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Choose 3' }))
  await waitFor(() => expect(location.search).toBe('?serviceId=party&quantity=3'))
  await waitFor(() =>
    expect(
      house
        .requests('GET', TIMES)
        .map(({ query: { serviceId, unitId, quantity } }) => ({ serviceId, unitId, quantity })),
    ).toStrictEqual([
      { serviceId: ['cut'], unitId: ['cut-short'], quantity: ['1'] },
      { serviceId: ['party'], unitId: ['party-short'], quantity: ['3'] },
      // Free times are never taken from memory.
      { serviceId: ['party'], unitId: ['party-short'], quantity: ['3'] },
    ]),
  )
})

test('The number of people that is pressed is marked at once', async () => {
  await openPage('/en/brands/shop', { house: houseOfShop() })
  const four = await screen.findByRole('link', { name: '4' })
  act(() => four.click())
  const people = within(screen.getByRole('navigation', { name: 'People' }))
  expect(people.getByRole('link', { current: true })).toHaveTextContent('4')
  expect(location.search).toBe('')
  await waitFor(() => expect(location.search).toBe('?quantity=4'))
  expect(people.getByRole('link', { current: true })).toHaveTextContent('4')
})

test('Two presses in the same moment both stand in the address', async () => {
  await openPage('/en/brands/shop?serviceId=party', { house: houseOfShop() })
  const people = within(await screen.findByRole('navigation', { name: 'People' }))
  const days = within(await screen.findByRole('list', { name: 'Days' })).getAllByRole('button')
  const day = days.find((button) => !button.hasAttribute('disabled') && button.ariaPressed === 'false')
  people.getByRole('link', { name: '3' }).click()
  day?.click()
  await waitFor(() => expect(location.search).toMatch(/^\?serviceId=party&quantity=3&date=/))
})

test('Nothing free today or soon: it is said', async () => {
  const house = houseOfShop()
  house.on('GET', TIMES).reply(200, { data: { timeZone: 'Asia/Tokyo', days: [], nextAvailableDate: null } })
  await openPage('/en/brands/shop', { house })
  expect(await screen.findByText(/No availability today/)).toBeVisible()
})

test('A day beyond what is shown is one tap away', async () => {
  const house = houseOfShop()
  const nextAvailableDate = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  house.on('GET', TIMES).reply(200, { data: { timeZone: 'Asia/Tokyo', days: [], nextAvailableDate } })
  await openPage('/en/brands/shop', { house })
  expect(await screen.findByRole('link', { name: /^Next available day/ })).toHaveAttribute(
    'href',
    `/en/brands/shop?date=${nextAvailableDate}`,
  )
})

const on = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const daysWith = (...free: number[]) => ({
  timeZone: 'Asia/Tokyo',
  days: [2, 3, 4, 5, 6].map((ahead) => {
    const startAt = `${on(ahead)}T01:00:00Z`
    const slot = { startAt, endAt: startAt, vacancies: 1, price: { amount: 6500, currency: 'JPY' } }
    const isFree = free.includes(ahead)
    return { date: on(ahead), status: isFree ? 'AVAILABLE' : 'CLOSED', slots: isFree ? [slot] : [] }
  }),
  nextAvailableDate: free.length === 0 ? null : on(Math.min(...free)),
})

test('A chosen day without times leads to the next free day after it, not to one before', async () => {
  const house = houseOfShop()
  house.on('GET', TIMES).reply(200, { data: daysWith(2, 6) })
  await openPage(`/en/brands/shop?date=${on(4)}`, { house })
  expect(await screen.findByRole('link', { name: /^Next available day/ })).toHaveAttribute(
    'href',
    `/en/brands/shop?date=${on(6)}`,
  )
})

test('Where nothing is free from the chosen day on, an earlier day is offered as such', async () => {
  const house = houseOfShop()
  house.on('GET', TIMES).run(({ query }) => {
    const data = query.dateFrom?.[0] === on(4) ? daysWith() : daysWith(2, 3)
    return { status: 200, body: { data } }
  })
  await openPage(`/en/brands/shop?date=${on(4)}`, { house })
  expect(await screen.findByRole('link', { name: /^Available only before/ })).toHaveAttribute(
    'href',
    `/en/brands/shop?date=${on(3)}`,
  )
})

test('A visitor’s heart asks for sign-in and remembers what was wanted, and for when', async () => {
  await openPage('/en/brands/shop?date=2026-11-29&quantity=2', { house: houseOfShop() })
  await userEvent.click(await screen.findByRole('button', { name: 'Add to favorites' }))
  await waitFor(() => expect(location.pathname).toBe('/en/auth'))
  expect(new URLSearchParams(location.search).get('redirect')).toBe('/en/brands/shop?date=2026-11-29&quantity=2')
  expect(history.state).toMatchObject({ act: { type: 'favorite', shopId: 'shop' } })
})

function houseOfHearts() {
  const house = houseOfShop()
  let kept: readonly object[] = []
  const keeps = (next: readonly object[]) => () => {
    kept = next
    return { status: 200, body: { data: { success: true } } }
  }
  house.on('GET', '/api/v1/user-favorite').run(() => ({ status: 200, body: { data: kept, total: kept.length } }))
  house.on('PUT', '/api/v1/user-favorite/{shopId}').run(keeps([testShop]))
  house.on('DELETE', '/api/v1/user-favorite/{shopId}').run(keeps([]))
  return house
}
const enabledHeart = async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add to favorites' })).toBeEnabled())
  return screen.getByRole('button', { name: 'Add to favorites' })
}

test('A member’s heart fills at once and is kept; pressed again, the shop is no favorite any more', async () => {
  const house = houseOfHearts()
  await openPage('/en/brands/shop', { house, member: true })
  await userEvent.click(await enabledHeart())
  await waitFor(() => expect(house.requests('PUT', '/api/v1/user-favorite/shop')).toHaveLength(1))
  const heart = await enabledHeart()
  expect(heart).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(heart)
  await waitFor(() => expect(house.requests('DELETE', '/api/v1/user-favorite/shop')).toHaveLength(1))
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
  await waitFor(() => expect(house.requests('GET', '/api/v1/user-favorite').length).toBeGreaterThanOrEqual(3))
  expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('A heart whose press fails is taken back, and it is said', async () => {
  const house = houseOfHearts()
  house.on('PUT', '/api/v1/user-favorite/{shopId}').reply(400, { code: 'VALIDATION' })
  await openPage('/en/brands/shop', { house, member: true })
  const heart = await enabledHeart()
  await userEvent.click(heart)
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeVisible()
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
})

test('A shop that is not there is the 404 page', async () => {
  const house = houseOfCuts()
  house.on('GET', '/api/v1/shops/{id}').reply(404, { code: 'NOT_AVAILABLE' })
  await openPage('/en/brands/gone', { house })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('An address at which the API has something else than a shop is the 404 page', async () => {
  const house = houseOfCuts()
  house.on('GET', '/api/v1/shops/{id}').reply(200, { data: [] })
  await openPage('/en/brands/search', { house })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('What kind of place it is: its name and what it says of itself', async () => {
  const house = houseOfShop()
  const description = 'Two chairs and a window onto the canal.'
  house.on('GET', '/api/v1/shops/{id}').run({ status: 200, body: { data: { ...testShop, description } } })
  await openPage('/en/brands/shop', { house })
  expect(await screen.findByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByText(description)).toBeVisible()
})

test('Where it is, when it is open, whom to call: an address with a map, a week of hours, a number in groups', async () => {
  const house = houseOfShop()
  const shop = {
    ...testShop,
    address: '2-10-9 Tenjin, Fukuoka',
    phone: '+81924102871',
    latitude: 33.59,
    longitude: 130.4,
    hours: [{ weekday: 1, open: '10:00', close: '20:00' }],
  }
  house.on('GET', '/api/v1/shops/{id}').run({ status: 200, body: { data: shop } })
  await openPage('/en/brands/shop', { house })
  const side = await screen.findByRole('complementary', { name: 'Before you go' })
  expect(within(side).getByText('2-10-9 Tenjin, Fukuoka')).toBeVisible()
  expect(within(side).getByRole('link', { name: 'Show on map' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=33.59%2C130.4',
  )
  expect(within(side).getByRole('link', { name: '+81 92 410 2871' })).toHaveAttribute('href', 'tel:+81924102871')
  expect(within(side).getByText('Monday').nextSibling).toHaveTextContent('10:00–20:00')
  expect(within(side).getByText('Tuesday').nextSibling).toHaveTextContent('Closed')
  expect(within(side).getByText('Closed now')).toBeVisible()
})

test('One chooses for 1 to 5 people, and today, tomorrow or more dates', async () => {
  await openPage('/en/brands/shop', { house: houseOfShop() })
  const people = await screen.findByRole('navigation', { name: 'People' })
  expect(
    within(people)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toStrictEqual(['1', '2', '3', '4', '5'])
  const [today, tomorrow] = within(await screen.findByRole('list', { name: 'Days' })).getAllByRole('button')
  expect([today?.textContent, tomorrow?.textContent]).toStrictEqual([
    expect.stringMatching(/^Today/),
    expect.stringMatching(/^Tomorrow/),
  ])
  expect(screen.getByRole('button', { name: 'More dates' })).toBeVisible()
})

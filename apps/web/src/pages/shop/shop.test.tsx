import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { houseOfCuts, openPage } from '../open-page.tsx'
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
  expect(await screen.findByRole('link', { name: /^Next free day/ })).toHaveAttribute(
    'href',
    `/en/brands/shop?date=${nextAvailableDate}`,
  )
})

test('A visitor’s heart asks for sign-in and remembers what was wanted', async () => {
  await openPage('/en/brands/shop', { house: houseOfShop() })
  await userEvent.click(await screen.findByRole('button', { name: 'Keep as a favorite' }))
  await waitFor(() => expect(location.pathname).toBe('/en/auth'))
  expect(new URLSearchParams(location.search).get('redirect')).toBe('/en/brands/shop')
  expect(history.state).toMatchObject({ act: { type: 'favorite', shopId: 'shop' } })
})

test('A member’s heart fills at once and is kept', async () => {
  const house = houseOfShop()
  house.on('GET', '/api/v1/user-favorite').reply(200, { data: [], total: 0 })
  house.on('PUT', '/api/v1/user-favorite/{shopId}').reply(200, { data: { success: true } })
  await openPage('/en/brands/shop', { house, member: true })
  const heart = await screen.findByRole('button', { name: 'Keep as a favorite' })
  await waitFor(() => expect(heart).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name: 'Keep as a favorite' }))
  await waitFor(() => expect(house.requests('PUT', '/api/v1/user-favorite/{shopId}')).toHaveLength(1))
})

test('A shop that is not there is the 404 page', async () => {
  const house = houseOfCuts()
  house.on('GET', '/api/v1/shops/{id}').reply(404, { code: 'NOT_AVAILABLE' })
  await openPage('/en/brands/gone', { house })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

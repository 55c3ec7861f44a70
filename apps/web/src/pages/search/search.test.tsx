import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Arrived } from '@yoyaku/core/testing'
import { expect, test } from 'vitest'
import type { ShopCardData } from '../../catalogue/shop-card.tsx'
import { testCard } from '../../catalogue/test-card.ts'
import { houseOfCuts, openPage } from '../open-page.tsx'

type Answer = { readonly data: readonly ShopCardData[]; readonly total: number; readonly nextCursor: string | null }

const SEARCH = '/api/v1/shops/search'
const facets = { categories: [{ id: 'kimono', name: 'Kimono', count: 2 }], cities: [], price: null }

function houseWith(answer: (request: Arrived) => Answer) {
  const house = houseOfCuts()
  house.on('GET', '/api/v1/user/category-store').reply(200, { data: [], total: 0 })
  house.on('GET', '/api/v1/cities').reply(200, { data: [], total: 0 })
  house.on('POST', '/api/v1/user/search-shop-log').reply(202, { data: { success: true } })
  house.on('GET', SEARCH).run((request) => ({ status: 200, body: { ...answer(request), facets } }))
  return house
}

const one = houseWith.bind(null, () => ({ data: [testCard('1')], total: 1, nextCursor: null }))

test('Scenario: a visitor sees what applies, takes one thing away, and the address follows', async () => {
  const house = one()
  await openPage('/en/search?keyword=kimono&duration=0-3&priceMin=1000', { house })
  expect(await screen.findByRole('heading', { name: 'Shop 1' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('“kimono”')
  expect(screen.getByRole('status')).toHaveTextContent('1 shop')

  await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Up to 3 hours' }))
  await waitFor(() => expect(location.search).toBe('?keyword=kimono&priceMin=1000'))
  await waitFor(() =>
    expect(house.requests('GET', SEARCH).map(({ query }) => query)).toStrictEqual([
      { limit: ['24'], sort: ['popular'], keyword: ['kimono'], priceMin: ['1000'], duration: ['0-3'] },
      { limit: ['24'], sort: ['popular'], keyword: ['kimono'], priceMin: ['1000'] },
    ]),
  )
  expect(house.requests('POST', '/api/v1/user/search-shop-log').map(({ body }) => body)).toStrictEqual([
    { keyword: 'kimono' },
  ])
})

test('Clear all takes away everything that applies; the order stays', async () => {
  const house = one()
  await openPage('/en/search?keyword=kimono&duration=0-3&priceMin=1000&categoryId=kimono&sort=newest', { house })
  await screen.findByRole('heading', { name: 'Shop 1' })
  expect(screen.getAllByRole('link', { name: /^Remove filter/ })).toHaveLength(4)
  await userEvent.click(screen.getByRole('link', { name: 'Clear all' }))
  await waitFor(() => expect(location.search).toBe('?sort=newest'))
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Remove filter/ })).toBeNull())
})

test('A choice in the rail asks at once', async () => {
  await openPage('/en/search', { house: one() })
  await screen.findByRole('heading', { name: 'Shop 1' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Full day' }))
  await waitFor(() => expect(location.search).toBe('?duration=full-day'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price')
  await waitFor(() => expect(location.search).toBe('?duration=full-day&sort=price-asc'))
})

test('Whoever chooses in the rail stays where they are in it', async () => {
  await openPage('/en/search', { house: one() })
  const box = await screen.findByRole('checkbox', { name: 'Full day' })
  await userEvent.click(box)
  await waitFor(() => expect(location.search).toBe('?duration=full-day'))
  expect(await screen.findByRole('link', { name: 'Remove filter: Full day' })).toBeVisible()
  expect(box).toHaveFocus()
  expect(box).toBeChecked()
})

test('What is taken away beside the rail is taken away in it', async () => {
  await openPage('/en/search', { house: one() })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Full day' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Remove filter: Full day' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Full day' })).not.toBeChecked())
})

test('Prices the wrong way round stand the right way round once they are asked for', async () => {
  await openPage('/en/search', { house: one() })
  await userEvent.type(await screen.findByLabelText('Minimum'), '5000')
  await userEvent.type(screen.getByLabelText('Maximum'), '1000')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Full day' }))
  await waitFor(() => expect(location.search).toBe('?priceMin=1000&priceMax=5000&duration=full-day'))
  await waitFor(() => expect(screen.getByLabelText('Minimum')).toHaveValue(1000))
})

test('Day and people go along to the shop', async () => {
  await openPage('/en/search?date=2026-12-24&quantity=2', { house: one() })
  expect(await screen.findByRole('link', { name: 'Shop 1' })).toHaveAttribute(
    'href',
    '/en/brands/1?date=2026-12-24&quantity=2',
  )
})

test('More shops are added below, where the last ones end', async () => {
  const pages: Record<string, Answer> = {
    '': { data: [testCard('1')], total: 2, nextCursor: 'next' },
    next: { data: [testCard('2')], total: 2, nextCursor: null },
  }
  const house = houseWith(({ query }) => pages[query.cursor?.[0] ?? ''] as Answer)
  await openPage('/en/search', { house })
  await userEvent.click(await screen.findByRole('link', { name: 'Show more' }))
  expect(await screen.findByRole('heading', { name: 'Shop 2' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Shop 1' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull()
})

test('Nothing found: it is said, with one way on', async () => {
  await openPage('/en/search?keyword=zzz&quantity=5', {
    house: houseWith(() => ({ data: [], total: 0, nextCursor: null })),
  })
  expect(await screen.findByText('No results found, please try again')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search without filters' })).toHaveAttribute('href', '/en/search?keyword=zzz')
})

test('A search that fails says so and may be tried again', async () => {
  const house = one()
  house.once('GET', SEARCH).reply(403, { code: 'FORBIDDEN' })
  await openPage('/en/search', { house })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Shop 1' })).toBeVisible()
})

test('Who searches for a day reads that each shop is free on it', async () => {
  const answer = () => ({ data: [{ ...testCard('1'), nextAvailableDate: '2099-12-24' }], total: 1, nextCursor: null })
  await openPage('/en/search?date=2099-12-24', { house: houseWith(answer) })
  expect(await screen.findByText('Available on Thu, Dec 24')).toBeVisible()
})

test('Who searches for no day reads from when each shop is free', async () => {
  const answer = () => ({ data: [{ ...testCard('1'), nextAvailableDate: '2099-12-24' }], total: 1, nextCursor: null })
  await openPage('/en/search', { house: houseWith(answer) })
  expect(await screen.findByText('Available from Thu, Dec 24')).toBeVisible()
})

test('A day is chosen in a calendar that speaks the language of the page, and taken away there', async () => {
  const house = one()
  await openPage('/en/search?date=2030-05-20', { house })
  const date = await screen.findByRole('button', { name: 'Date: Mon, May 20' })
  await userEvent.click(date)
  await userEvent.click(await screen.findByRole('button', { name: 'Any day' }))
  await waitFor(() => expect(location.search).toBe(''))

  await userEvent.click(await screen.findByRole('button', { name: 'Date: Any day' }))
  const [month] = await screen.findAllByRole('grid')
  const days = within(month as HTMLElement).getAllByRole('button')
  const free = days.filter((day) => !day.hasAttribute('data-disabled') && day.textContent === '28')
  await userEvent.click(free[0] as HTMLElement)
  await waitFor(() => expect(location.search).toMatch(/^\?date=\d{4}-\d{2}-28$/))
})

test('The filters: price in the shown currency, experience time, people, and four ways to sort', async () => {
  await openPage('/en/search', { house: one() })
  await screen.findByRole('heading', { name: 'Shop 1' })
  const rail = within(screen.getByRole('complementary', { name: 'Filters' }))
  expect(rail.getByRole('group', { name: 'Price range (¥)' })).toContainElement(rail.getByLabelText('Minimum'))
  expect(
    within(rail.getByRole('group', { name: 'Experience time' }))
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent),
  ).toStrictEqual(['Up to 3 hours', '3 to 5 hours', '5 to 7 hours', 'Full day'])
  const options = (name: string) =>
    within(screen.getByLabelText(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(options('People')).toStrictEqual(['Any number', '1', '2', '3', '4', '5'])
  expect(options('Sort by')).toStrictEqual(['Most popular', 'Lowest price', 'Highest price', 'Newest store'])
  expect(rail.getByRole('button', { name: 'Apply' })).toBeVisible()
})

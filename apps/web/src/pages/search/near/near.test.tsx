import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { setPageLoaders } from '../../../app/load-page.ts'
import { recentSearches } from '../../../data/recent-searches.ts'
import { fakeApi, openPage } from '../../../testing/open-page.tsx'
import { testCard } from '../../../testing/shop-card.ts'

setPageLoaders({ search: () => import('../search.tsx') })

const SEARCH = '/api/v1/shops/search'
const NAMES = ['Tokyo', 'Seoul', 'Taipei', 'Osaka', 'Kyoto', 'Busan', 'Fukuoka']
const cities = NAMES.map((name, i) => ({ id: name.toLowerCase(), name, count: 20 - i }))

/** A server that finds a shop, and hears “near me” in each keyword that has it. */
function apiNearMe() {
  const api = fakeApi()
  api.on('GET', '/api/v1/user/category-store').reply(200, { data: [], total: 0 })
  api.on('GET', '/api/v1/cities').reply(200, { data: [], total: 0 })
  api.on('POST', '/api/v1/user/search-shop-log').reply(202, { data: { success: true } })
  api.on('GET', SEARCH).run(({ query }) => ({
    status: 200,
    body: {
      ...{ data: [testCard('1')], total: 1, nextCursor: null, facets: { categories: [], cities, price: null } },
      interpretation: {
        ...{ places: [], replaced: [], date: null, fullOn: null, quantity: null, sort: null },
        ...{ priceMin: null, priceMax: null, typed: { date: [], quantity: [], sort: [], price: [] } },
        ...{ notFound: [], placeOnly: false, unsupported: [] },
        ...(query.keyword?.[0]?.includes('near me') === true && { nearMe: ['near me'] }),
      },
    },
  }))
  return api
}

const NEAR_ME = '/en/search?keyword=massage%20near%20me'
const lastQuery = (api: ReturnType<typeof apiNearMe>) => api.requests('GET', SEARCH).at(-1)?.query

type Found = (position: { coords: { latitude: number; longitude: number } }) => void
type Lost = (error: { code: number; PERMISSION_DENIED: number }) => void

/** A browser whose person has not answered yet. */
function browserThatLocates() {
  const asked: { found: Found; lost: Lost; options: PositionOptions }[] = []
  const getCurrentPosition = (found: Found, lost: Lost, options: PositionOptions) =>
    asked.push({ found, lost, options })
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  return {
    asked,
    find: () => act(async () => asked[0]?.found({ coords: { latitude: 35.689634, longitude: 139.700566 } })),
    refuse: (code: number) => act(async () => asked[0]?.lost({ code, PERMISSION_DENIED: 1 })),
  }
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
})

const button = (name: string) => screen.findByRole('button', { name })

test('A search for what is near asks where the visitor is, and offers the six cities with the most shops', async () => {
  await openPage(`${NEAR_ME}&duration=0-3&country=JP`, { api: apiNearMe() })
  expect(await screen.findByRole('heading', { name: 'Where are you?' })).toBeVisible()
  const links = within(screen.getByRole('group', { name: 'Cities' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(NAMES.slice(0, 6))
  expect(links[1]).toHaveAttribute('href', '/en/search?keyword=massage&cityId=seoul&duration=0-3')
})

test.each([
  ['a keyword without the words', '/en/search?keyword=massage'],
  ['a city', `${NEAR_ME}&cityId=tokyo`],
  ['a location', `${NEAR_ME}&near=35.69,139.7`],
])('A search with %s does not ask where the visitor is', async (_what, path) => {
  await openPage(path, { api: apiNearMe() })
  await screen.findByRole('heading', { name: 'Shop 1' })
  expect(screen.queryByText('Where are you?')).toBeNull()
})

// Promise (Screens): search: near me asks for the location, which is rounded and stands in the address alone
test('A visitor who shares their location gets the nearest first, from about where they are; it is kept nowhere but in the address', async () => {
  const api = apiNearMe()
  const browser = browserThatLocates()
  await openPage(`${NEAR_ME}&duration=0-3`, { api })
  const use = await button('Use my location')
  await userEvent.click(use)
  expect(screen.getByText('Finding your location…')).toHaveAttribute('aria-live', 'polite')
  await userEvent.click(use)
  expect(browser.asked.map(({ options }) => options)).toEqual([{ timeout: 10_000, maximumAge: 300_000 }])

  await browser.find()
  await waitFor(() => expect(location.search).toBe('?keyword=massage+near+me&duration=0-3&near=35.69%2C139.7'))
  await waitFor(() =>
    expect(lastQuery(api)).toEqual({
      ...{ limit: ['24'], keyword: ['massage near me'], duration: ['0-3'], near: ['35.69,139.7'] },
    }),
  )
  expect(screen.queryByText('Where are you?')).toBeNull()
  expect(screen.getByRole('option', { name: 'Nearest' })).toBeVisible()
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `${location.origin}/en/search`)
  expect(api.requests('POST', '/api/v1/user/search-shop-log').map(({ body }) => body)).toEqual([
    { keyword: 'massage near me' },
  ])
  expect(recentSearches()[0]).toBe('massage near me')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain('139.7')
})

test.each([
  [
    'does not share their location',
    1,
    'Your browser doesn’t share your location with this site. Allow it there, or choose a city.',
  ],
  ['cannot be found', 2, 'Your location couldn’t be found. Try again, or choose a city.'],
  ['is not found in time', 3, 'Your location couldn’t be found. Try again, or choose a city.'],
])('A visitor who %s reads that, and still chooses a city or tries again', async (_what, code, sentence) => {
  const browser = browserThatLocates()
  await openPage(NEAR_ME, { api: apiNearMe() })
  await userEvent.click(await button('Use my location'))
  await browser.refuse(code)
  expect(screen.getByText(sentence)).toHaveAttribute('aria-live', 'polite')
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  expect(browser.asked).toHaveLength(2)
  await userEvent.click(screen.getByRole('link', { name: 'Osaka' }))
  await waitFor(() => expect(location.search).toBe('?keyword=massage&cityId=osaka'))
})

test('A browser that knows no locations says that none was found', async () => {
  await openPage(NEAR_ME, { api: apiNearMe() })
  await userEvent.click(await button('Use my location'))
  expect(screen.getByText('Your location couldn’t be found. Try again, or choose a city.')).toBeVisible()
})

test('A location that is found after the visitor has chosen a city is not used', async () => {
  const browser = browserThatLocates()
  await openPage(NEAR_ME, { api: apiNearMe() })
  await userEvent.click(await button('Use my location'))
  await userEvent.click(screen.getByRole('link', { name: 'Osaka' }))
  await waitFor(() => expect(screen.queryByText('Where are you?')).toBeNull())
  await browser.find()
  expect(location.search).toBe('?keyword=massage&cityId=osaka')
})

test('The location is a filter that other filters keep and that can be removed', async () => {
  const api = apiNearMe()
  await openPage('/en/search?near=35.69,139.7', { api })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Full day' }))
  await waitFor(() => expect(location.search).toBe('?duration=full-day&near=35.69%2C139.7'))
  const chip = await screen.findByRole('link', { name: 'Remove filter: Near my location' })
  expect(chip).toHaveTextContent('Near my location')
  await userEvent.click(chip)
  await waitFor(() => expect(location.search).toBe('?duration=full-day'))
  await waitFor(() => expect(lastQuery(api)).toEqual({ limit: ['24'], duration: ['full-day'] }))
})

test('The filters offer “Near me”, and take it back', async () => {
  const browser = browserThatLocates()
  await openPage('/en/search?duration=full-day', { api: apiNearMe() })
  await userEvent.click(await button('Near me'))
  expect(screen.getByText('Finding your location…')).toHaveAttribute('aria-live', 'polite')
  await browser.find()
  await waitFor(() => expect(location.search).toBe('?duration=full-day&near=35.69%2C139.7'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Near me' })).toHaveAttribute('aria-pressed', 'true'))
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  await waitFor(() => expect(location.search).toBe('?duration=full-day'))
})

test.each(['here', '91,0', '0,181', '35.68961,139.7', '35.69'])(
  'A location that is none is left out of a search: %s',
  async (near) => {
    const api = apiNearMe()
    await openPage(`/en/search?near=${near}`, { api })
    await screen.findByRole('heading', { name: 'Shop 1' })
    expect(lastQuery(api)).toEqual({ limit: ['24'] })
  },
)

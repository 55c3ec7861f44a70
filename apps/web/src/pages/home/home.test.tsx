import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakeApi } from '@yoyaku/testing'
import { beforeEach, expect, test } from 'vitest'
import { setPageLoaders } from '../../app/load-page.ts'
import { fakeApi, openPage } from '../../testing/open-page.tsx'
import { testCard } from '../../testing/shop-card.ts'

setPageLoaders({
  home: () => import('./home.tsx'),
  search: () => import('../search/search.tsx'),
})

const cover = { url: '/x.svg', width: 16, height: 9 }
const category = { id: 'travel', name: 'Travel' }

function apiWithEverything(): FakeApi {
  const api = fakeApi()
  const list = (path: string, data: readonly object[]) =>
    api.on('GET', path).run({ status: 200, body: { data, total: data.length, nextCursor: null } })
  list('/api/v1/user/search-tag', [{ keyword: 'kimono', count: 3 }])
  list('/api/v1/user/category-store', [
    { id: 'beauty', slug: 'beauty', name: 'Beauty', icon: cover, parentId: null, shopCount: 2 },
  ])
  list('/api/v1/shops/hottest-booked', [testCard('1'), testCard('2')])
  list('/api/v1/shops/search', [testCard('2'), testCard('3')])
  list('/api/v1/curated', [{ id: 'jp', curatedTitle: 'Japan', summary: 'All of it', cover, shopCount: 2 }])
  list('/api/v1/cities', [{ id: 'kyoto', name: 'Kyoto', country: 'JP', cover, shopCount: 2 }])
  list('/api/v1/user/article', [
    { id: 'tea', articleName: 'In the tea room', summary: '', category, cover, publishedAt: '2026-05-01T00:00:00Z' },
  ])
  list('/api/v1/faq-categories', [{ id: 'pay', name: 'Paying' }])
  list('/api/v1/faq-categories/{categoryId}/faqs', [{ id: 'when', question: 'When do I pay?', answer: 'At the shop.' }])
  return api
}

let api: FakeApi
beforeEach(async () => {
  api = apiWithEverything()
  await openPage('/en', { api })
})

const shelf = (name: string) => screen.findByRole('region', { name })
const namesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

// Promise (Screens): home: search box, banner, top searches, themes, cities, articles, FAQ
test('The front page has a search box, a banner, top searches, and a section for each kind of content', async () => {
  const form = screen.getByRole('main')
  expect(within(form).getByLabelText('What or where')).toBeVisible()
  expect(within(form).getByRole('button', { name: 'Date: Any day' })).toBeVisible()
  expect(
    within(within(form).getByLabelText('People'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Any number', '1', '2', '3', '4', '5'])
  expect(await screen.findByRole('link', { name: 'kimono' })).toHaveAttribute('href', '/en/search?keyword=kimono')
  expect(namesIn(await shelf('Explore by theme'))).toEqual(['Japan'])
  expect(namesIn(await shelf('Where to go'))).toEqual(['Kyoto'])
  expect(namesIn(await shelf('Popular articles'))).toEqual(['In the tea room'])
  expect(within(await shelf('Questions and answers')).getByText('When do I pay?')).toBeVisible()
})

test('The search box of the front page fills in the category that is taken, and keeps the focus', async () => {
  await screen.findByRole('link', { name: 'kimono' })
  const box = await screen.findByRole('combobox', { name: 'What or where' })
  await userEvent.type(box, 'beau')
  await userEvent.click(await screen.findByRole('option', { name: 'Beauty 2 shops' }))
  expect(box).toHaveValue('Beauty')
  expect(box).toHaveFocus()
  expect(box).toHaveAttribute('aria-expanded', 'false')
})

// Promise (Screens): home: the search box asks for the days of what is rented, and hands them on
test('The search box of the front page asks for the days and seats of a rental while one is typed', async () => {
  const rental = { unit: 'day', tiers: [] }
  const car = { id: 'van', name: 'Van', dayUnit: true, priceFrom: { amount: 6600, currency: 'JPY' }, rental }
  api.on('GET', '/api/v1/shops/search').run(({ query }) => {
    const data = query.keyword?.[0] === 'van' ? [{ ...testCard('1'), searched: car }] : [testCard('2')]
    return {
      status: 200,
      body: { data, total: 1, nextCursor: null, facets: { categories: [], cities: [], price: null } },
    }
  })
  const box = await screen.findByRole('combobox', { name: 'What or where' })
  await userEvent.type(box, 'van')
  const days = await screen.findByRole('button', { name: 'Pick-up and return' })
  expect(within(screen.getByLabelText('Seats')).getAllByRole('option')).toHaveLength(11)
  await userEvent.click(days)
  const sheet = within(await screen.findByRole('dialog'))
  const open = () => sheet.getAllByRole('button', { name: /^(Pick up on|Return on) / })
  await userEvent.click(await waitFor(() => sheet.getByRole('button', { name: 'Next month' })))
  await userEvent.click(open()[2] as HTMLElement)
  await userEvent.click(open().find((day) => day.textContent === '7') as HTMLElement)
  expect(await screen.findByRole('button', { name: /^Pick-up .*, return .*, 4 days$/ })).toBeVisible()
  await userEvent.clear(box)
  await userEvent.type(box, 'haircut')
  expect(await screen.findByRole('button', { name: /^Date: / })).toBeVisible()
  await userEvent.clear(box)
  await userEvent.type(box, 'van')
  await screen.findByLabelText('Seats')
  await userEvent.selectOptions(screen.getByLabelText('Seats'), '7')
  await userEvent.type(box, '{Enter}')
  await waitFor(() => expect(location.search).toMatch(/^\?keyword=van.*&quantity=7$/))
})

// Promise (Screens): home: a city of each country
test('The front page shows the first cities of each country, in the order of all', async () => {
  cleanup()
  const cities = ['tokyo JP', 'osaka JP', 'kyoto JP', 'fukuoka JP', 'sapporo JP', 'seoul KR', 'taipei TW', 'busan KR']
  const data = cities.map((city) => {
    const [id = '', country = ''] = city.split(' ')
    return { id, name: id, country, cover, shopCount: 2 }
  })
  api.on('GET', '/api/v1/cities').run({ status: 200, body: { data, total: data.length } })
  await openPage('/en', { api })
  await screen.findByRole('heading', { name: 'tokyo' })
  expect(namesIn(await shelf('Where to go'))).toEqual(['tokyo', 'osaka', 'kyoto', 'seoul', 'taipei'])
})

// Promise (Screens): home: popular reservations and popular attractions
test('The ranking and the attractions of the front page share no shop', async () => {
  await screen.findByText('Shop 3')
  expect(namesIn(await shelf('Popular reservations'))).toEqual(['Shop 1', 'Shop 2'])
  expect(namesIn(await shelf('Popular attractions'))).toEqual(['Shop 3'])
  expect(api.requests('GET', '/api/v1/shops/search')[0]?.query).toMatchObject({ categoryId: ['culture', 'sauna'] })
})

// Promise (Screens): home: the ranking shows one shop of each category
test('The ranking of the front page shows the first shop of each category, then the next ones', async () => {
  cleanup()
  const shops = ['sushi', 'sushi', 'nails', 'sauna', 'nails', 'kimono', 'sushi', 'yoga'].map((id, index) => ({
    ...testCard(`${index + 1}`),
    category: { id, name: id },
    district: 'Gion',
  }))
  api.on('GET', '/api/v1/shops/hottest-booked').run({ status: 200, body: { data: shops, total: shops.length } })
  await openPage('/en', { api })
  await screen.findByText('Shop 8')
  expect(namesIn(await shelf('Popular reservations'))).toEqual(['1', '2', '3', '4', '6', '8'].map((id) => `Shop ${id}`))
  expect(within(await shelf('Popular reservations')).getAllByText('Gion, Kyoto')).toHaveLength(6)
})

test('The ranking of the front page in English asks for the shops of all countries, once', () => {
  expect(api.requests('GET', '/api/v1/shops/hottest-booked').map(({ query }) => query)).toEqual([{ limit: ['24'] }])
})

// Promise (Screens): home: the search box searches
test('The search of the front page puts what is searched for into the address', async () => {
  await userEvent.type(screen.getByLabelText('What or where'), 'tea')
  await userEvent.selectOptions(screen.getByLabelText('People'), '2')
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(location.pathname + location.search).toBe('/en/search?keyword=tea&quantity=2'))
})

test('The list of suggestions begins with a button of its own where it lies over that of the front page', async () => {
  const box = await screen.findByRole('combobox', { name: 'What or where' })
  await userEvent.click(box)
  await screen.findByRole('option', { name: 'kimono' })
  expect(within(screen.getByRole('main')).getAllByRole('button', { name: 'Search' })).toHaveLength(2)
  await userEvent.type(box, 'zzz')
  const submit = await screen.findByRole('button', { name: 'Search for “zzz”' })
  await userEvent.tab()
  expect(submit).toHaveFocus()
  await userEvent.tab()
  expect(submit).not.toBeInTheDocument()
  await userEvent.click(box)
  await userEvent.click(await screen.findByRole('button', { name: 'Search for “zzz”' }))
  await waitFor(() => expect(location.pathname + location.search).toBe('/en/search?keyword=zzz'))
})

// Promise (Screens): home: make a wish, with Send
test('The wish form requires a text without hidden characters, and thanks once it is sent', async () => {
  api.on('POST', '/api/v1/google-sheet').run({ status: 200, body: { data: { success: true } } })
  await userEvent.click(screen.getByRole('button', { name: 'Make a wish' }))
  const dialog = await screen.findByRole('dialog', { name: 'Make a wish' })
  const send = within(dialog).getByRole('button', { name: 'Send' })
  await userEvent.click(send)
  expect(await within(dialog).findByText('This field is required')).toBeVisible()

  const wishField = within(dialog).getByLabelText('Your wish')
  await userEvent.click(wishField)
  await userEvent.paste('A sauna\u202e in Tainan')
  await userEvent.click(send)
  expect(await within(dialog).findByText(/^This text contains invisible characters/)).toBeVisible()
  expect(api.requests('POST', '/api/v1/google-sheet')).toEqual([])

  const long = 'a'.repeat(10_000)
  await userEvent.clear(wishField)
  await userEvent.paste(long)
  expect(wishField).toHaveValue(long)
  expect(wishField).toHaveAccessibleDescription('Please keep it to 1,000 characters')
  await userEvent.click(send)
  expect(wishField).toHaveValue(long)
  expect(api.requests('POST', '/api/v1/google-sheet')).toEqual([])

  await userEvent.clear(wishField)
  await userEvent.type(wishField, 'A sauna in Tainan')
  await userEvent.click(send)
  expect(await screen.findByText('Thank you. Your message has reached us.')).toBeVisible()
  expect(api.requests('POST', '/api/v1/google-sheet').map(({ body }) => body)).toEqual([
    { type: 'wish', content: 'A sauna in Tainan', locale: 'en' },
  ])
})

// Promise (Screens): home: the operator's banner, and logo
test('The banner and the logo are the operator’s; without one there is a drawing, and no picture that is missing', async () => {
  const [banner, logo] = ['/media/banner.svg', '/media/logo.svg']
  const sources = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(sources()).not.toContain(banner)
  expect(sources()).not.toContain(logo)
  const main = () => within(screen.getByRole('main'))
  const stage = () => main().getByRole('heading', { level: 1 }).closest('section')
  expect(stage()?.querySelector('svg')).not.toBeNull()
  cleanup()
  await openPage('/en', { api, theme: { bannerUrl: banner, logoUrl: logo, title: 'Nagomi' } })
  expect([...(stage()?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'))).toEqual([banner])
  const home = within(screen.getByRole('banner')).getByRole('link', { name: 'Nagomi' })
  expect(home.querySelector('img')).toHaveAttribute('src', logo)
})

test.each([
  [
    { serviceCount: 5000, countries: ['JP', 'KR', 'TW'] },
    'Book over 5,000 services in Japan, South Korea and Taiwan, in your own language.',
  ],
  [{ countries: ['JP'] }, 'Book services in Japan, in your own language.'],
  [{ serviceCount: 5000, tagline: { en: 'Three baths in Hakone.' } }, 'Three baths in Hakone.'],
  [{ countries: ['JP'], tagline: { ja: '箱根の三つの湯。' } }, 'Book services in Japan, in your own language.'],
])('The home page and its description claim what is true of a catalog of %j', async (theme, claim) => {
  cleanup()
  await openPage('/en', { api, theme })
  expect(within(screen.getByRole('main')).getByText(claim)).toBeVisible()
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', claim)
})

const inDays = (days: number) =>
  Temporal.Now.instant()
    .add({ hours: 24 * days })
    .toString()
/** Opens the front page in a tab that has left a reservation at its sign-in. */
async function openAfterSignIn(more: Record<string, string> = {}) {
  cleanup()
  const held = { shopId: 'shop-1', serviceId: 'service-1', holdId: 'hold', holdToken: 'token', timeZone: 'Asia/Tokyo' }
  const times = { startAt: inDays(5), expiresAt: inDays(-1) }
  await openPage('/en', { api, stored: { 'typed.held-slot': JSON.stringify({ ...held, ...times, ...more }) } })
}
const CONTINUE = /^Continue this reservation/

// Promise (Screens): home: leads back to a reservation that was left at its sign-in
test('A reservation that was left at its sign-in is offered with day, time and shop, until it is closed', async () => {
  await openAfterSignIn()
  const link = await screen.findByRole('link', { name: CONTINUE })
  expect(link).toHaveAttribute('href', '/en/reservation/service-1')
  expect(link).toHaveTextContent(/\w{3}, \w{3} \d+, \d\d:\d\d.* · Aoyama Hair$/)
  await userEvent.click(within(link.parentElement as HTMLElement).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('link', { name: CONTINUE })).toBeNull()
  cleanup()
  await openPage('/en', { api })
  await shelf('Explore by theme')
  expect(screen.queryByRole('link', { name: CONTINUE })).toBeNull()
})

test.each([
  ['whose time has come', { startAt: inDays(-1) }],
  ['whose time was released', { isReleased: 'yes' }],
])('A reservation %s is not offered', async (_what, more) => {
  await openAfterSignIn(more)
  await shelf('Explore by theme')
  expect(screen.queryByRole('link', { name: CONTINUE })).toBeNull()
  expect(api.requests('GET', '/api/v1/services/{id}')).toEqual([])
})

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Arrived } from '@yoyaku/testing'
import { expect, test, vi } from 'vitest'
import { setPageLoaders } from '../../app/load-page.ts'
import type { ShopCardData } from '../../features/catalogue/shop-card.tsx'
import { fakeApi, openPage } from '../../testing/open-page.tsx'
import { testCard } from '../../testing/shop-card.ts'

setPageLoaders({
  search: () => import('./search.tsx'),
  faqs: () => import('../faqs/faqs.tsx'),
})

type Answer = {
  readonly data: readonly ShopCardData[]
  readonly total: number
  readonly nextCursor: string | null
  readonly correctedKeyword?: string
}

const SEARCH = '/api/v1/shops/search'
const facets = { categories: [{ id: 'kimono', name: 'Kimono', count: 2 }], cities: [], price: null }

function apiWith(answer: (request: Arrived) => Answer) {
  const api = fakeApi()
  api.on('GET', '/api/v1/user/category-store').reply(200, { data: [], total: 0 })
  api.on('GET', '/api/v1/cities').reply(200, { data: [], total: 0 })
  api.on('GET', '/api/v1/user/search-tag').reply(200, { data: [], total: 0 })
  api.on('POST', '/api/v1/user/search-shop-log').reply(202, { data: { success: true } })
  api.on('GET', SEARCH).run((request) => ({ status: 200, body: { ...answer(request), facets } }))
  return api
}

const one = apiWith.bind(null, () => ({ data: [testCard('1')], total: 1, nextCursor: null }))

// Promise (Screens): search: applied filters, each to be taken away
test('a visitor sees what applies, takes one thing away, and the address follows', async () => {
  const api = one()
  await openPage('/en/search?keyword=kimono&duration=0-3&priceMin=1000', { api })
  expect(await screen.findByRole('heading', { name: 'Shop 1' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('“kimono”')
  expect(screen.getByRole('status')).toHaveTextContent('1 shop')

  await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Up to 3 hours' }))
  await waitFor(() => expect(location.search).toBe('?keyword=kimono&priceMin=1000'))
  await waitFor(() =>
    expect(api.requests('GET', SEARCH).map(({ query }) => query)).toStrictEqual([
      { limit: ['24'], keyword: ['kimono'], priceMin: ['1000'], duration: ['0-3'] },
      { limit: ['24'], keyword: ['kimono'], priceMin: ['1000'] },
    ]),
  )
  expect(api.requests('POST', '/api/v1/user/search-shop-log').map(({ body }) => body)).toStrictEqual([
    { keyword: 'kimono' },
  ])
})

test('A city in the address that does not exist is left out, and the page says so', async () => {
  const api = one()
  const kyoto = {
    id: 'kyoto',
    name: 'Kyoto',
    country: 'JP',
    cover: { url: '/x.svg', width: 16, height: 9 },
    shopCount: 1,
  }
  api.on('GET', '/api/v1/cities').reply(200, { data: [kyoto], total: 1 })
  await openPage('/en/search?cityId=atlantis', { api })
  expect(await screen.findByText('A search cannot go by “atlantis”, so it was left out.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shops'))
  expect(screen.queryByRole('link', { name: 'Remove filter: atlantis' })).toBeNull()
  await waitFor(() => expect(api.requests('GET', SEARCH).at(-1)?.query).toStrictEqual({ limit: ['24'] }))
})

test('Categories in the address that do not exist are left out, and the page says so', async () => {
  const api = one()
  const kimono = { id: 'kimono', name: 'Kimono', parentId: null, iconUrl: '/x.svg', shopCount: 1 }
  api.on('GET', '/api/v1/user/category-store').reply(200, { data: [kimono], total: 1 })
  await openPage('/en/search?categoryId=kimono&categoryId=alchemy', { api })
  expect(await screen.findByText('A search cannot go by “alchemy”, so it was left out.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Remove filter: alchemy' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Remove filter: Kimono' })).toBeVisible()
  await waitFor(() =>
    expect(api.requests('GET', SEARCH).at(-1)?.query).toStrictEqual({ limit: ['24'], categoryId: ['kimono'] }),
  )
})

test('A search counts once among the top searches, not again in another currency or after Back', async () => {
  const api = one()
  await openPage('/en/search?keyword=kimono', { api })
  const counted = () => api.requests('POST', '/api/v1/user/search-shop-log').map(({ body }) => body)
  await waitFor(() => expect(counted()).toStrictEqual([{ keyword: 'kimono' }]))
  await userEvent.click(screen.getByRole('button', { name: /^Language and currency/ }))
  await userEvent.click(await screen.findByRole('button', { name: /USD/ }))
  await waitFor(() => expect(api.requests('GET', SEARCH).at(-1)?.headers['x-currency']).toBe('USD'))
  const [questions] = screen.getAllByRole('link', { name: 'Questions and answers' })
  await userEvent.click(questions ?? document.body)
  await waitFor(() => expect(location.pathname).toBe('/en/faqs'))
  act(() => history.back())
  expect(await screen.findByRole('heading', { name: 'Shop 1' })).toBeVisible()
  expect(counted()).toStrictEqual([{ keyword: 'kimono' }])
})

// Promise (Screens): search: clear all
test('Clear all takes away every filter; the keyword, which is in its field, and the order stay', async () => {
  const api = one()
  await openPage('/en/search?keyword=silk&duration=0-3&priceMin=1000&categoryId=kimono&sort=newest', { api })
  await screen.findByRole('heading', { name: 'Shop 1' })
  expect(screen.getAllByRole('link', { name: /^Remove filter/ }).map(({ textContent }) => textContent)).toStrictEqual([
    'kimono',
    expect.stringMatching(/and up$/),
    'Up to 3 hours',
  ])
  await userEvent.click(screen.getByRole('link', { name: 'Clear all' }))
  await waitFor(() => expect(location.search).toBe('?keyword=silk&sort=newest'))
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Remove filter/ })).toBeNull())
})

test('A choice in the filter rail searches at once', async () => {
  await openPage('/en/search', { api: one() })
  await screen.findByRole('heading', { name: 'Shop 1' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Full day' }))
  await waitFor(() => expect(location.search).toBe('?duration=full-day'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price')
  await waitFor(() => expect(location.search).toBe('?duration=full-day&sort=price-asc'))
})

test('A choice in the filter rail keeps the focus where it is', async () => {
  await openPage('/en/search', { api: one() })
  const box = await screen.findByRole('checkbox', { name: 'Full day' })
  await userEvent.click(box)
  await waitFor(() => expect(location.search).toBe('?duration=full-day'))
  expect(await screen.findByRole('link', { name: 'Remove filter: Full day' })).toBeVisible()
  expect(box).toHaveFocus()
  expect(box).toBeChecked()
})

test('A filter that is removed beside the rail is removed in it', async () => {
  await openPage('/en/search', { api: one() })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Full day' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Remove filter: Full day' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Full day' })).not.toBeChecked())
})

test('Back restores the choices of the rail, and the next choice adds to them', async () => {
  await openPage('/en/search', { api: one() })
  const box = (name: string) => screen.findByRole('checkbox', { name })
  await userEvent.click(await box('Full day'))
  await userEvent.click(await screen.findByRole('link', { name: 'Clear all' }))
  await waitFor(() => expect(location.search).toBe(''))
  history.back()
  await waitFor(() => expect(location.search).toBe('?duration=full-day'))
  await waitFor(async () => expect(await box('Full day')).toBeChecked())
  await userEvent.click(await box('Up to 3 hours'))
  await waitFor(() => expect(location.search).toBe('?duration=0-3&duration=full-day'))
})

test('Reversed prices are swapped once they are applied', async () => {
  await openPage('/en/search', { api: one() })
  await userEvent.type(await screen.findByLabelText('Minimum'), '5000')
  await userEvent.type(screen.getByLabelText('Maximum'), '1000')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Full day' }))
  await waitFor(() => expect(location.search).toBe('?priceMin=1000&priceMax=5000&duration=full-day'))
  await waitFor(() => expect(screen.getByLabelText('Minimum')).toHaveValue(1000))
})

test("A result's link carries day and people to the shop", async () => {
  const date = String(Temporal.Now.plainDateISO('Asia/Tokyo').add({ days: 30 }))
  await openPage(`/en/search?date=${date}&quantity=2`, { api: one() })
  expect(await screen.findByRole('link', { name: 'Shop 1' })).toHaveAttribute(
    'href',
    `/en/brands/1?date=${date}&quantity=2`,
  )
})

test('More results are added below, where the last ones end', async () => {
  const pages: Record<string, Answer> = {
    '': { data: [testCard('1')], total: 2, nextCursor: 'next' },
    next: { data: [testCard('2')], total: 2, nextCursor: null },
  }
  const api = apiWith(({ query }) => pages[query.cursor?.[0] ?? ''] as Answer)
  await openPage('/en/search', { api })
  await userEvent.click(await screen.findByRole('link', { name: 'Show more' }))
  expect(await screen.findByRole('heading', { name: 'Shop 2' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Shop 1' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull()
})

const observers = new Set<() => void>()

/** A fake IntersectionObserver; `comesNear` reports that its element is near. */
class Watch {
  readonly #tell: () => void
  constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
    this.#tell = () => tell([{ isIntersecting: true }])
  }
  observe(): void {
    observers.add(this.#tell)
  }
  disconnect(): void {
    observers.delete(this.#tell)
  }
}
const comesNear = () => act(() => observers.forEach((tell) => void tell()))

// Promise (Screens): search: more shops come by themselves
const NEAR_TENJIN = { latitude: 33.59, longitude: 130.4, district: 'Tenjin' }
const onMap = (shops: readonly ShopCardData[]) =>
  apiWith(() => ({ data: shops, total: shops.length, nextCursor: null }))
const pins = () => [...document.querySelectorAll('[aria-hidden] > button')].map((pin) => pin.textContent)

// Promise (Screens): search: results on a drawn map with numbered pins, which asks no other site; the address keeps it
test('a visitor shows the results on the map, presses a pin, sees the card of its shop and goes back to the list', async () => {
  const api = onMap([
    { ...testCard('1'), ...NEAR_TENJIN },
    { ...testCard('2'), ...NEAR_TENJIN, longitude: 130.42 },
  ])
  await openPage('/en/search?duration=0-3', { api })
  await userEvent.click(await screen.findByRole('link', { name: 'Map' }))
  await waitFor(() => expect(location.search).toBe('?duration=0-3&view=map'))
  const list = await screen.findByRole('list', { name: 'Shops on the map' })
  expect(within(list).getAllByRole('link')[1]).toHaveTextContent('2Shop 2Tenjin')
  await waitFor(() => expect(pins()).toEqual(['1', '2']))

  expect(screen.queryByRole('article')).toBeNull()
  await userEvent.click(document.querySelectorAll('[aria-hidden] > button')[1] as Element)
  expect(screen.getByRole('article', { name: 'Shop 2' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('article')).toBeNull()

  await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Up to 3 hours' }))
  await waitFor(() => expect(location.search).toBe('?view=map'))
  await userEvent.click(await screen.findByRole('link', { name: 'List' }))
  expect(await screen.findByRole('article', { name: 'Shop 1' })).toBeVisible()
  expect(location.search).toBe('')
})

test('Shops that lie close together are one pin with their number, and a press on it goes nearer', async () => {
  const [seoul, busan] = [
    { latitude: 37.56, longitude: 126.98 },
    { latitude: 35.16, longitude: 129.16 },
  ]
  await openPage('/en/search?view=map', {
    api: onMap([
      { ...testCard('1'), ...seoul },
      { ...testCard('2'), ...seoul, latitude: 37.6 },
      { ...testCard('3'), ...busan },
    ]),
  })
  await waitFor(() => expect(pins()).toEqual(['2 shops', '3']))
  await userEvent.click(document.querySelectorAll('[aria-hidden] > button')[0] as Element)
  await waitFor(() => expect(pins()).toEqual(['1', '2']))
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(pins()).toEqual(['2 shops', '3']))
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
})

const drawnAt = () => (document.querySelector('[aria-hidden] > button') as HTMLElement).style.insetInlineStart

async function openMapOfTwo() {
  const shops = [testCard('1'), testCard('2')].map((card, index) => ({
    ...card,
    ...NEAR_TENJIN,
    longitude: 130.39 + index / 50,
  }))
  await openPage('/en/search?view=map', { api: onMap(shops) })
  await waitFor(() => expect(pins()).toEqual(['1', '2']))
}

test('The map is dragged by a pointer, which presses no pin then, and moved and zoomed by keys', async () => {
  await openMapOfTwo()
  const first = drawnAt()
  const pin = document.querySelector('[aria-hidden] > button') as Element
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: pin, coords: { clientX: 100, clientY: 100 } },
    { target: pin, coords: { clientX: 140, clientY: 100 } },
    { keys: '[/MouseLeft]', target: pin, coords: { clientX: 140, clientY: 100 } },
  ])
  expect(Number.parseFloat(drawnAt()) - Number.parseFloat(first)).toBeCloseTo(40)
  expect(screen.queryByRole('article')).toBeNull()

  screen.getByRole('button', { name: 'Zoom in' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(Number.parseFloat(drawnAt()) - Number.parseFloat(first)).toBeCloseTo(40 - 80)
  await userEvent.keyboard('0')
  expect(drawnAt()).toBe(first)
  await userEvent.keyboard('+')
  await waitFor(() => expect(pins()).not.toEqual(['1', '2']))
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  await waitFor(() => expect(pins()).toEqual(['1', '2']))
})

test('The map is zoomed by two fingers, and by a wheel with Ctrl alone, where the page stays', async () => {
  await openMapOfTwo()
  const ground = document.querySelector('[aria-hidden]:has(> button)') as Element
  const apart = () => {
    const [first = 0, second = 0] = [...ground.querySelectorAll('button')].map(({ style }) =>
      Number.parseFloat(style.insetInlineStart),
    )
    return second - first
  }
  const whole = apart()
  const [left, right] = [{ pointerId: 1 }, { pointerId: 2 }]
  fireEvent.pointerDown(ground, { ...left, clientX: 150, clientY: 100 })
  fireEvent.pointerDown(ground, { ...right, clientX: 250, clientY: 100 })
  fireEvent.pointerMove(ground, { ...right, clientX: 270, clientY: 100 })
  expect(apart()).toBeCloseTo(whole * 1.2)
  for (const pointer of [left, right]) fireEvent.pointerUp(ground, pointer)
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(apart()).toBeCloseTo(whole)

  const at = { deltaY: -60, clientX: 200, clientY: 100 }
  expect(fireEvent.wheel(ground, at)).toBe(true)
  expect(apart()).toBeCloseTo(whole)
  expect(fireEvent.wheel(ground, { ...at, ctrlKey: true })).toBe(false)
  expect(apart()).toBeCloseTo(whole * 2 ** 0.25)
})

test('The list beside the map says what a party pays, as the cards do', async () => {
  const total = { amount: 13_000, currency: 'JPY' as const }
  const next = { date: '2099-12-05', unitId: 'short', quantity: 2, times: ['10:00'], total }
  const searched = { id: 'cut', name: 'Cut', priceFrom: { ...total, amount: 6500 }, pricePer: 'person' as const, next }
  const shops = [{ ...testCard('1'), ...NEAR_TENJIN, searched }]
  await openPage('/en/search?view=map&date=2099-12-05&quantity=2', { api: onMap(shops) })
  const list = await screen.findByRole('list', { name: 'Shops on the map' })
  expect(within(list).getByRole('link')).toHaveTextContent('¥13,000 for 2 people')
})

test('The keyboard goes through the shops of the map by their list, which shows the card of each', async () => {
  await openPage('/en/search?view=map', { api: onMap([{ ...testCard('1'), ...NEAR_TENJIN }, testCard('2')]) })
  const [link, ...others] = within(await screen.findByRole('list', { name: 'Shops on the map' })).getAllByRole('link')
  expect(others).toEqual([])
  link?.focus()
  expect(await screen.findByRole('article', { name: 'Shop 1' })).toBeVisible()
})

test('Three pages of results load by themselves near the end; the next need a press', async () => {
  vi.stubGlobal('IntersectionObserver', Watch)
  const api = apiWith(({ query }) => {
    const page = Number(query.cursor?.[0] ?? '1')
    return { data: [testCard(String(page))], total: 9, nextCursor: String(page + 1) }
  })
  await openPage('/en/search', { api })
  for (const page of [1, 2, 3, 4]) {
    expect(await screen.findByRole('heading', { name: `Shop ${page}` })).toBeVisible()
    comesNear()
  }
  expect(observers.size).toBe(0)
  expect(screen.getByText('4 of 9 shops shown')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }))
  expect(await screen.findByRole('heading', { name: 'Shop 5' })).toBeVisible()
  expect(screen.getByText('5 of 9 shops shown')).toHaveAttribute('role', 'status')
  comesNear()
  expect(api.requests('GET', SEARCH)).toHaveLength(5)
})

const city = (id: string, name: string, country: string, shopCount: number) => ({
  ...{ id, name, country, shopCount, locationType: country === 'TW' ? 'domentic' : 'oversea', timeZone: 'Asia/Tokyo' },
  ...{ recommended: true, cover: testCard('1').cover },
})
const CITIES = [
  city('taipei', 'Taipei', 'TW', 30),
  city('kyoto', 'Kyoto', 'JP', 20),
  city('tokyo', 'Tokyo', 'JP', 40),
  city('seoul', 'Seoul', 'KR', 50),
]

// Promise (Screens): search: a place in one tap
test('The place filter lists countries with their cities, the most shops first, the chosen country before all', async () => {
  const api = one()
  api.on('GET', '/api/v1/cities').reply(200, { data: CITIES, total: 4 })
  await openPage('/en/search?locationType=oversea', { api })
  const places = within(await screen.findByRole('group', { name: 'Place' }))
  const offered = () => places.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  await waitFor(() =>
    expect(offered()).toStrictEqual([
      ...['Anywhere', 'Outside Taiwan', 'All of Japan', 'Tokyo', 'Kyoto', 'All of South Korea', 'Seoul'],
      ...['All of Taiwan', 'Taipei'],
    ]),
  )
  expect(places.getByRole('radio', { name: 'Outside Taiwan' })).toBeChecked()
  await userEvent.click(places.getByRole('radio', { name: 'Taipei' }))
  await waitFor(() => expect(location.search).toBe('?cityId=taipei'))
  expect(places.getByRole('radio', { name: 'Taipei' })).toBeChecked()
  await userEvent.click(places.getByRole('radio', { name: 'All of Japan' }))
  await waitFor(() => expect(location.search).toBe('?country=JP'))
  expect(await screen.findByRole('link', { name: 'Remove filter: Japan' })).toBeVisible()
  await userEvent.click(places.getByRole('radio', { name: 'Anywhere' }))
  await waitFor(() => expect(location.search).toBe(''))
})

// Promise (Screens): search: countries are folded, and choices that leave nothing step back
test('The place filter opens the country of the chosen city alone', async () => {
  const api = one()
  api.on('GET', '/api/v1/cities').reply(200, { data: CITIES, total: 4 })
  await openPage('/en/search?cityId=kyoto', { api })
  const kyoto = await screen.findByRole('radio', { name: /^Kyoto/ })
  const folds = kyoto.closest('fieldset fieldset')?.closest('form')?.querySelectorAll('details') ?? []
  expect([...folds].map((fold) => [fold.querySelector('summary')?.textContent, fold.open])).toStrictEqual([
    ['Japan', true],
    ['South Korea', false],
    ['Taiwan', false],
  ])
})

test('The place filter puts the chosen country first', async () => {
  const api = one()
  api.on('GET', '/api/v1/cities').reply(200, { data: CITIES, total: 4 })
  await openPage('/en/search?cityId=taipei', { api })
  await waitFor(() =>
    expect(
      screen.getAllByRole('radio', { name: /^All of/ }).map((radio) => radio.closest('label')?.textContent),
    ).toStrictEqual([...['All of Taiwan', 'All of Japan', 'All of South Korea']]),
  )
})

test('The place filter names the city that the keyword names instead of “Anywhere”', async () => {
  const interpretation = {
    places: [{ name: 'Kyoto', within: [], shopCount: null }],
    ...{ replaced: [], date: null, quantity: null, sort: null, unsupported: [] },
  }
  const answer = () => ({ data: [testCard('1')], total: 1, nextCursor: null, interpretation })
  await openPage('/en/search?keyword=kyoto', { api: apiWith(answer) })
  expect(await screen.findByText('Showing shops in Kyoto only')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'From your search: Kyoto' })).toBeChecked()
  expect(screen.queryByRole('radio', { name: 'Anywhere' })).toBeNull()
})

test('A mistyped keyword is answered with the words that were searched instead', async () => {
  const answer = () => ({ data: [testCard('1')], total: 1, nextCursor: null, correctedKeyword: 'manicure' })
  await openPage('/en/search?keyword=manicrue', { api: apiWith(answer) })
  expect(await screen.findByText('Nothing matches “manicrue”. Showing results for “manicure”.')).toBeVisible()
})

// Promise (Screens): search: how the words were taken
test('The results say which place was understood, what replaces a word without a match, and which filters the words contain', async () => {
  const interpretation = {
    places: [{ name: 'Ebisu', within: ['Tokyo'], shopCount: 1 }],
    replaced: [{ typed: 'ramen', by: ['Izakaya'] }],
    ...{ date: '2026-11-28', fullOn: null, quantity: 4, sort: 'price-asc', unsupported: ['19:00'] },
    ...{ priceMin: null, priceMax: { amount: 3000, currency: 'JPY' }, notFound: [], placeOnly: false },
    typed: { date: ['Nov 28'], quantity: ['for 4'], sort: ['cheap'], price: ['under ¥3000'] },
  }
  const answer = () => ({ data: [testCard('1')], total: 122, nextCursor: null, interpretation })
  const keyword = encodeURIComponent('cheap ebisu ramen Nov 28 19:00 for 4 under ¥3000')
  await openPage(`/en/search?keyword=${keyword}`, { api: apiWith(answer) })
  expect(await screen.findByText('Nothing matches “ramen”. Showing results for “Izakaya”.')).toBeVisible()
  expect(screen.getByText('Near Ebisu: 1 · other areas of Tokyo: 121')).toBeVisible()
  const chips = screen.getAllByRole('link', { name: /^Remove filter/ })
  const without = chips.map((chip) => [
    chip.textContent,
    new URL((chip as HTMLAnchorElement).href).searchParams.get('keyword'),
  ])
  expect(without).toStrictEqual([
    [expect.stringContaining('28'), 'cheap ebisu ramen 19:00 for 4 under ¥3000'],
    ['4 people', 'cheap ebisu ramen Nov 28 19:00 under ¥3000'],
    ['up to ¥3,000', 'cheap ebisu ramen Nov 28 19:00 for 4'],
    ['Lowest price', 'ebisu ramen Nov 28 19:00 for 4 under ¥3000'],
  ])
  expect(screen.getByText('A search cannot go by “19:00”, so it was left out.')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-asc')
})

const NOTHING_TYPED = {
  ...{ replaced: [], date: null, fullOn: null, quantity: null, sort: null, priceMin: null, priceMax: null },
  ...{ typed: { date: [], quantity: [], sort: [], price: [] }, unsupported: [] },
}

test('A keyword of which only the place was found says so first, and offers what there is in the place', async () => {
  const interpretation = {
    ...NOTHING_TYPED,
    ...{ places: [{ name: 'Osaka', within: [], shopCount: null }], notFound: ['falconry'], placeOnly: true },
  }
  const facets = {
    categories: [
      { id: 'culture', name: 'Culture', count: 9 },
      { id: 'kimono', name: 'Kimono', count: 9 },
    ],
    cities: [],
    price: null,
  }
  const answer = () => ({
    ...{ data: [testCard('1')], total: 78, nextCursor: null, correctedKeyword: 'osaka', interpretation, facets },
  })
  const api = apiWith(answer)
  api.on('GET', '/api/v1/user/category-store').reply(200, { data: CATEGORIES, total: 3 })
  await openPage('/en/search?keyword=falconry+osaka', { api })
  expect(await screen.findByText('Nothing found for “falconry” in osaka. Here is what osaka has:')).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Kimono' })).toHaveAttribute(
    'href',
    '/en/search?keyword=osaka&categoryId=kimono',
  )
  expect(screen.queryByText(/^Nothing matches/)).toBeNull()
})

test('A day without free times that the keyword names falls to the next free one, and the results say so', async () => {
  const interpretation = {
    ...{ ...NOTHING_TYPED, places: [], date: '2026-11-29', fullOn: '2026-11-28', notFound: [], placeOnly: false },
    typed: { date: ['today'], quantity: [], sort: [], price: [] },
  }
  const answer = () => ({ data: [testCard('1')], total: 4, nextCursor: null, interpretation })
  await openPage('/en/search?keyword=nails+today', { api: apiWith(answer) })
  const notice = await screen.findByText(/^No times are left on/)
  expect(notice).toHaveTextContent(/^No times are left on .*28.*\. Showing shops that are free on .*29.*\.$/)
  // No line breaks within a day.
  expect([...notice.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('28'),
    expect.stringContaining('29'),
  ])
})

test('The days of a rental that the keyword names go with the shops, and can be removed', async () => {
  const interpretation = {
    ...{ ...NOTHING_TYPED, places: [], notFound: [], placeOnly: false, date: '2026-12-18', days: 4, quantity: 7 },
    typed: { date: ['Dec 18'], quantity: ['for 7'], days: ['4 days'], sort: [], price: [] },
  }
  const answer = () => ({ data: [testCard('1')], total: 1, nextCursor: null, interpretation })
  await openPage(`/en/search?keyword=${encodeURIComponent('minivan Dec 18 4 days for 7')}`, { api: apiWith(answer) })
  const chip = await screen.findByRole('link', { name: /^Remove filter.*4 days/ })
  expect(screen.getByRole('link', { name: 'Remove filter: 7 seats' })).toBeVisible()
  expect(new URL((chip as HTMLAnchorElement).href).searchParams.get('keyword')).toBe('minivan Dec 18 for 7')
  const shop = screen.getAllByRole('link').find((link) => (link as HTMLAnchorElement).pathname.endsWith('/brands/1'))
  expect((shop as HTMLAnchorElement).search).toContain('date=2026-12-18&days=4&quantity=7')
})

test('A time of day that the keyword names is a chip, and can be removed', async () => {
  const interpretation = {
    ...{ ...NOTHING_TYPED, places: [], notFound: [], placeOnly: false, timeOfDay: ['evening'] },
    typed: { date: [], timeOfDay: ['evening'], quantity: [], sort: [], price: [] },
  }
  const answer = () => ({ data: [testCard('1')], total: 1, nextCursor: null, interpretation })
  await openPage('/en/search?keyword=nails+evening', { api: apiWith(answer) })
  const chip = await screen.findByRole('link', { name: 'Remove filter: Evening' })
  expect(new URL((chip as HTMLAnchorElement).href).searchParams.get('keyword')).toBe('nails')
})

test('A time of the clock that the keyword names is a chip, and goes with the shops', async () => {
  const interpretation = {
    ...{ ...NOTHING_TYPED, places: [], notFound: [], placeOnly: false, timeFrom: '18:00', timeTo: null },
    typed: { date: [], time: ['after 6pm'], quantity: [], sort: [], price: [] },
  }
  const answer = () => ({ data: [testCard('1')], total: 1, nextCursor: null, interpretation })
  await openPage('/en/search?keyword=nails+after+6pm', { api: apiWith(answer) })
  const chip = await screen.findByRole('link', { name: 'Remove filter: Starts at 18:00 or later' })
  expect(new URL((chip as HTMLAnchorElement).href).searchParams.get('keyword')).toBe('nails')
  expect(screen.getByRole('link', { name: 'Shop 1' })).toHaveAttribute('href', '/en/brands/1?timeFrom=18%3A00')
})

/** Reads what `nails` with these words asks for, unless a parameter does. */
function apiThatReads() {
  const typed = { date: 'tomorrow', timeOfDay: 'evening', time: 'after 6pm', quantity: 'for 2', price: 'under ¥5000' }
  const answer = ({ query }: Arrived) => {
    const keyword = query.keyword?.[0] ?? ''
    const says = (part: keyof typeof typed, ...parameters: string[]) =>
      keyword.includes(typed[part]) && parameters.every((name) => query[name] === undefined)
    const wordsOf = (part: keyof typeof typed, isSaid: boolean) => (isSaid ? [typed[part]] : [])
    const [date, timeOfDay, quantity] = [
      says('date', 'date'),
      says('timeOfDay', 'timeOfDay'),
      says('quantity', 'quantity'),
    ]
    const [time, price] = [says('time', 'timeFrom', 'timeTo'), says('price', 'priceMin', 'priceMax')]
    const interpretation = {
      ...{ ...NOTHING_TYPED, places: [], notFound: [], placeOnly: false },
      ...{ date: date ? tomorrow() : null, timeOfDay: timeOfDay ? ['evening'] : [] },
      ...{ timeFrom: time ? '18:00' : null, timeTo: null, quantity: quantity ? 2 : null },
      priceMax: price ? { amount: 5000, currency: 'JPY' } : null,
      typed: {
        ...{ date: wordsOf('date', date), timeOfDay: wordsOf('timeOfDay', timeOfDay), time: wordsOf('time', time) },
        ...{ quantity: wordsOf('quantity', quantity), sort: [], price: wordsOf('price', price) },
      },
    }
    return { data: [testCard('1')], total: 1, nextCursor: null, interpretation }
  }
  return apiWith(answer)
}
const keywordField = () => within(screen.getByRole('main')).getByLabelText('Search shops and services')
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

// Promise (Screens): search: the filters show what the words of the keyword set, and change it
test('The filters show what the keyword sets: day, time of day, times, people and price', async () => {
  const keyword = 'nails tomorrow evening after 6pm for 2 under ¥5000'
  await openPage(`/en/search?${new URLSearchParams({ keyword })}`, { api: apiThatReads() })
  await screen.findByRole('heading', { name: 'Shop 1' })
  const rail = within(screen.getByRole('complementary'))
  expect(rail.getByLabelText('People')).toHaveValue('2')
  expect(rail.getByLabelText('Earliest start')).toHaveValue('18:00')
  expect(rail.getByLabelText('Latest start')).toHaveValue('')
  expect(rail.getByRole('checkbox', { name: 'Evening' })).toBeChecked()
  expect(rail.getByLabelText('Maximum')).toHaveValue(5000)
  expect(document.querySelector('aside [name="date"]')).toHaveValue(tomorrow())
  expect(screen.getByRole('button', { name: /^Filters/ })).toHaveTextContent('Filters5')
})

test('A filter that is changed takes the words away that set it, and leaves the others to the keyword', async () => {
  await openPage(`/en/search?${new URLSearchParams({ keyword: 'nails after 6pm for 2' })}`, { api: apiThatReads() })
  await screen.findByRole('heading', { name: 'Shop 1' })
  const people = () => within(screen.getByRole('complementary')).getByLabelText('People')
  await userEvent.selectOptions(people(), '3')
  await waitFor(() => expect(location.search).toBe('?keyword=nails+after+6pm&quantity=3'))
  expect(await screen.findByRole('link', { name: 'Remove filter: 3 people' })).toBeVisible()
  expect(keywordField()).toHaveValue('nails after 6pm')
  await userEvent.selectOptions(within(screen.getByRole('complementary')).getByLabelText('Earliest start'), '')
  await waitFor(() => expect(location.search).toBe('?keyword=nails&quantity=3'))
  expect(people()).toHaveValue('3')
})

test('Another filter keeps the focus and the words, and other words in the field win over those before', async () => {
  await openPage('/en/search?keyword=nails+for+2', { api: apiThatReads() })
  await screen.findByRole('heading', { name: 'Shop 1' })
  const morning = screen.getByRole('checkbox', { name: 'Morning' })
  await userEvent.click(morning)
  await waitFor(() => expect(location.search).toBe('?keyword=nails+for+2&timeOfDay=morning'))
  await screen.findByRole('link', { name: 'Remove filter: Morning' })
  expect(morning).toHaveFocus()
  const field = keywordField()
  await userEvent.clear(field)
  await userEvent.type(field, 'nails{Enter}')
  await waitFor(() => expect(location.search).toBe('?keyword=nails&timeOfDay=morning'))
  expect(within(screen.getByRole('complementary')).getByLabelText('People')).toHaveValue('')
})

test('A word that says a day and a time of it is two chips: what stays of it becomes a filter', async () => {
  const interpretation = {
    ...{ ...NOTHING_TYPED, places: [], notFound: [], placeOnly: false, date: '2026-11-28', timeOfDay: ['evening'] },
    typed: { date: ['tonight'], timeOfDay: ['tonight'], quantity: [], sort: [], price: [] },
  }
  const answer = () => ({ data: [testCard('1')], total: 1, nextCursor: null, interpretation })
  await openPage('/en/search?keyword=nails+tonight', { api: apiWith(answer) })
  const evening = await screen.findByRole('link', { name: 'Remove filter: Evening' })
  expect((evening as HTMLAnchorElement).search).toBe('?keyword=nails&date=2026-11-28')
  const day = screen.getByRole('link', { name: /^Remove filter.*28/ })
  expect((day as HTMLAnchorElement).search).toBe('?keyword=nails&timeOfDay=evening')
})

test('A typed price that no shop has is left out, and the results say so', async () => {
  const interpretation = {
    ...{ ...NOTHING_TYPED, places: [], notFound: [], placeOnly: false, priceUnmet: true },
    priceMax: { amount: 100, currency: 'JPY' },
    typed: { date: [], quantity: [], sort: [], price: ['under ¥100'] },
  }
  const answer = () => ({ data: [testCard('1')], total: 4, nextCursor: null, interpretation })
  await openPage(`/en/search?keyword=${encodeURIComponent('nails under ¥100')}`, { api: apiWith(answer) })
  expect(await screen.findByText('No shop has this at “under ¥100”. Showing the nearest prices first.')).toBeVisible()
})

test('A typed time that no shop serves is left out, and the results say so', async () => {
  const interpretation = { ...NOTHING_TYPED, places: [], notFound: [], placeOnly: false, unmet: ['after 9pm'] }
  const answer = () => ({ data: [testCard('1')], total: 4, nextCursor: null, interpretation })
  await openPage('/en/search?keyword=nails+after+9pm', { api: apiWith(answer) })
  expect(await screen.findByText('No shop here offers “after 9pm”, so it was left out.')).toBeVisible()
})

test('The results say that no shop has all kinds that are typed together', async () => {
  const interpretation = { ...NOTHING_TYPED, places: [], notFound: [], placeOnly: false, noneHasAll: ['lash', 'nails'] }
  const answer = () => ({ data: [testCard('1')], total: 4, nextCursor: null, interpretation })
  await openPage('/en/search?keyword=lash+and+nails', { api: apiWith(answer) })
  expect(
    await screen.findByText('No shop was found with all of “lash, nails”. Showing shops with at least one of them.'),
  ).toBeVisible()
})

test.each([
  [0, 2, undefined, 'No shops near Umeda. Showing shops in Osaka: 2'],
  [0, 2, 'price', 'No shops near Umeda in your price range. Showing shops in Osaka: 2'],
  [0, 2, 'filters', 'No shops near Umeda match your filters. Showing shops in Osaka: 2'],
  [1, 2, undefined, 'Near Umeda: 1 · other areas of Osaka: 1'],
  [2, 2, undefined, 'Near Umeda: 2'],
])(
  'The results of a district with %i of %i shops, ruled out by %s, say what is near and what is shown',
  async (shopCount, total, ruledOutBy, text) => {
    const interpretation = {
      places: [{ name: 'Umeda', within: ['Osaka'], shopCount, ...(ruledOutBy !== undefined && { ruledOutBy }) }],
      ...{ replaced: [], date: null, quantity: null, sort: null, unsupported: [] },
    }
    const answer = () => ({ data: [testCard('1')], total, nextCursor: null, interpretation })
    await openPage('/en/search?keyword=umeda', { api: apiWith(answer) })
    expect(await screen.findByText(text)).toBeVisible()
  },
)

// Promise (Screens): search: nothing found, and what there is instead
test('An empty result offers the search without the filter that excludes the most, and top searches', async () => {
  const totals = ({ query }: Arrived) => (query.quantity === undefined ? 7 : query.duration === undefined ? 31 : 0)
  const api = apiWith((request) => ({ data: [], total: totals(request), nextCursor: null }))
  api.on('GET', '/api/v1/user/search-tag').reply(200, { data: [{ keyword: 'sauna', count: 3 }], total: 1 })
  await openPage('/en/search?keyword=zzz&quantity=5&duration=full-day', { api })
  const ways = await screen.findAllByRole('link', { name: /^Without/ })
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toStrictEqual([
    ['Without “Full day”31 shops', '/en/search?keyword=zzz&quantity=5'],
    ['Without “5 people”7 shops', '/en/search?keyword=zzz&duration=full-day'],
  ])
  expect(await screen.findByRole('link', { name: 'sauna' })).toHaveAttribute('href', '/en/search?keyword=sauna')
})

// Promise (Screens): search: "No results found, please try again"
test('An empty result says so, with one way on', async () => {
  await openPage('/en/search?keyword=zzz&quantity=5', {
    api: apiWith(() => ({ data: [], total: 0, nextCursor: null })),
  })
  expect(await screen.findByText('No results found, please try again')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search without filters' })).toHaveAttribute('href', '/en/search?keyword=zzz')
})

test('A search that fails says so and may be tried again', async () => {
  const api = one()
  api.once('GET', SEARCH).reply(403, { code: 'FORBIDDEN' })
  await openPage('/en/search', { api })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Shop 1' })).toBeVisible()
})

test('A card of a search for a service shows that service and its price, not the price of another', async () => {
  const searched = { id: 's', name: 'Gel nails', priceFrom: { amount: 9900, currency: 'JPY' } } as const
  const answer = () => ({ data: [{ ...testCard('1'), searched }, testCard('2')], total: 2, nextCursor: null })
  await openPage('/en/search?keyword=nails', { api: apiWith(answer) })
  const [first, second] = await screen.findAllByRole('article')
  expect(first).toHaveTextContent('Shop 1Kyoto · KimonoGel nailsfrom ¥9,900')
  expect(second).toHaveTextContent('Shop 2Kyoto · Kimonofrom ¥6,500')
})

// Promise (Screens): search: a card leads to the service that it shows
test('A card leads to the shop with the searched service selected, and with the day and the people', async () => {
  const searched = { id: 'gel', name: 'Gel nails', priceFrom: { amount: 9900, currency: 'JPY' } } as const
  const answer = () => ({ data: [{ ...testCard('1'), searched }, testCard('2')], total: 2, nextCursor: null })
  await openPage('/en/search?keyword=nails&date=2099-12-24&quantity=2', { api: apiWith(answer) })
  const links = await screen.findAllByRole('link', { name: /^Shop \d$/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/brands/1?date=2099-12-24&quantity=2&serviceId=gel',
    '/en/brands/2?date=2099-12-24&quantity=2',
  ])
})

// Promise (Screens): search: in which part of its city a shop is
test('A card names the district of its shop, where that is known', async () => {
  const data = [{ ...testCard('1'), district: 'Gion' }, testCard('2')]
  await openPage('/en/search', { api: apiWith(() => ({ data, total: 2, nextCursor: null })) })
  expect(await screen.findByRole('article', { name: 'Shop 1' })).toHaveTextContent(/Gion, Kyoto · Kimono/)
  expect(screen.getByRole('article', { name: 'Shop 2' })).toHaveTextContent(/Shop 2Kyoto · Kimono/)
})

test('A card of a search for a day says that the shop is free on it', async () => {
  const answer = () => ({ data: [{ ...testCard('1'), nextAvailableDate: '2099-12-24' }], total: 1, nextCursor: null })
  await openPage('/en/search?date=2099-12-24', { api: apiWith(answer) })
  expect(await screen.findByText('Available on Thu, Dec 24')).toBeVisible()
})

test('A card of a search without a day says from when the shop is free', async () => {
  const answer = () => ({ data: [{ ...testCard('1'), nextAvailableDate: '2099-12-24' }], total: 1, nextCursor: null })
  await openPage('/en/search', { api: apiWith(answer) })
  expect(await screen.findByText('Available from Thu, Dec 24')).toBeVisible()
})

// Promise (Screens): search: a day
test('The date filter opens a calendar in the language of the page, which also clears the day', async () => {
  const api = one()
  await openPage('/en/search?date=2030-05-20', { api })
  const date = await screen.findByRole('button', { name: 'Date: Mon, May 20' })
  await userEvent.click(date)
  await userEvent.click(await screen.findByRole('button', { name: 'Any day' }))
  await waitFor(() => expect(location.search).toBe(''))

  await userEvent.click(await screen.findByRole('button', { name: 'Date: Any day' }))
  const [month] = await screen.findAllByRole('grid')
  const days = within(month as HTMLElement).getAllByRole('button')
  // On the last day of a month no other of it is left.
  const last = days.findLast((day) => !day.hasAttribute('data-disabled')) as HTMLElement
  await userEvent.click(last)
  const dayOfMonth = (last.textContent ?? '').padStart(2, '0')
  await waitFor(() => expect(location.search).toMatch(new RegExp(`^\\?date=\\d{4}-\\d{2}-${dayOfMonth}$`)))
})

// Promise (Screens): search: today, tomorrow, this weekend and the next one in one press
test('The date filter offers today, tomorrow and the days of two weekends with one press each', async () => {
  await openPage('/en/search', { api: one() })
  await userEvent.click(await screen.findByRole('button', { name: 'Date: Any day' }))
  const [grid] = await screen.findAllByRole('grid')
  expect(grid).toBeVisible()
  const marked = (attribute: string) =>
    [...(grid?.querySelectorAll(`td [${attribute}]`) ?? [])].map(({ textContent }) => textContent)
  const today = String(Temporal.Now.plainDateISO('Asia/Tokyo'))
  // Days that are today or tomorrow have a button of their own: none is left on a Saturday.
  const weekendDays = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].filter(
    (days) => Temporal.PlainDate.from(today).add({ days }).dayOfWeek >= 6,
  )
  const weekend = screen.queryAllByRole('button', { name: /^(Sat|Sun), / })
  expect(weekend).toHaveLength(weekendDays.length)
  expect(marked('data-first'), 'today has its mark').toStrictEqual([String(Number(today.slice(8)))])
  for (const [weekday, name] of [
    [0, 'Sunday'],
    [6, 'Saturday'],
  ] as const) {
    const day = grid?.querySelector(`td [data-weekday="${weekday}"]`)
    expect(day?.closest('table')?.querySelector(`th[data-weekday="${weekday}"]`)).toHaveAccessibleName(name)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Tomorrow' }))
  await waitFor(() => expect(location.search).toBe(`?date=${Temporal.Now.plainDateISO('Asia/Tokyo').add({ days: 1 })}`))
})

const icon = { url: '/x.svg', width: 16, height: 16 }
const CATEGORIES = [
  { id: 'culture', slug: 'culture', name: 'Culture', icon, parentId: null, shopCount: 3 },
  { id: 'kimono', slug: 'kimono', name: 'Kimono', icon, parentId: 'culture', shopCount: 2 },
  { id: 'beauty', slug: 'beauty', name: 'Beauty', icon, parentId: null, shopCount: 1 },
]

// Promise (Screens): search: price range, experience time, time of day, categories, people, the sorts, apply
test('The filters are price in the shown currency, experience time, time of day, categories, people, and the sort orders', async () => {
  const api = one()
  api.on('GET', '/api/v1/user/category-store').reply(200, { data: CATEGORIES, total: 3 })
  await openPage('/en/search', { api })
  await screen.findByRole('heading', { name: 'Shop 1' })
  const rail = within(screen.getByRole('complementary', { name: 'Filters' }))
  expect(rail.getByRole('group', { name: 'Price range (¥)' })).toContainElement(rail.getByLabelText('Minimum'))
  expect(
    within(rail.getByRole('group', { name: 'Experience time' }))
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent),
  ).toStrictEqual(['Up to 3 hours', '3 to 5 hours', '5 to 7 hours', 'Full day'])
  const times = within(rail.getByRole('group', { name: 'Time of day' })).getAllByRole('checkbox')
  expect(times.map((box) => box.closest('label')?.textContent)).toStrictEqual(['Morning', 'Afternoon', 'Evening'])
  const categories = await rail.findByRole('group', { name: 'Category' })
  expect((await within(categories).findAllByRole('checkbox')).map((box) => box.nextSibling?.textContent)).toStrictEqual(
    ['Culture', 'Beauty'],
  )
  const options = (name: string) =>
    within(screen.getByLabelText(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(options('People')).toStrictEqual(['Any number', '1', '2', '3', '4', '5'])
  expect(options('Sort by')).toStrictEqual(['Most popular', 'Lowest price', 'Highest price', 'Newest store'])
  expect(rail.getByRole('button', { name: 'Apply' })).toBeVisible()
})

test('Best rated is offered where a shop has reviews, and is sent', async () => {
  const rated = { ...testCard('1'), rating: 4.5, ratingCount: 2 }
  const api = apiWith(() => ({ data: [rated], total: 1, nextCursor: null }))
  await openPage('/en/search', { api })
  await screen.findByRole('heading', { name: 'Shop 1' })
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Best rated')
  await waitFor(() => expect(location.search).toBe('?sort=rating'))
  await waitFor(() => expect(api.requests('GET', SEARCH).at(-1)?.query).toMatchObject({ sort: ['rating'] }))
})

// Promise (Screens): search: the filter sheet says how many shops are left
test('The button of the filter sheet says how many shops its choices leave, before they are applied', async () => {
  const api = one()
  api.on('GET', '/api/v1/user/category-store').reply(200, { data: CATEGORIES, total: 3 })
  await openPage('/en/search', { api })
  await screen.findByRole('heading', { name: 'Shop 1' })
  api.on('GET', '/api/v1/shops/search').run(({ query }) => ({
    status: 200,
    body: { data: [], total: query.quantity?.[0] === '4' ? 0 : 7, nextCursor: null },
  }))
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await userEvent.click(await sheet.findByRole('checkbox', { name: /^Culture/ }))
  expect(await sheet.findByRole('button', { name: 'Show 7 shops' })).toBeVisible()
  expect(location.search).toBe('')
  await userEvent.selectOptions(sheet.getByLabelText('People'), '4')
  await userEvent.click(await sheet.findByRole('button', { name: 'No shops' }))
  await waitFor(() => expect(location.search).toBe('?categoryId=culture&quantity=4'))
})

// Promise (Screens): search: what is within a category, also in the filter sheet
test("A category's subcategories are offered in the filter sheet at once, and replace the category", async () => {
  const api = one()
  api.on('GET', '/api/v1/user/category-store').reply(200, { data: CATEGORIES, total: 3 })
  await openPage('/en/search', { api })
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  const culture = await sheet.findByRole('checkbox', { name: /^Culture/ })
  await userEvent.click(culture)
  const kimono = await sheet.findByRole('checkbox', { name: /^Kimono/ })
  await userEvent.click(kimono)
  expect([culture, kimono].map((box) => (box as HTMLInputElement).checked)).toStrictEqual([false, true])
  await userEvent.click(await sheet.findByRole('button', { name: 'Show 1 shop' }))
  await waitFor(() => expect(location.search).toBe('?categoryId=kimono'))
  await userEvent.click(within(screen.getByRole('complementary')).getByRole('checkbox', { name: /^Culture/ }))
  await waitFor(() => expect(location.search).toBe('?categoryId=culture'))
})

// Promise (Screens): what each filter and each order asks for
test('Each filter and each sort order is applied as it is chosen: price with Apply, categories with their subcategories', async () => {
  const api = one()
  api.on('GET', '/api/v1/user/category-store').reply(200, { data: CATEGORIES, total: 3 })
  await openPage('/en/search', { api })
  const expectSearch = (expected: string) => waitFor(() => expect(location.search).toBe(expected))
  const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }))

  await userEvent.type(await screen.findByLabelText('Minimum'), '1000')
  await userEvent.type(screen.getByLabelText('Maximum'), '5000')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await expectSearch('?priceMin=1000&priceMax=5000')
  await userEvent.click(await screen.findByRole('link', { name: 'Clear all' }))
  await expectSearch('')

  await choose(/^Culture/)
  await expectSearch('?categoryId=culture')
  await choose(/^Kimono/)
  await expectSearch('?categoryId=kimono')
  await userEvent.click(await screen.findByRole('link', { name: 'Clear all' }))
  await expectSearch('')

  for (const name of ['Up to 3 hours', '3 to 5 hours', '5 to 7 hours', 'Full day']) await choose(name)
  await expectSearch('?duration=0-3&duration=3-5&duration=5-7&duration=full-day')
  await userEvent.click(await screen.findByRole('link', { name: 'Clear all' }))
  await expectSearch('')

  for (const name of ['Morning', 'Evening']) await choose(name)
  await expectSearch('?timeOfDay=morning&timeOfDay=evening')
  await userEvent.click(await screen.findByRole('link', { name: 'Remove filter: Morning' }))
  await expectSearch('?timeOfDay=evening')
  await userEvent.click(await screen.findByRole('link', { name: 'Clear all' }))
  await expectSearch('')

  for (const [label, expectedSearch] of [
    ['Lowest price', '?sort=price-asc'],
    ['Highest price', '?sort=price-desc'],
    ['Newest store', '?sort=newest'],
    ['Most popular', ''],
  ] as const) {
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), label)
    await expectSearch(expectedSearch)
  }
  const last = api.requests('GET', SEARCH).map(({ query: { limit: _, ...filters } }) => filters)
  expect(last).toContainEqual({ priceMin: ['1000'], priceMax: ['5000'] })
  expect(last).toContainEqual({ duration: ['0-3', '3-5', '5-7', 'full-day'] })
  expect(last).toContainEqual({ timeOfDay: ['morning', 'evening'] })
  expect(last).toContainEqual({ categoryId: ['kimono'] })
  expect(last).toContainEqual({ sort: ['price-desc'] })
})

const districts = [
  { id: 'shibuya', name: 'Shibuya', count: 3 },
  { id: 'ueno', name: 'Ueno', count: 0 },
]

function apiWithDistricts() {
  const api = one()
  const cover = { url: '/x.svg', width: 16, height: 9 }
  const tokyo = { id: 'tokyo', name: 'Tokyo', country: 'JP', locationType: 'oversea', cover, shopCount: 9 }
  api.on('GET', '/api/v1/cities').reply(200, { data: [tokyo], total: 1 })
  const answer = { data: [testCard('1')], total: 1, nextCursor: null }
  api.on('GET', SEARCH).reply(200, { ...answer, facets: { ...facets, districts } })
  return api
}

// Promise (Screens): search: districts of the city that is chosen, each to be taken away
test('A visitor chooses a district of the city, which stands in the address and can be taken away', async () => {
  const api = apiWithDistricts()
  await openPage('/en/search?keyword=kimono&cityId=tokyo', { api })
  const group = await screen.findByRole('group', { name: 'Districts' })
  expect(within(group).getAllByRole('checkbox')).toHaveLength(2)
  expect(within(group).getByText('Ueno', { exact: false })).not.toHaveTextContent('0')
  await userEvent.click(within(group).getByRole('checkbox', { name: /^Shibuya/ }))
  await waitFor(() => expect(location.search).toBe('?keyword=kimono&cityId=tokyo&districtId=shibuya'))
  await waitFor(() => expect(api.requests('GET', SEARCH).at(-1)?.query.districtId).toEqual(['shibuya']))
  await userEvent.click(await screen.findByRole('link', { name: 'Remove filter: Shibuya' }))
  await waitFor(() => expect(location.search).toBe('?keyword=kimono&cityId=tokyo'))
})

test('Who leaves a city leaves its districts', async () => {
  await openPage('/en/search?cityId=tokyo&districtId=shibuya', { api: apiWithDistricts() })
  await screen.findByRole('group', { name: 'Districts' })
  await userEvent.click(screen.getByRole('radio', { name: 'Anywhere' }))
  await waitFor(() => expect(location.search).toBe(''))
})

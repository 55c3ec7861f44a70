import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setPageLoaders } from '../../../app/load-page.ts'
import { addRecentSearch, recentSearches } from '../../../data/recent-searches.ts'
import { fakeApi, openPage } from '../../../testing/open-page.tsx'
import { testCard } from '../../../testing/shop-card.ts'

setPageLoaders({
  faqs: () => import('../../../pages/faqs/faqs.tsx'),
  search: () => import('../../../pages/search/search.tsx'),
})

const SEARCH = '/api/v1/shops/search'
const facets = { categories: [], cities: [], price: null }

async function openField(searches: readonly string[] = []) {
  for (const keyword of searches.toReversed()) addRecentSearch(keyword)
  const api = fakeApi()
  const list = (path: string, data: readonly object[]) =>
    api.on('GET', path).run({ status: 200, body: { data, total: data.length } })
  list('/api/v1/user/search-tag', [{ keyword: 'tea', count: 3 }])
  list('/api/v1/cities', [{ id: 'kyoto', name: 'Kyoto', country: 'JP', shopCount: 2 }])
  list('/api/v1/user/category-store', [{ id: 'tea', slug: 'tea', name: 'Tea', shopCount: 1 }])
  api.on('POST', '/api/v1/user/search-shop-log').reply(202, { data: { success: true } })
  const places = [{ name: 'Shibuya', within: ['Tokyo'], shopCount: 7 }]
  const shops = [{ ...testCard('1'), shopName: 'Shibuya Tea' }, testCard('2')]
  api.on('GET', SEARCH).run(({ query }) => ({
    status: 200,
    // The page of results gets none.
    body: {
      data: shops,
      total: 9,
      nextCursor: null,
      facets,
      ...(query.limit?.[0] === '4' && { interpretation: { places } }),
    },
  }))
  await openPage('/en/faqs', { api })
  const banner = within(screen.getByRole('banner'))
  const box = await banner.findByRole('combobox')
  await userEvent.click(box)
  const options = () => banner.queryAllByRole('option').map(({ textContent }) => textContent)
  const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { api, banner, box, options, active }
}

// Promise (Screens): search: the field offers recent searches, which can be cleared, then districts and categories with shops, and shops
test('The search field offers recent searches on focus, which can be cleared', async () => {
  const { banner, box, options } = await openField(['nails', 'onsen'])
  await waitFor(() => expect(options()).toEqual(['nails ', 'onsen ', 'tea ']))
  await userEvent.click(banner.getByRole('button', { name: 'Clear recent searches' }))
  expect(options()).toEqual(['tea '])
  expect(recentSearches()).toEqual([])
  expect(box).toHaveFocus()
})

test('The search field offers what the server finds for the text, by one request for all its keys', async () => {
  const { api, banner, box, options } = await openField()
  await userEvent.type(box, 'shibuya')
  await waitFor(() => expect(options()).toEqual(['Shibuya 7 shops', 'Shibuya Tea ']))
  expect(banner.getByRole('status')).toHaveTextContent('2 suggestions')
  expect(api.requests('GET', SEARCH).map(({ query }) => query)).toEqual([{ keyword: ['shibuya'], limit: ['4'] }])
  await userEvent.click(banner.getByRole('option', { name: 'Shibuya Tea' }))
  expect(location.pathname).toBe('/en/brands/1')
})

test('The search field offers in katakana what is typed in hiragana', async () => {
  const { box, options } = await openField(['ジェルネイル', '着物'])
  await userEvent.type(box, 'ねいる')
  await waitFor(() => expect(options()).toEqual(['ジェルネイル ']))
})

test('The search field is led by arrow keys, leaves Home and End to the text, and closes with Escape', async () => {
  const { box, options, active } = await openField(['nails'])
  await waitFor(() => expect(options()).toEqual(['nails ', 'tea ']))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('tea ')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBeUndefined()
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toBe('tea ')
  await userEvent.keyboard('{End}')
  expect(active()).toBeUndefined()
  await userEvent.type(box, 't')
  await userEvent.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(box).toHaveValue('t')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(location.pathname + location.search).toBe('/en/search?keyword=Tea'))
  await waitFor(() => expect(recentSearches()).toEqual(['Tea', 'nails']))
})

test('The search field leaves every key to an input method that is composing', async () => {
  const { box, options, active } = await openField(['nails'])
  await waitFor(() => expect(options()).toEqual(['nails ', 'tea ']))
  await userEvent.keyboard('{ArrowDown}')
  for (const [key, composing] of [
    ['Enter', { isComposing: true }],
    ['Enter', { keyCode: 229 }],
    ['ArrowDown', { isComposing: true }],
    ['Escape', { isComposing: true }],
  ] as const) {
    const press = createEvent.keyDown(box, { key, ...composing })
    fireEvent(box, press)
    expect(press.defaultPrevented, key).toBe(false)
    expect(active(), key).toBe('nails ')
  }
  expect(location.pathname).toBe('/en/faqs')
})

test('The search field closes when it is left', async () => {
  const { box, options } = await openField()
  await waitFor(() => expect(options()).toEqual(['tea ']))
  await userEvent.tab()
  expect(options()).toEqual([])
  expect(box).toHaveAttribute('aria-expanded', 'false')
})

test('The search field works where the browser blocks storage', async () => {
  const { box, options } = await openField(['nails'])
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  onTestFinished(() => blocked.mockRestore())
  await userEvent.type(box, 'tea')
  await waitFor(() => expect(options()).toEqual(['Tea 1 shop']))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(location.search).toBe('?keyword=tea'))
})

import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setPageLoaders } from '../app/load-page.ts'
import { fakeApi, openPage } from '../testing/open-page.tsx'
import { testCard } from '../testing/shop-card.ts'

setPageLoaders({
  search: () => import('../pages/search/search.tsx'),
})

// Promise (Addresses): "today" is today in a tab that was open over midnight
test.each(['visibilitychange', 'pushState'])('Site.now follows the clock over midnight at %s', async (event) => {
  vi.useFakeTimers({ toFake: ['Date', 'Temporal'], now: Date.parse('2026-11-21T23:59:00+09:00') })
  onTestFinished(() => void vi.useRealTimers())
  const api = fakeApi()
  const nothing = { data: [], total: 0 }
  for (const path of ['/api/v1/user/category-store', '/api/v1/cities', '/api/v1/user/search-tag'] as const)
    api.on('GET', path).reply(200, nothing)
  api.on('GET', '/api/v1/shops/search').reply(200, {
    data: [{ ...testCard('1'), country: 'JP', nextAvailableDate: '2026-11-22' }],
    total: 1,
    nextCursor: null,
    facets: { categories: [], cities: [], price: null },
  })
  await openPage('/en/search', { api })
  expect(await screen.findByText('Available tomorrow')).toBeVisible()
  vi.setSystemTime(Date.parse('2026-11-22T00:01:00+09:00'))
  act(() => void (event === 'visibilitychange' ? document : window).dispatchEvent(new Event(event)))
  // The list is read anew for the new day, and replaces the card.
  await waitFor(() => expect(screen.getByText('Available today')).toBeVisible())
})

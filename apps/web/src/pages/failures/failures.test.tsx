import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { setPageLoaders } from '../../app/load-page.ts'
import { openPage } from '../../testing/open-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const FAQS = { faqs: () => import('../faqs/faqs.tsx') }
setPageLoaders(FAQS)

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

// Promise (Addresses): an unknown page: 404, "Page Not Found", "Page not found"
test('An unknown page is titled “Page Not Found” and headed “Page not found”, with ways on', async () => {
  await openPage('/en/nowhere')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Page Not Found | Yoyaku'))
  expect(robots()).toBe('noindex')
  expect(screen.getByRole('link', { name: 'Search shops' })).toHaveAttribute('href', '/en/search')
})

// Promise (Addresses): any other failure: 500, "Internal Server Error"
test('Any other failure is titled “Internal Server Error”, and can be tried again', async () => {
  await openPage('/en/faqs', { failure: 500 })
  expect(await screen.findByText(/Something went wrong\. Please try again later\./)).toHaveTextContent(
    'If it keeps happening, write to help@yoyaku.example.',
  )
  await waitFor(() => expect(document.title).toBe('Internal Server Error | Yoyaku'))
  expect(robots()).toBe('noindex')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'help@yoyaku.example' })).toHaveAttribute('href', 'mailto:help@yoyaku.example')
})

test('A page that the server is too busy to show says that, and can be tried again', async () => {
  await openPage('/en/faqs', { failure: 503 })
  expect(await screen.findByRole('heading', { level: 1, name: "We're very busy right now" })).toBeVisible()
  expect(screen.getByText('Many people are here at the moment. Please wait a little, then try again.')).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Internal Server Error | Yoyaku'))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('A page whose code does not come because the server is out of reach opens by itself once it answers, however the browser calls it', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  let isReachable = false
  setPageLoaders({
    faqs: async () => {
      if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module')
      return FAQS.faqs()
    },
  })
  await openPage('/en/nowhere')
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('Failed to fetch')
    return new Response()
  })
  await act(async () => navigate('/en/faqs'))
  expect(await screen.findByRole('heading', { level: 1, name: "You're offline" })).toBeVisible()
  isReachable = true
  expect(await screen.findByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
  expect(errors.mock.calls.flat().filter((error) => String(error).includes('use()'))).toStrictEqual([])
})

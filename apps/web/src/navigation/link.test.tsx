import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setPageLoaders } from '../app/load-page.ts'
import { fakeApi, openPage } from '../testing/open-page.tsx'

setPageLoaders({
  auth: () => import('../pages/auth/auth.tsx'),
  'term-of-use': () => import('../pages/term-of-use/term-of-use.tsx'),
  faqs: () => import('../pages/faqs/faqs.tsx'),
})

const FAQS = '/api/v1/faq-categories'
const requestCount = (api: ReturnType<typeof fakeApi>): number => api.requests('GET', FAQS).length

test('A link that opens in another tab leaves this one where it is', async () => {
  const api = fakeApi()
  api.isKnown = false
  await openPage('/en/auth', { api })
  await userEvent.type(await screen.findByLabelText('Email'), 'hana@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
  const terms = await screen.findByRole('link', { name: 'terms of use' })
  const followed = vi.fn((event: Event) => event.defaultPrevented)
  addEventListener('click', followed, { once: true })
  await userEvent.click(terms)
  expect(terms).toHaveAttribute('href', '/en/term-of-use')
  expect(followed).toHaveReturnedWith(false)
  expect(location.pathname).toBe('/en/auth')
})

test('A link under a resting pointer prefetches its page', async () => {
  const api = fakeApi()
  api.on('GET', FAQS).run({ status: 200, body: { data: [], total: 0 } })
  await openPage('/en/nowhere', { api })
  const [questions] = screen.getAllByRole('link', { name: 'Questions and answers' })
  if (questions === undefined) throw new Error('the footer has no questions')
  await userEvent.hover(questions)
  await waitFor(() => expect(requestCount(api)).toBe(1))
  await userEvent.click(questions)
  await waitFor(() => expect(location.pathname).toBe('/en/faqs'))
  expect(requestCount(api)).toBe(1)
})

test('A link prefetches nothing for a browser that saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const api = fakeApi()
  await openPage('/en/nowhere', { api })
  const [questions] = screen.getAllByRole('link', { name: 'Questions and answers' })
  if (questions === undefined) throw new Error('the footer has no questions')
  await userEvent.pointer({ keys: '[MouseLeft>]', target: questions })
  expect(requestCount(api)).toBe(0)
})

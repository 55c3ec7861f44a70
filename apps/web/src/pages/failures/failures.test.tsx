import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setPageLoaders } from '../../app/load-page.ts'
import { openPage } from '../../testing/open-page.tsx'

setPageLoaders({
  faqs: () => import('../faqs/faqs.tsx'),
})

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

test('An unknown page is titled “Page Not Found” and headed “Page not found”, with ways on', async () => {
  await openPage('/en/nowhere')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Page Not Found | Yoyaku'))
  expect(robots()).toBe('noindex')
  expect(screen.getByRole('link', { name: 'Search shops' })).toHaveAttribute('href', '/en/search')
})

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

import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setPageLoaders } from '../app/load-page.ts'
import { clearRecentSearches } from '../data/recent-searches.ts'
import { fakeApi, openPage } from '../testing/open-page.tsx'
import * as css from './header/header.css.ts'

setPageLoaders({
  profile: () => import('../pages/profile/profile.tsx'),
  faqs: () => import('../pages/faqs/faqs.tsx'),
  auth: () => import('../pages/auth/auth.tsx'),
  home: () => import('../pages/home/home.tsx'),
  japan: () => import('../pages/japan/japan.tsx'),
})

const header = () => within(screen.getByRole('banner'))

// Promise (Addresses): the header offers login and register
test('The header offers a visitor sign-in and registering, with the way back', async () => {
  await openPage('/en/faqs?x=1', { api: fakeApi() })
  const back = '/en/auth?redirect=%2Fen%2Ffaqs%3Fx%3D1'
  expect(header().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', back)
  expect(header().getByRole('link', { name: 'Register' })).toHaveAttribute('href', back)
})

test('The search box of the header offers top searches, cities and categories, read when it is focused', async () => {
  const api = fakeApi()
  const read = [
    ['/api/v1/user/search-tag', [{ keyword: 'kimono', count: 3 }]],
    ['/api/v1/cities', [{ id: 'kyoto', name: 'Kyoto', country: 'JP', shopCount: 2 }]],
    ['/api/v1/user/category-store', [{ id: 'tea', slug: 'tea', name: 'Tea', shopCount: 1 }]],
  ] as const
  for (const [path, data] of read) api.on('GET', path).run({ status: 200, body: { data, total: data.length } })
  const requestCounts = () => read.map(([path]) => api.requests('GET', path).length)
  await openPage('/en/faqs', { api })
  expect(requestCounts()).toEqual([0, 0, 0])
  clearRecentSearches()
  const box = header().getByRole('combobox', { name: 'Search shops and services' })
  await userEvent.click(box)
  expect(await header().findByRole('option', { name: 'kimono' })).toBeVisible()
  await userEvent.type(box, 't')
  const offered = () => header().getAllByRole('option')
  await waitFor(() => expect(offered().map(({ textContent }) => textContent)).toEqual(['Tea 1 shop', 'Kyoto 2 shops']))
  await userEvent.tab()
  await userEvent.click(box)
  expect(requestCounts()).toEqual([1, 1, 1])
})

// Promise (Addresses): the header offers members their pages and logout
test('The header offers a member their own pages and signing out', async () => {
  await openPage('/en/faqs', { member: true })
  const signOut = await header().findByText('Sign out')
  const hrefOf = (name: string) => header().getByText(name).closest('a')?.getAttribute('href')
  expect(['My reservations', 'Favorites', 'Profile'].map(hrefOf)).toEqual([
    '/en/me/my-reservation',
    '/en/me/favorite',
    '/en/me/profile',
  ])
  await userEvent.click(signOut)
  expect(await header().findByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('Signing out clears what the browser remembers of the member', async () => {
  const keys = ['yoyaku.searches', 'yoyaku.reminders']
  for (const key of keys) localStorage.setItem(key, '[]')
  await openPage('/en/faqs', { member: true })
  await userEvent.click(await header().findByText('Sign out'))
  expect(await header().findByRole('link', { name: 'Sign in' })).toBeVisible()
  for (const key of keys) expect(localStorage.getItem(key)).toBeNull()
})

test("A member's typed text leaves the page when they sign out", async () => {
  await openPage('/en/faqs', { member: true })
  const signOut = await header().findByText('Sign out')
  await userEvent.click(screen.getByRole('button', { name: 'Partnership' }))
  await userEvent.type(await screen.findByLabelText('Your idea'), 'a tea api')
  await userEvent.click(signOut)
  expect(await header().findByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(screen.queryByDisplayValue('a tea api')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Partnership' }))
  expect(await screen.findByLabelText('Your idea')).toHaveValue('')
})

// Promise (Addresses): the footer offers terms, privacy, partnership, becoming a merchant
test('The footer offers terms, privacy, partnership, becoming a merchant, and every language', async () => {
  await openPage('/en/faqs', { api: fakeApi() })
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['help@yoyaku.example', 'mailto:help@yoyaku.example'],
    ['Questions and answers', '/en/faqs'],
    ['Terms and conditions', '/en/term-of-use'],
    ['Privacy policy', '/en/privacy'],
    ['English', '/en/faqs'],
    ['한국어', '/ko/faqs'],
    ['日本語', '/ja/faqs'],
    ['繁體中文', '/zh/faqs'],
  ])
  expect(footer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Partnership',
    'Become our merchant',
  ])
})

// Promise (Addresses): the footer links who runs the site, and shows it where Korean law wants it
test('The footer links who runs the site for each country that the operator has set, and shows what Korean law wants on the page', async () => {
  const texts = [
    { kind: 'privacy', version: '1', title: 'Privacy' },
    { kind: 'seller-jp', version: '1', title: '特定商取引法に基づく表記' },
    { kind: 'seller-kr', version: '1', title: '사업자 정보' },
  ] as const
  const register = { text: '사업자정보 확인', href: 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1' }
  const businessLines = ['상호: 나고미', '대표자: 김하나', register]
  await openPage('/en/faqs', { api: fakeApi(), legal: { texts, businessLines } })
  const footer = within(screen.getByRole('contentinfo'))
  const links = footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links.filter(([, href]) => href?.includes('/seller/'))).toEqual([
    ['特定商取引法に基づく表記', '/en/seller/jp'],
    ['사업자 정보', '/en/seller/kr'],
  ])
  const business = within(footer.getByRole('list', { name: 'Business information' }))
  expect(business.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '상호: 나고미',
    '대표자: 김하나',
    register.text,
  ])
  expect(business.getByRole('link', { name: register.text })).toHaveAttribute('href', register.href)
})

test('The footer says where to write to', async () => {
  await openPage('/en/faqs', { api: fakeApi() })
  const contact = within(screen.getByRole('contentinfo')).getByRole('link', {
    name: 'Write to us: help@yoyaku.example',
  })
  expect(contact).toHaveTextContent('help@yoyaku.example')
})

// Promise (Addresses): sign-in has a header only
test('The sign-in page has a header without links that lead away; other pages have a footer, too', async () => {
  await openPage('/en/auth', { api: fakeApi() })
  expect([screen.queryAllByRole('banner').length, screen.queryAllByRole('contentinfo').length]).toEqual([1, 0])
  expect(header().queryByRole('link', { name: 'Register' })).toBeNull()
  cleanup()
  for (const path of ['/en', '/en/faqs', '/en/curated/jp']) {
    await openPage(path, { api: fakeApi() })
    expect([path, screen.queryAllByRole('banner').length, screen.queryAllByRole('contentinfo').length]).toEqual([
      path,
      1,
      1,
    ])
    expect(header().getByRole('link', { name: 'Register' })).toBeVisible()
    cleanup()
  }
})

// Promise (Addresses): home and Japan: a header that lets the picture through
test('The header lies on the picture on the front page and that of Japan; elsewhere it has its own background', async () => {
  const looks: string[] = []
  for (const path of ['/en', '/en/curated/jp', '/en/faqs', '/en/auth']) {
    await openPage(path, { api: fakeApi() })
    looks.push(screen.getByRole('banner').className)
    cleanup()
  }
  expect(looks).toEqual([css.header.clear, css.header.clear, css.header.solid, css.header.solid])
})

// Promise (Screens): partnership and merchants write to us
test.each([
  ['Partnership', 'Your idea', 'partnership'],
  ['Become our merchant', 'Your shop', 'merchant'],
])('%s asks for words and an address to answer to, and sends both', async (name, label, topic) => {
  const { api } = await openPage('/en/faqs', { api: fakeApi() })
  api.on('POST', '/api/v1/google-sheet').run({ status: 200, body: { data: { success: true } } })
  await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  expect(dialog.getByLabelText(label)).toHaveAccessibleDescription('This field is required')
  expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('Email is required')
  await userEvent.type(dialog.getByLabelText(label), 'A tea api')
  await userEvent.type(dialog.getByLabelText('Email'), 'haru@example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
  expect(api.requests('POST', '/api/v1/google-sheet').map(({ body }) => body)).toEqual([
    { type: 'feedback', content: `[${topic}] A tea api`, locale: 'en', email: 'haru@example.com' },
  ])
})

// Promise (Sentences and limits): four currencies, kept
test('The currency switch offers four currencies, and every later request carries the chosen one', async () => {
  const { api } = await openPage('/en/faqs', { api: fakeApi() })
  await userEvent.click(header().getByRole('button', { name: 'Language and currency: English, JPY' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Language and currency' }))
  const currencies = dialog.getAllByRole('button', { name: /^(?:NT\$|\$|¥|₩) / })
  expect(currencies.map(({ textContent }) => textContent)).toEqual(['NT$ TWD', '$ USD', '¥ JPY', '₩ KRW'])
  await userEvent.click(dialog.getByRole('button', { name: '₩ KRW' }))
  await waitFor(() =>
    expect(header().getByRole('button', { name: 'Language and currency: English, KRW' })).toBeVisible(),
  )
  await waitFor(() =>
    expect(api.requests('GET', '/api/v1/faq-categories').map(({ headers }) => headers['x-currency'])).toContain('KRW'),
  )
  expect(document.cookie, 'and is kept').toContain('currency=KRW')
})

test('The banner without a connection speaks of what was typed only where something was', async () => {
  await openPage('/en/me/profile', { member: true })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  const lastName = await screen.findByLabelText('Last name')
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByText("You're offline.")).toBeVisible()
  await userEvent.type(lastName, 'Murphy')
  expect(screen.getByText("You're offline. What you typed is saved.")).toBeVisible()
})

test('A page whose request left without a connection is read anew as soon as the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  onlineManager.setOnline(false)
  const api = fakeApi()
  const fetched = vi.spyOn(api, 'fetch')
  api.once('GET', '/api/v1/faq-categories').hang()
  await openPage('/en/faqs', { api })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  const first = fetched.mock.calls.find(([url]) => String(url).endsWith('/api/v1/faq-categories'))
  expect(first?.[1]?.signal?.aborted).toBe(false)
  onLine.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(first?.[1]?.signal?.aborted, 'what left without a connection is given up').toBe(true)
  await waitFor(() => expect(screen.queryByText(/^This can't be shown without a connection/)).toBeNull())
})

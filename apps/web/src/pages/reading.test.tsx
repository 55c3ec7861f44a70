import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setPageLoaders } from '../app/load-page.ts'
import { fakeApi, openPage } from '../testing/open-page.tsx'
import { testCard } from '../testing/shop-card.ts'

setPageLoaders({
  'article-list': () => import('./article-list/article-list.tsx'),
  article: () => import('./article/article.tsx'),
  faqs: () => import('./faqs/faqs.tsx'),
  curated: () => import('./curated/curated.tsx'),
  'curated-theme': () => import('./curated-theme/curated-theme.tsx'),
  japan: () => import('./japan/japan.tsx'),
  'term-of-use': () => import('./term-of-use/term-of-use.tsx'),
  privacy: () => import('./privacy/privacy.tsx'),
  seller: () => import('./seller/seller.tsx'),
})

const cover = { url: '/x.svg', width: 16, height: 9 }
const travel = { id: 'travel', name: 'Travel' }
const tea = {
  id: 'tea',
  articleName: 'In the tea room',
  summary: 'What happens there',
  category: travel,
  cover,
  publishedAt: '2026-05-01T00:00:00Z',
}
const theme = (id: string, curatedTitle: string) => ({ id, curatedTitle, summary: '', cover, shopCount: 1 })

function libraryWith(answers: Readonly<Record<string, unknown>>) {
  const api = fakeApi()
  for (const [path, data] of Object.entries(answers)) {
    const body = Array.isArray(data) ? { data, total: data.length, nextCursor: null } : { data }
    api.on('GET', path as '/api/v1/curated').run({ status: 200, body })
  }
  return api
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

// Promise (Screens): articles
test('The list of articles leads to each, by category', async () => {
  const api = libraryWith({ '/api/v1/user/article': [tea], '/api/v1/user/category-article': [travel] })
  await openPage('/en/article', { api })
  await heading('Articles')
  await screen.findByText('In the tea room')
  expect([hrefOf('In the tea room'), hrefOf('Travel')]).toEqual([
    '/en/article/travel/tea',
    '/en/article?category=travel',
  ])
})

test.each([
  ['/en/article?category=travel', 'No articles yet'],
  ['/en/article?page=99', 'No more articles'],
])('The list of articles at %s says “%s”', async (path, sentence) => {
  const paths = ['/api/v1/user/article', '/api/v1/user/article/get-by-category']
  const none = Object.fromEntries(paths.map((call) => [call, []]))
  await openPage(path, { api: libraryWith({ ...none, '/api/v1/user/category-article': [travel] }) })
  expect(await screen.findByText(sentence)).toBeVisible()
})

// Promise (Screens): an article with recommended stores
test('An article shows the stores that it recommends', async () => {
  const api = libraryWith({
    '/api/v1/user/article/{id}': { ...tea, body: 'Take off your *shoes*.', shops: [testCard('1')] },
    '/api/v1/user/article/get-by-category': [tea],
  })
  await openPage('/en/article/travel/tea', { api })
  await heading('In the tea room')
  expect(await screen.findByText('shoes')).toBeVisible()
  const shops = await screen.findByRole('region', { name: 'Recommended shops' })
  expect(await within(shops).findByText('Shop 1')).toBeVisible()
})

// Promise (Screens): FAQ
test('The FAQ page shows questions in chapters, each with its answer', async () => {
  const api = libraryWith({
    '/api/v1/faq-categories': [{ id: 'pay', name: 'Paying' }],
    '/api/v1/faq-categories/{categoryId}/faqs': [{ id: 'when', question: 'When do I pay?', answer: 'At the shop.' }],
  })
  await openPage('/en/faqs', { api })
  await heading('Questions and answers')
  const chapter = await screen.findByRole('region', { name: 'Paying' })
  expect(await within(chapter).findByText('When do I pay?')).toBeVisible()
  expect(within(chapter).getByText('At the shop.')).toBeInTheDocument()
})

// Promise (Screens): themes
test('The list of themes leads to each, which shows its shops and other themes', async () => {
  const list = [theme('jp', 'Japan'), theme('calm', 'Calm')]
  await openPage('/en/curated', { api: libraryWith({ '/api/v1/curated': list }) })
  await heading('Explore by theme')
  await screen.findByText('Calm')
  expect([hrefOf('Japan'), hrefOf('Calm')]).toEqual(['/en/curated/jp', '/en/curated/calm'])
})

// Promise (Screens): a theme shows its shops, and the other themes
test('A theme shows its shops, and the other themes', async () => {
  const api = libraryWith({
    '/api/v1/curated': [theme('jp', 'Japan'), theme('calm', 'Calm')],
    '/api/v1/curated/{id}': { ...theme('calm', 'Calm'), shops: [testCard('1')] },
  })
  await openPage('/en/curated/calm', { api })
  await heading('Calm')
  expect(screen.getByText('Shop 1')).toBeVisible()
  expect(within(await screen.findByRole('region', { name: 'Other themes' })).getByText('Japan')).toBeVisible()
})

// Promise (Screens): Japan
test('The page of Japan shows its cities, its shops and its rental cars', async () => {
  const api = libraryWith({
    '/api/v1/curated/{id}': { ...theme('jp', 'Japan'), shops: [testCard('1')] },
    '/api/v1/cities': [
      { id: 'kyoto', name: 'Kyoto', country: 'JP', cover, shopCount: 1 },
      { id: 'seoul', name: 'Seoul', country: 'KR', cover, shopCount: 1 },
    ],
    '/api/v1/user/category-store/jp/get-category': [],
    '/api/v1/shops/by-category/{id}': [testCard('2')],
  })
  await openPage('/en/curated/jp', { api })
  await heading('Japan')
  const names = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
  await screen.findByText('Shop 2')
  expect([names('City by city'), names('What would you like to do?'), names('A car for the coast')]).toEqual([
    ['Kyoto'],
    ['Shop 1'],
    ['Shop 2'],
  ])
})

// Promise (Screens): terms of use, privacy policy, who runs the site
test.each([
  ['/en/term-of-use', '/api/v1/terms-of-use', 'Terms of use'],
  ['/en/privacy', '/api/v1/privacy-policies', 'Privacy policy'],
  ['/en/seller/jp', '/api/v1/legal-texts/{kind}', 'Business information: Japan'],
])('The legal page %s has its sections, and the day of its last change', async (path, call, title) => {
  const text = { version: '1', updatedAt: '2026-05-01T00:00:00Z', body: '## First part\n\nWords.' }
  await openPage(path, { api: libraryWith({ [call]: text }) })
  await heading(title)
  expect(await screen.findByText('Last changed on May 1, 2026')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'First part' })).toBeVisible()
})

test('Who runs the site is the 404 page for a country that the operator has not set', async () => {
  const api = fakeApi()
  api.on('GET', '/api/v1/legal-texts/{kind}').reply(404, { code: 'NOT_FOUND' })
  await openPage('/en/seller/tw', { api })
  expect(await within(screen.getByRole('main')).findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setPageLoaders } from '../../app/load-page.ts'
import { fakeApi, openPage } from '../../testing/open-page.tsx'
import { testCard } from '../../testing/shop-card.ts'

setPageLoaders({
  favorite: () => import('./favorite.tsx'),
})

const apiWith = (...ids: string[]) => {
  const api = fakeApi()
  const data = ids.map(testCard)
  api.on('GET', '/api/v1/user-favorite').run({ status: 200, body: { data, total: data.length } })
  return api
}

// Promise (Screens): favorites
test('The favorites page shows the shops that the member marked', async () => {
  await openPage('/en/me/favorite', { member: true, api: apiWith('1', '2') })
  const links = await screen.findAllByRole('link', { name: /^Shop/ })
  expect(links.map((link) => link.getAttribute('href'))).toStrictEqual(['/en/brands/1', '/en/brands/2'])
})

test('The favorites page of a member without favorites says how to add one, with a way on', async () => {
  await openPage('/en/me/favorite', { member: true, api: apiWith() })
  expect(await screen.findByText('No favorites yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse shops' })).toHaveAttribute('href', '/en/search')
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testCard } from '../../catalogue/test-card.ts'
import { houseOfCuts, openPage } from '../test-page.tsx'

const houseWith = (...ids: string[]) => {
  const house = houseOfCuts()
  const data = ids.map(testCard)
  house.on('GET', '/api/v1/user-favorite').run({ status: 200, body: { data, total: data.length } })
  return house
}

test('A member finds the shops whose heart was tapped', async () => {
  await openPage('/en/me/favorite', { member: true, house: houseWith('1', '2') })
  const links = await screen.findAllByRole('link', { name: /^Shop/ })
  expect(links.map((link) => link.getAttribute('href'))).toStrictEqual(['/en/brands/1', '/en/brands/2'])
})

test('Who has none yet is told how one keeps a shop, with a way on', async () => {
  await openPage('/en/me/favorite', { member: true, house: houseWith() })
  expect(await screen.findByText('No favorites yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Look around' })).toHaveAttribute('href', '/en/search')
})

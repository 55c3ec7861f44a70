import { expect, test } from 'vitest'
import { firstCountry, lacksCategories, ranking } from './queries.ts'

const shopsOf = (...texts: string[]) => texts.map((text) => ({ id: text, category: { id: text.split(' ')[1] ?? '' } }))
const idsOf = (shops: { id: string }[]) => shops.map(({ id }) => id)

test.each([
  ['ja', 'JP'],
  ['ko', 'KR'],
  ['zh', 'TW'],
  ['en', null],
] as const)('The country whose shops come first in %s is %s', (language, country) => {
  expect(firstCountry(language)).toBe(country)
})

test('A ranking has one shop of each category, in their order', () => {
  const own = shopsOf('JP1 sushi', 'JP2 sushi', 'JP3 nails', 'JP4 sauna', 'JP5 kimono', 'JP6 yoga', 'JP7 hair')
  expect(lacksCategories(own)).toBe(false)
  expect(idsOf(ranking(own, []))).toEqual(['JP1 sushi', 'JP3 nails', 'JP4 sauna', 'JP5 kimono', 'JP6 yoga', 'JP7 hair'])
})

test('A ranking fills in shops of other countries for the categories that those of its country lack', () => {
  const own = shopsOf('KR1 nails', 'KR2 yoga', 'KR3 nails')
  const all = [
    ...shopsOf('TW1 hair', 'JP1 yoga', 'JP2 sushi'),
    ...own,
    ...shopsOf('JP3 sauna', 'JP4 kimono', 'JP5 car'),
  ]
  expect(lacksCategories(own)).toBe(true)
  expect(idsOf(ranking(own, all))).toEqual([
    ...['KR1 nails', 'KR2 yoga', 'TW1 hair', 'JP2 sushi', 'JP3 sauna', 'JP4 kimono'],
  ])
})

test('A ranking of few categories fills in the next shops, each once', () => {
  const own = shopsOf('KR1 nails', 'KR2 nails')
  expect(idsOf(ranking(own, [...shopsOf('TW1 hair'), ...own]))).toEqual(['KR1 nails', 'KR2 nails', 'TW1 hair'])
})

import { expect, test } from 'vitest'
import { type Filters, parseFilters, toHref } from './filters.ts'
import { typedFilters, withoutChangedWords, withoutPart, withTyped } from './typed-filters.ts'

const read = (text: string): Filters => parseFilters(new URLSearchParams(text))
type Interpretation = NonNullable<Parameters<typeof typedFilters>[1]>

const NOTHING = {
  ...{ places: [], replaced: [], date: null, fullOn: null, quantity: null, sort: null, priceMin: null, priceMax: null },
  ...{ typed: { date: [], quantity: [], sort: [], price: [] }, notFound: [], placeOnly: false, unsupported: [] },
}
const FOR_TWO: Interpretation = { ...NOTHING, quantity: 2, typed: { ...NOTHING.typed, quantity: ['for 2'] } }
const TONIGHT: Interpretation = {
  ...{ ...NOTHING, date: '2026-11-28', timeOfDay: ['evening'] },
  typed: { ...NOTHING.typed, date: ['tonight'], timeOfDay: ['tonight'] },
}

test('withTyped shows what the words set, and typedFilters leaves out what a filter of its own or no word sets', () => {
  const filters = read('keyword=nails for 2')
  expect(withTyped(filters, typedFilters(filters, FOR_TWO))).toEqual({ ...filters, quantity: 2 })
  expect(typedFilters(read('keyword=nails for 2&quantity=3'), FOR_TWO)).toEqual([])
  expect(typedFilters(read('keyword=nails'), FOR_TWO)).toEqual([])
  expect(typedFilters(filters, NOTHING)).toEqual([])
  expect(typedFilters(filters, undefined)).toEqual([])
})

test('typedFilters reads prices as whole units, the range around them where they have cents', () => {
  const price = (amount: number) => ({ amount, currency: 'USD' }) as const
  const typed = { ...NOTHING.typed, price: ['3000〜5000円'] }
  const filters = read('keyword=3000〜5000円')
  const found = typedFilters(filters, { ...NOTHING, priceMin: price(1990), priceMax: price(3317), typed })
  expect(withTyped(filters, found)).toMatchObject({ priceMin: 19, priceMax: 34 })
})

test('withTyped has no days of a rental without its date', () => {
  const filters = read('keyword=van 4 days')
  const typed = typedFilters(filters, { ...NOTHING, days: 4, typed: { ...NOTHING.typed, days: ['4 days'] } })
  expect(withTyped(filters, typed).days).toBeNull()
  expect(withoutChangedWords(withTyped(filters, typed), typed)).toEqual(filters)
})

test.each([
  ['left as it was', {}, '/search?keyword=nails+for+2'],
  ['changed', { quantity: 3 }, '/search?keyword=nails&quantity=3'],
  ['cleared', { quantity: null }, '/search?keyword=nails'],
  ['beside another one', { timesOfDay: ['morning'] }, '/search?keyword=nails+for+2&timeOfDay=morning'],
  ['beside other words', { keyword: 'lashes' }, '/search?keyword=lashes'],
] as const)('withoutChangedWords of a filter %s', (_, change, href) => {
  const filters = read('keyword=nails for 2')
  const typed = typedFilters(filters, FOR_TWO)
  expect(toHref(withoutChangedWords({ ...withTyped(filters, typed), ...change }, typed))).toBe(href)
})

test('A word for an order sets it, and goes once another one is chosen', () => {
  const filters = read('keyword=cheap nails')
  const cheap: Interpretation = { ...NOTHING, sort: 'price-asc', typed: { ...NOTHING.typed, sort: ['cheap'] } }
  const typed = typedFilters(filters, cheap)
  const all = withTyped(filters, typed)
  expect(all.sort).toBe('price-asc')
  expect(toHref(withoutChangedWords(all, typed))).toBe('/search?keyword=cheap+nails')
  expect(toHref(withoutChangedWords({ ...all, sort: 'newest' }, typed))).toBe('/search?keyword=nails&sort=newest')
  expect(toHref(withoutPart(filters, typed, 'sort'))).toBe('/search?keyword=nails')
})

test('A word that sets two filters goes with either, and the other one stays as a filter', () => {
  const filters = read('keyword=nails tonight')
  const typed = typedFilters(filters, TONIGHT)
  expect(toHref(withoutPart(filters, typed, 'date'))).toBe('/search?keyword=nails&timeOfDay=evening')
  expect(toHref(withoutPart(filters, typed, 'timeOfDay'))).toBe('/search?keyword=nails&date=2026-11-28')
})

import { expect, test } from 'vitest'
import { choicesOf, NO_FILTERS, parseFilters, toHref, toQuery, withoutPastDay } from './filters.ts'

const read = (text: string) => parseFilters(new URLSearchParams(text))

// Promise (Sentences and limits): dates in addresses are YYYY-MM-DD
test('parseFilters reads from an address what toHref writes into it', () => {
  const address =
    '/search?keyword=%E6%B5%B4%E8%A1%A3&categoryId=kimono&categoryId=hair&cityId=kyoto&districtId=gion&districtId=uji&country=JP&locationType=oversea&priceMin=100&priceMax=900&duration=0-3&duration=full-day&date=2026-11-28&timeOfDay=morning&timeOfDay=evening&timeFrom=11%3A30&timeTo=19%3A00&quantity=2&near=34.99%2C135.78&sort=price-asc&view=map'
  const filters = read(address.slice('/search?'.length))
  expect(filters).toEqual({
    keyword: '浴衣',
    categoryIds: ['kimono', 'hair'],
    cityId: 'kyoto',
    districtIds: ['gion', 'uji'],
    country: 'JP',
    location: 'oversea',
    priceMin: 100,
    priceMax: 900,
    durations: ['0-3', 'full-day'],
    date: '2026-11-28',
    days: null,
    timesOfDay: ['morning', 'evening'],
    timeFrom: '11:30',
    timeTo: '19:00',
    quantity: 2,
    near: '34.99,135.78',
    sort: 'price-asc',
    view: 'map',
  })
  expect(toHref(filters)).toBe(address)
})

// Promise (Screens): search: prices in the chosen currency
test('toQuery converts prices to minor units of the shown currency', () => {
  const filters = read('priceMin=100&priceMax=900')
  expect(toQuery(filters, 'TWD')).toEqual({ limit: 24, priceMin: 10000, priceMax: 90000 })
  expect(toQuery(filters, 'JPY')).toEqual({ limit: 24, priceMin: 100, priceMax: 900 })
})

test('parseFilters reads prices as people write them, and other numbers in one spelling', () => {
  expect(read('priceMin=3,000&priceMax=%EF%BC%94%EF%BC%90%EF%BC%90%EF%BC%90')).toMatchObject({
    priceMin: 3000,
    priceMax: 4000,
  })
  expect(read('date=2026-11-28&days=4').days).toBe(4)
  expect(read('date=2026-11-28&days=0x4').days).toBeNull()
})

test('parseFilters swaps a reversed price range', () => {
  expect(read('priceMin=900&priceMax=100')).toEqual({ ...NO_FILTERS, priceMin: 100, priceMax: 900 })
})

// Promise (Sentences and limits): the duration filters, the sorts, what makes no sense is left out
test.each([
  'date=2026-02-30',
  'date=tomorrow',
  'quantity=0',
  'quantity=61',
  'quantity=1.5',
  'quantity=0x2',
  'quantity=+2',
  'quantity=%2B2',
  'quantity=1e1',
  'priceMin=-1',
  'priceMin=1e9',
  'sort=random',
  'duration=9-12',
  'timeOfDay=noon',
  'timeFrom=late',
  'timeTo=40:00',
  'locationType=mars',
  'country=XX',
  'place=',
  'cityId=%3Cscript%3E',
  'categoryId=',
  'keyword=%20%20',
  'keyword=%00',
  'utm_source=mail',
])('parseFilters leaves out %s', (text) => {
  expect(read(text)).toEqual(NO_FILTERS)
})

test.each([
  ['place=tokyo', '/search?cityId=tokyo'],
  ['place=KR', '/search?country=KR'],
  ['place=domentic&cityId=tokyo', '/search?locationType=domentic'],
  ['place=&cityId=tokyo&locationType=oversea', '/search'],
])('parseFilters turns the place %s of the form into %s', (text, address) => {
  expect(toHref(read(text))).toBe(address)
})

test('The link to a shop carries day and people', () => {
  expect(choicesOf(read('date=2026-11-28&quantity=3&keyword=x'))).toBe('?date=2026-11-28&quantity=3')
  expect(choicesOf(NO_FILTERS)).toBe('')
})

test('withoutPastDay drops a day that is over for every shop, and keeps today', () => {
  // Half past midnight on the 21st in Tokyo, the 20th in Taipei.
  const now = '2026-11-20T15:30:00Z'
  const dateOf = (date: string) => withoutPastDay(read(`date=${date}`), now).date
  expect(['2020-01-01', '2026-11-19', '2026-11-20', '2026-11-21'].map(dateOf)).toStrictEqual([
    null,
    null,
    '2026-11-20',
    '2026-11-21',
  ])
})

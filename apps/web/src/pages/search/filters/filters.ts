import { minorUnits, parseDate } from '@yoyaku/core/client'
import type { Currency, SearchFilters } from '@yoyaku/core/types'
import { readInteger, readPrice } from '@yoyaku/input'
import { isPastDay } from '../../../features/catalogue/days.ts'
import { type StartTimes, setStartTimes, startTimesOf } from '../../../features/catalogue/start-times.ts'

export const SORTS = ['popular', 'rating', 'price-asc', 'price-desc', 'newest'] as const
export const DURATIONS = ['0-3', '3-5', '5-7', 'full-day'] as const
/** As an address of a page says it, and as the SDK does. */
const LOCATION_TYPES = { domentic: 'domestic', oversea: 'overseas' } as const
export const LOCATIONS = ['domentic', 'oversea'] as const
export const COUNTRIES = ['JP', 'KR', 'TW'] as const

type Sort = (typeof SORTS)[number]
type Duration = (typeof DURATIONS)[number]
type Location = (typeof LOCATIONS)[number]
export type Country = (typeof COUNTRIES)[number]

/** What the address of the search page says. Prices are whole units of the shown currency. */
export interface Filters extends StartTimes {
  readonly keyword: string
  readonly categoryIds: readonly string[]
  readonly cityId: string | null
  /** Of that city, or of the one that the keyword names. */
  readonly districtIds: readonly string[]
  readonly country: Country | null
  readonly location: Location | null
  readonly priceMin: number | null
  readonly priceMax: number | null
  readonly durations: readonly Duration[]
  readonly date: string | null
  /** Of a rental from that date on. */
  readonly days: number | null
  readonly quantity: number | null
  /** Where the visitor is: latitude and longitude. */
  readonly near: string | null
  readonly sort: Sort
  /** How results are shown; null as a list. */
  readonly view: 'map' | null
}

const KEYWORD_MAX = 100
const ID = /^[\w-]{1,64}$/
const MOST_IDS = 20
const PRICE_MAX = 100_000_000
/** As many as the API takes. */
const MOST_SEATS = 60
const MOST_DAYS = 60

/** From 1 to `most`. */
function countOf(parameter: string | null, most: number): number | null {
  const count = readInteger(parameter)
  return count !== null && count >= 1 && count <= most ? count : null
}

function wholePrice(typed: string | null): number | null {
  const price = Number(readPrice(typed ?? '') ?? Number.NaN)
  return Number.isInteger(price) ? Math.min(price, PRICE_MAX) : null
}

const oneOf = <Value extends string>(text: string | null, values: readonly Value[]): Value | null =>
  values.find((value) => value === text) ?? null

const LOCATION = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?)$/

function locationOf(text: string | null): string | null {
  const [, latitude, longitude] = LOCATION.exec(text ?? '') ?? []
  return Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180 ? text : null
}

const PLACES = ['cityId', 'country', 'locationType'] as const

/** A form has one choice, `place`, of every city, country and part of the world; an address says which of them it is. */
export function withNamedPlace(search: URLSearchParams): URLSearchParams {
  const place = search.get('place')
  if (place === null) return search
  const named = new URLSearchParams(
    [...search].filter(([name]) => name !== 'place' && !PLACES.some((one) => one === name)),
  )
  if (oneOf(place, COUNTRIES) !== null) named.set('country', place)
  else if (oneOf(place, LOCATIONS) !== null) named.set('locationType', place)
  else if (place !== '') named.set('cityId', place)
  return named
}

/** Whatever does not make sense is left out; a search never fails for its address. */
export function parseFilters(params: URLSearchParams): Filters {
  const search = withNamedPlace(params)
  const [low, high] = [wholePrice(search.get('priceMin')), wholePrice(search.get('priceMax'))]
  const swapped = low !== null && high !== null && low > high
  const city = search.get('cityId')
  const idsOf = (name: string) => [...new Set(search.getAll(name))].filter((id) => ID.test(id)).slice(0, MOST_IDS)
  const date = parseDate(search.get('date'))
  return {
    keyword: [...(search.get('keyword') ?? '').replace(/\p{Cc}+/gu, ' ').trim()].slice(0, KEYWORD_MAX).join(''),
    categoryIds: idsOf('categoryId'),
    cityId: city !== null && ID.test(city) ? city : null,
    districtIds: idsOf('districtId'),
    country: oneOf(search.get('country'), COUNTRIES),
    location: oneOf(search.get('locationType'), LOCATIONS),
    priceMin: swapped ? high : low,
    priceMax: swapped ? low : high,
    durations: DURATIONS.filter((duration) => search.getAll('duration').includes(duration)),
    date,
    days: date !== null ? countOf(search.get('days'), MOST_DAYS) : null,
    ...startTimesOf(search),
    quantity: countOf(search.get('quantity'), MOST_SEATS),
    near: locationOf(search.get('near')),
    sort: oneOf(search.get('sort'), SORTS) ?? 'popular',
    view: oneOf(search.get('view'), ['map']),
  }
}

const PAGE_SIZE = 24

/** Without a day that is over: an old link finds what is free some day. */
export const withoutPastDay = (filters: Filters, now: string): Filters =>
  filters.date !== null && isPastDay(filters.date, now) ? { ...filters, date: null, days: null } : filters

interface Catalog {
  readonly cities: readonly { readonly id: string }[]
  readonly categories: readonly { readonly id: string }[]
}

/** Without a city and categories that the catalog does not have. A list that is empty was not read yet, and judges nothing. */
export function withoutUnknown(filters: Filters, { cities, categories }: Catalog): Filters {
  const isUnknown = (id: string, all: Catalog['cities']): boolean => all.length > 0 && all.every((one) => one.id !== id)
  const { cityId, categoryIds } = filters
  return {
    ...filters,
    ...(cityId !== null && isUnknown(cityId, cities) && { cityId: null, districtIds: [] }),
    categoryIds: categoryIds.filter((id) => !isUnknown(id, categories)),
  }
}

/** The city and the categories of one that the other goes without. */
export const leftOut = (whole: Filters, rest: Filters): readonly string[] => [
  ...(whole.cityId !== null && rest.cityId === null ? [whole.cityId] : []),
  ...whole.categoryIds.filter((id) => !rest.categoryIds.includes(id)),
]

/** The same as the API is asked. */
export function toQuery(filters: Filters, currency: Currency): SearchFilters {
  const { keyword, categoryIds, cityId, districtIds, country, location, priceMin, priceMax, durations } = filters
  const { date, days, timesOfDay, timeFrom, timeTo, quantity, near, sort } = filters
  return {
    limit: PAGE_SIZE,
    // Left out where it is the usual one: then a word such as “cheap” may choose another.
    ...(sort !== 'popular' && { sort }),
    ...(keyword !== '' && { keyword }),
    ...(categoryIds.length > 0 && { categoryId: [...categoryIds] }),
    ...(cityId !== null && { cityId }),
    ...(districtIds.length > 0 && { districtId: [...districtIds] }),
    ...(country !== null && { country }),
    ...(location !== null && { locationType: LOCATION_TYPES[location] }),
    ...(priceMin !== null && { priceMin: minorUnits(priceMin, currency).amount }),
    ...(priceMax !== null && { priceMax: minorUnits(priceMax, currency).amount }),
    ...(durations.length > 0 && { duration: [...durations] }),
    ...(date !== null && { date }),
    ...(date !== null && days !== null && { days }),
    ...(timesOfDay.length > 0 && { timeOfDay: [...timesOfDay] }),
    ...(timeFrom !== null && { timeFrom }),
    ...(timeTo !== null && { timeTo }),
    ...(quantity !== null && { quantity }),
    ...(near !== null && { near }),
  }
}

/** The address of the search page with these filters. */
export function toHref(filters: Filters): string {
  const search = new URLSearchParams()
  const set = (name: string, value: string | number | null): void => {
    if (value !== null && value !== '') search.append(name, String(value))
  }
  set('keyword', filters.keyword)
  for (const id of filters.categoryIds) set('categoryId', id)
  set('cityId', filters.cityId)
  for (const id of filters.districtIds) set('districtId', id)
  set('country', filters.country)
  set('locationType', filters.location)
  set('priceMin', filters.priceMin)
  set('priceMax', filters.priceMax)
  for (const duration of filters.durations) set('duration', duration)
  set('date', filters.date)
  set('days', filters.days)
  setStartTimes(search, filters)
  set('quantity', filters.quantity)
  set('near', filters.near)
  if (filters.sort !== 'popular') set('sort', filters.sort)
  set('view', filters.view)
  const text = search.toString()
  return text === '' ? '/search' : `/search?${text}`
}

export const NO_FILTERS: Filters = parseFilters(new URLSearchParams())

/** A form of the page, read as if it had been sent. */
export const filtersOfForm = (form: HTMLFormElement): Filters =>
  parseFilters(
    new URLSearchParams(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  )

/** What a shop's page takes over from a search. */
export function choicesOf({
  date,
  days,
  quantity,
  ...times
}: Pick<Filters, 'date' | 'days' | 'quantity'> & StartTimes): string {
  const choices = new URLSearchParams({
    ...(date !== null && { date }),
    ...(days !== null && { days: String(days) }),
    ...(quantity !== null && { quantity: String(quantity) }),
  })
  setStartTimes(choices, times)
  return choices.size === 0 ? '' : `?${choices}`
}

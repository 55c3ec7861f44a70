import type { PublicQueries } from '@yoyaku/core/types'
import { HOME_COUNTRY, type Language } from '../../locale/languages.ts'

/** How much of each list the front page shows. */
export const HOME_QUERIES = {
  articles: { limit: 4 },
} as const

/** The country whose shops come first for readers of a language: where most of them live, if the service is there. */
export function firstCountry(language: Language) {
  const country = HOME_COUNTRY[language]
  return country === 'US' ? null : country
}

const RANKING_SHOWN = 6
/** Enough to find shops of different categories. */
const RANKING_LIMIT = 24

/** The most booked shops of the country of a language; of all countries where it has none. */
export function mostBookedFor(queries: PublicQueries, language: Language) {
  const country = firstCountry(language)
  return queries.mostBookedShops({ limit: RANKING_LIMIT, ...(country !== null && { country }) })
}

export const mostBookedAnywhere = (queries: PublicQueries) => queries.mostBookedShops({ limit: RANKING_LIMIT })

interface Ranked {
  readonly id: string
  readonly category: { readonly id: string }
}

/** Whether the shops have too few categories for a ranking of one shop of each. */
export const lacksCategories = (shops: readonly Ranked[]): boolean =>
  new Set(shops.map(({ category }) => category.id)).size < RANKING_SHOWN

/** The first shops, one of each category as long as there are enough categories; `others` fill in for those that `shops` lack. */
export function ranking<Shop extends Ranked>(shops: readonly Shop[], others: readonly Shop[]): Shop[] {
  const all = [...shops, ...others.filter(({ id }) => !shops.some((shop) => shop.id === id))]
  const isFirst = (shop: Shop): boolean => all.find(({ category }) => category.id === shop.category.id) === shop
  return firstWith(all, isFirst, RANKING_SHOWN)
}

/** The categories of attractions. */
const ATTRACTIONS = ['culture', 'sauna']
export const ATTRACTIONS_SHOWN = 8
/** Enough to leave out what the ranking shows already. */
const ATTRACTIONS_LIMIT = ATTRACTIONS_SHOWN + RANKING_SHOWN

export const attractions = (queries: PublicQueries) =>
  queries.search({ categoryId: ATTRACTIONS, limit: ATTRACTIONS_LIMIT })
export const ATTRACTIONS_HREF = `/search?${new URLSearchParams(ATTRACTIONS.map((id) => ['categoryId', id]))}`

const CITIES_SHOWN = 5

/** The first cities, in their order; the first of each country is among them. */
export function citiesShown<City extends { readonly country: string }>(cities: readonly City[]): City[] {
  const isFirst = (city: City): boolean => cities.find(({ country }) => country === city.country) === city
  return firstWith(cities, isFirst, CITIES_SHOWN)
}

/** As many items as `count`, in their order: those that are preferred, then the first of the others. */
function firstWith<Item>(items: readonly Item[], isPreferred: (item: Item) => boolean, count: number): Item[] {
  const sorted = items.toSorted((one, other) => Number(isPreferred(other)) - Number(isPreferred(one)))
  const chosen = new Set(sorted.slice(0, count))
  return items.filter((item) => chosen.has(item))
}

export const THEMES_SHOWN = 3
export const QUESTIONS_SHOWN = 5

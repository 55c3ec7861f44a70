import type { PublicQueries } from '@yoyaku/core/types'

/** How much of each list the front page shows. */
export const HOME_QUERIES = {
  /** Enough to find shops of different categories. */
  ranking: { limit: 24 },
  articles: { limit: 4 },
} as const

const RANKING_SHOWN = 6

/** The first shops, one of each category as long as there are enough categories. */
export function ranking<Shop extends { readonly category: { readonly id: string } }>(shops: readonly Shop[]): Shop[] {
  const isFirst = (shop: Shop): boolean => shops.find(({ category }) => category.id === shop.category.id) === shop
  return firstWith(shops, isFirst, RANKING_SHOWN)
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

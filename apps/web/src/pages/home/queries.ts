import type { PublicQueries } from '@yoyaku/core/client'

/** How much of each list the front page shows. */
export const HOME_QUERIES = {
  ranking: { limit: 6 },
  articles: { limit: 4 },
} as const

/** The categories of attractions. */
const ATTRACTIONS = ['culture', 'sauna']
export const ATTRACTIONS_SHOWN = 8
/** Enough to leave out what the ranking shows already. */
const ATTRACTIONS_LIMIT = ATTRACTIONS_SHOWN + HOME_QUERIES.ranking.limit

export const attractions = (queries: PublicQueries) =>
  queries.search({ categoryId: ATTRACTIONS, limit: ATTRACTIONS_LIMIT })
export const ATTRACTIONS_HREF = `/search?${new URLSearchParams(ATTRACTIONS.map((id) => ['categoryId', id]))}`

const CITIES_SHOWN = 5

/** The first cities, in their order; the first of each country is among them. */
export function citiesShown<City extends { readonly country: string }>(cities: readonly City[]): City[] {
  const isFirst = (city: City): boolean => cities.find(({ country }) => country === city.country) === city
  const chosen = new Set(
    cities.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one))).slice(0, CITIES_SHOWN),
  )
  return cities.filter((city) => chosen.has(city))
}

export const THEMES_SHOWN = 3
export const QUESTIONS_SHOWN = 5

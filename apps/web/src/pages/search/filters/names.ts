import { useQuery } from '@tanstack/react-query'
import type { City, components } from '@yoyaku/core/types'
import { useQueries } from '../../../site/site.tsx'

type Category = components['schemas']['Category']

export interface Names {
  readonly categories: readonly Category[]
  readonly cities: readonly City[]
  category(id: string): string
  city(id: string): string
  district(id: string): string
}

/** Categories, cities, and the districts of an answer by name; an id that nobody knows is shown as it is. */
export function useNames(): Omit<Names, 'district'> {
  const queries = useQueries()
  const categories = useQuery(queries.categories()).data?.data ?? []
  const cities = useQuery(queries.cities()).data?.data ?? []
  return {
    categories,
    cities,
    category: (id) => categories.find((category) => category.id === id)?.name ?? id,
    city: (id) => cities.find((city) => city.id === id)?.name ?? id,
  }
}

export const withDistricts = (
  names: Omit<Names, 'district'>,
  facets: components['schemas']['Facets'] | undefined,
): Names => ({
  ...names,
  district: (id) => facets?.districts?.find((district) => district.id === id)?.name ?? id,
})

import { useQuery } from '@tanstack/react-query'
import type { City, components } from '@yoyaku/core/types'
import { useQueries } from '../../../site/site.tsx'

type Category = components['schemas']['Category']

export interface Names {
  readonly categories: readonly Category[]
  readonly cities: readonly City[]
  category(id: string): string
  city(id: string): string
}

/** Categories and cities by name; an id that nobody knows is shown as it is. */
export function useNames(): Names {
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

import { useQuery } from '@tanstack/react-query'
import { useQueries, useSite } from '../../site/site.tsx'
import { lacksCategories, mostBookedAnywhere, mostBookedFor, ranking } from './queries.ts'

/** The most booked shops, one of each category: first those of the country of the reader's language. */
export function useRanking() {
  const queries = useQueries()
  const query = useQuery(mostBookedFor(queries, useSite().language))
  const shops = query.data?.data ?? []
  const isShort = query.data !== undefined && lacksCategories(shops)
  const others = useQuery({ ...mostBookedAnywhere(queries), enabled: isShort })
  return { query, ranked: ranking(shops, (isShort ? others.data?.data : undefined) ?? []) }
}

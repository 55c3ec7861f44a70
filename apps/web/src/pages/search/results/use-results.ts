import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { Failure } from '@yoyaku/core/client'
import type { SearchFilters } from '@yoyaku/core/types'
import { useMemo } from 'react'
import { useQueries, useSite } from '../../../site/site.tsx'
import { type Filters, toQuery } from '../filters/filters.ts'

/** Pages of results; the first one comes from what the server or the way here has already read. */
export function useResults(filters: Filters, cursor: string | null) {
  const queries = useQueries()
  const { currency } = useSite()
  const cache = useQueryClient()
  const query = useMemo(() => withCursor(toQuery(filters, currency), cursor), [filters, currency, cursor])
  const first = queries.search(query)
  const initial = cache.getQueryState<Awaited<ReturnType<typeof first.queryFn>>>(first.queryKey)
  return useInfiniteQuery({
    queryKey: [...first.queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => queries.search(withCursor(query, pageParam)).queryFn({ signal }),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: first.staleTime,
    gcTime: first.gcTime,
    retry: (failures, failure: Failure) => first.retry(failures, failure),
    placeholderData: keepPreviousData,
    ...(initial?.data !== undefined && {
      initialData: { pages: [initial.data], pageParams: [cursor] },
      initialDataUpdatedAt: initial.dataUpdatedAt,
    }),
  })
}

export const withCursor = (query: SearchFilters, cursor: string | null): SearchFilters =>
  cursor === null ? query : { ...query, cursor }

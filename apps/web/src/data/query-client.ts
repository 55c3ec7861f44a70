import { QueryCache, QueryClient } from '@tanstack/react-query'

const GC_MS = 5 * 60_000
const MAX_BACKOFF_MS = 30_000

/** Never starts the timer of a query, which holds the whole page, whatever the options of the query say. */
class TimerlessQueryCache extends QueryCache {
  override build: QueryCache['build'] = (client, options, state) =>
    super.build(client, { ...options, gcTime: Number.POSITIVE_INFINITY }, state)
}

/**
 * The data cache: no refetch on focus, 3 retries in the browser, entries deleted after 5 minutes. On the server entries stay until
 * the cache is cleared, at the end of the page.
 */
export function createQueryClient(where: 'browser' | 'server'): QueryClient {
  return new QueryClient({
    ...(where === 'server' && { queryCache: new TimerlessQueryCache() }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: GC_MS,
        refetchOnWindowFocus: false,
        retry: where === 'server' ? false : 3,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, MAX_BACKOFF_MS),
      },
    },
  })
}

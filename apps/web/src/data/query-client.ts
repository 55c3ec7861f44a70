import { QueryClient } from '@tanstack/react-query'

const GC_MS = 5 * 60_000
const MAX_BACKOFF_MS = 30_000

/** The data cache: no refetch on focus, 3 retries in the browser, entries deleted after 5 minutes. */
export function createQueryClient(where: 'browser' | 'server'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: where === 'server' ? Number.POSITIVE_INFINITY : GC_MS,
        refetchOnWindowFocus: false,
        retry: where === 'server' ? false : 3,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, MAX_BACKOFF_MS),
      },
    },
  })
}

import type { QueryClient } from '@tanstack/react-query'
import type { PageModule, PrefetchContext } from '../page.ts'
import type { MatchedPage } from '../routes.ts'

type PrefetchRequest = Pick<PrefetchContext, 'search' | 'language' | 'currency' | 'now' | 'queries'>

const once = { retry: false } as const

/** Fills the cache with the page's data, and returns its one address where it has one. Rejects only when required data could not be read. */
export async function prefetchPage(
  module: PageModule,
  match: MatchedPage,
  cache: QueryClient,
  request: PrefetchRequest,
): Promise<string | null> {
  const context: PrefetchContext = {
    ...request,
    params: match.params,
    need: (query) => cache.fetchQuery({ ...query, ...once }),
    want: (query) => cache.fetchQuery({ ...query, ...once }).catch(() => undefined),
  }
  await module.prefetch?.(context)
  return (await module.canonicalPath?.(context)) ?? null
}

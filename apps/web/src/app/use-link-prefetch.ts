import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { prefetchPage } from '../data/prefetch.ts'
import { splitPath } from '../locale/paths.ts'
import { setPrefetcher } from '../navigation/prefetch/prefetcher.ts'
import { codeLoaded } from '../navigation/recovery/load-code.ts'
import { matchPage } from '../routes.ts'
import { useSite } from '../site/site.tsx'
import { allowRetry, loadPage } from './load-page.ts'

/** Lets links fetch the next page, and fill the cache with its data. */
export function useLinkPrefetch(): void {
  const cache = useQueryClient()
  const { client, language, currency, now } = useSite()
  useEffect(() => {
    const target = (to: string) => {
      const { pathname, searchParams } = new URL(to, location.href)
      const match = matchPage(splitPath(pathname).rest)
      if (match !== null) allowRetry(match.route)
      return [match, searchParams] as const
    }
    return setPrefetcher({
      async code(to) {
        const [match] = target(to)
        if (match !== null) await loadPage(match.route)
      },
      async page(to) {
        const [match, search] = target(to)
        if (match === null) return
        const page = await loadPage(match.route)
        codeLoaded()
        await prefetchPage(page, match, cache, { search, language, currency, now, queries: client.queries })
      },
    })
  }, [cache, client, language, currency, now])
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { addRecentSearch } from '../../data/recent-searches.ts'
import { useSite } from '../../site/site.tsx'

/** Per app: what one has searched for since the document was opened. */
const logged = new WeakMap<QueryClient, Set<string>>()

/** Counts a keyword among the top searches, once in a document: not again in another currency, nor when one comes back. */
export function useSearchLog(keyword: string): void {
  const { client } = useSite()
  const cache = useQueryClient()
  const log = useEffectEvent(() => {
    const loggedKeywords = logged.get(cache) ?? new Set()
    if (keyword === '' || loggedKeywords.has(keyword)) return
    logged.set(cache, loggedKeywords.add(keyword))
    void client.api.POST('/api/v1/user/search-shop-log', { body: { keyword } })
  })
  useEffect(() => {
    if (keyword === '') return
    addRecentSearch(keyword)
    log()
  }, [keyword])
}

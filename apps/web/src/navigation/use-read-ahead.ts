import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { prefetchPage } from '../prefetch.ts'
import { appStarted } from '../reload-once.ts'
import { loadPage } from '../routes.ts'
import { useSite } from '../site.tsx'
import { setReadAhead } from './prepare.ts'

/** Lets links fill the cache with what the next page asks for. */
export function useReadAhead(): void {
  const cache = useQueryClient()
  const { client, language, currency, now } = useSite()
  useEffect(
    () =>
      setReadAhead(async (match, search) => {
        const given = { search, language, currency, now, queries: client.queries }
        const page = await loadPage(match.route)
        appStarted()
        await prefetchPage(page, match, cache, given)
      }),
    [cache, client, language, currency, now],
  )
}

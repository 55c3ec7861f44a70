import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { splitPath } from '../locale/paths.ts'
import { prefetchPage } from '../prefetch.ts'
import { appStarted } from '../reload-once.ts'
import { loadPage, matchPage, mayLoadAgain } from '../routes.ts'
import { useSite } from '../site.tsx'
import { setAhead } from './prepare.ts'

/** Lets links fetch the next page, and fill the cache with what it asks for. */
export function useReadAhead(): void {
  const cache = useQueryClient()
  const { client, language, currency, now } = useSite()
  useEffect(() => {
    const target = (to: string) => {
      const { pathname, searchParams } = new URL(to, location.href)
      const match = matchPage(splitPath(pathname).rest)
      if (match !== null) mayLoadAgain(match.route)
      return [match, searchParams] as const
    }
    return setAhead({
      async code(to) {
        const [match] = target(to)
        if (match !== null) await loadPage(match.route)
      },
      async page(to) {
        const [match, search] = target(to)
        if (match === null) return
        const page = await loadPage(match.route)
        appStarted()
        await prefetchPage(page, match, cache, { search, language, currency, now, queries: client.queries })
      },
    })
  }, [cache, client, language, currency, now])
}

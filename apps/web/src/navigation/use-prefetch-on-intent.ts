import { useEffect, useRef } from 'react'
import { splitPath } from '../locale/paths.ts'
import { prefetchCode, prefetchCodeAndData } from './prefetcher.ts'

/** Whoever rests on a link so long means it; a pointer that only crosses a page of links asks for nothing. */
const MEANT_AFTER_MS = 100

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

const pathOf = (address: string): string => splitPath(new URL(address, location.href).pathname).rest

/**
 * Another choice on the same page is asked for when it is made. What is asked ahead is tried once, so without a network the page that
 * comes to wait for the same answer would give up with it.
 */
const nothingAhead = (href: string): boolean =>
  !navigator.onLine || savesData() || pathOf(href) === pathOf(location.href)

/** Fetches code when a link is looked at, and the data of its page once somebody means to follow it; neither for who saves data. */
export function usePrefetchOnIntent(href: string) {
  const meant = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(meant.current), [])
  const prefetchNow = (): void => {
    if (!nothingAhead(href)) void prefetchCodeAndData(href)
  }
  return {
    look(): void {
      if (nothingAhead(href)) return
      void prefetchCode(href)
      clearTimeout(meant.current)
      meant.current = setTimeout(prefetchNow, MEANT_AFTER_MS)
    },
    away: (): void => clearTimeout(meant.current),
    press(): void {
      clearTimeout(meant.current)
      prefetchNow()
    },
  }
}

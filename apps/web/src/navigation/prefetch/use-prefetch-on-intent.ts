import { useEffect, useRef } from 'react'
import { splitPath } from '../../locale/paths.ts'
import { prefetchCode, prefetchCodeAndData } from './prefetcher.ts'

/** How long a pointer rests on a link before it counts as intent; one that only crosses links prefetches nothing. */
const MEANT_AFTER_MS = 100

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

const pathOf = (address: string): string => splitPath(new URL(address, location.href).pathname).rest

/**
 * Another choice on the same page is read when it is made. A prefetch is tried once, so without a network a page that waits for
 * the same request would give up with it.
 */
const nothingAhead = (href: string): boolean =>
  !navigator.onLine || savesData() || pathOf(href) === pathOf(location.href)

/** Fetches code for a link in sight, and the data of its page on intent; neither for a browser that saves data. */
export function usePrefetchOnIntent(href: string) {
  const meant = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(meant.current), [])
  const prefetchNow = (): void => {
    if (!nothingAhead(href)) void prefetchCodeAndData(href)
  }
  return {
    onIntent(): void {
      if (nothingAhead(href)) return
      void prefetchCode(href)
      clearTimeout(meant.current)
      meant.current = setTimeout(prefetchNow, MEANT_AFTER_MS)
    },
    onCancel: (): void => clearTimeout(meant.current),
    onPress(): void {
      clearTimeout(meant.current)
      prefetchNow()
    },
  }
}

import { useRef } from 'react'
import { prepareCode, preparePage } from './prepare.ts'

/** Whoever rests on a link so long means it; a pointer that only crosses a page of links asks for nothing. */
const MEANT_AFTER_MS = 100

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Fetches code when a link is looked at, and the data of its page once somebody means to follow it; neither for who saves data. */
export function usePrepare(href: string) {
  const meant = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
    look(): void {
      if (savesData()) return
      void prepareCode(href)
      clearTimeout(meant.current)
      meant.current = setTimeout(() => void preparePage(href), MEANT_AFTER_MS)
    },
    away: (): void => clearTimeout(meant.current),
    press(): void {
      clearTimeout(meant.current)
      if (!savesData()) void preparePage(href)
    },
  }
}

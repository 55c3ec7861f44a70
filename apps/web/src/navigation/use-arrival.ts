import { useEffect, useRef } from 'react'

/** Where a page begins; takes the focus when one arrives, so that a screen reader reads the new page. */
export const MAIN_ID = 'main'

let returning = false
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    returning = true
  })
}

/** After a navigation within the site: to the top (not when going back, where the browser restores the place), focus on the page. */
export function useArrival(path: string): void {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (!returning) window.scrollTo(0, 0)
    returning = false
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [path])
}

import { useEffect, useRef } from 'react'

/** Where a page begins. */
export const MAIN_ID = 'main'

let returning = false
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    returning = true
  })
  // Back within a page, as from a sheet, is over when one moves on.
  window.addEventListener('pushState', () => {
    returning = false
  })
}

/** The focus on the page's heading, so that a screen reader says where one is; a page that took the focus itself keeps it. */
function focusOnPage(): void {
  const page = document.getElementById(MAIN_ID)
  if (page === null || (page !== document.activeElement && page.contains(document.activeElement))) return
  const heading = page.querySelector<HTMLElement>('h1') ?? page
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** After a navigation within the site: to the top (not when going back, where the browser restores the place), focus on the page. */
export function useArrival(path: string): void {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (!returning) window.scrollTo(0, 0)
    returning = false
    focusOnPage()
  }, [path])
}

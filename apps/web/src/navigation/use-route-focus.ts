import { useEffect, useRef } from 'react'

/** Where a page begins. */
export const MAIN_ID = 'main'

let returning = false
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    returning = true
  })
  // Back within a page, as from a sheet, ends with the next navigation.
  window.addEventListener('pushState', () => {
    returning = false
  })
}

/**
 * Focuses the page's heading once, so that a screen reader announces the page; the page itself until the heading is there. A page
 * that took the focus itself keeps it, and so does a person who moved it. A heading that replaces the first, as when a page loads
 * after a failure, gets it, too.
 */
function focusOnPage(): () => void {
  const page = document.getElementById(MAIN_ID)
  const { activeElement } = document
  if (page === null || (activeElement !== page && page.contains(activeElement))) return () => undefined
  let heading: HTMLElement | null = null
  const take = (): void => {
    heading = page.querySelector('h1')
    if (heading !== null) heading.tabIndex = -1
    const place = heading ?? page
    place.focus({ preventScroll: true })
  }
  take()
  const changes = new MutationObserver(() => {
    if (heading?.isConnected === true) return
    if (document.activeElement === page || document.activeElement === document.body) take()
  })
  changes.observe(page, { childList: true, subtree: true })
  return () => changes.disconnect()
}

/** The server's tags for link previews (head/share-card.tsx) describe the page that was left. */
function dropShareCard(): void {
  for (const tag of document.head.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')) tag.remove()
}

/** After a navigation within the site: to the top (not when going back, where the browser restores the place), focus on the page. */
export function useRouteFocus(path: string): void {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (!returning) window.scrollTo(0, 0)
    returning = false
    dropShareCard()
    return focusOnPage()
  }, [path])
}

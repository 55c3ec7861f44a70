import { hasOverlay } from './overlay-history.ts'

/** A list that takes longer than this is left where it is. */
const PATIENCE_MS = 10_000
/** Whoever does one of these goes elsewhere. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'pushState', 'popstate', 'pagehide'] as const

const isAtEnd = (): boolean => scrollY + innerHeight >= document.documentElement.scrollHeight - 1

/** Notes in the entry of the history how far its page is scrolled, before another page takes its place. */
export function noteScrollPlace(): void {
  if (scrollY > 0 && !hasOverlay()) history.replaceState({ ...history.state, scroll: scrollY }, '')
}

/** Each note is used once: later ways back to the entry are the browser's. */
function takeScrollPlace(): number | null {
  const { scroll, ...state } = history.state ?? {}
  if (typeof scroll !== 'number') return null
  history.replaceState(Object.keys(state).length === 0 ? null : state, '')
  return scroll
}

/**
 * A browser brings a page that one comes back to as far as the page is long at that moment. Where its list has to be read anew,
 * this goes on while it grows, until the place is reached or somebody moves.
 */
function restoreScrollPlace(): void {
  const place = takeScrollPlace()
  if (place === null) return
  const controller = new AbortController()
  const growth = new ResizeObserver(() => {
    if (scrollY < place - 1) scrollTo(0, place)
    else if (document.querySelector('main [aria-busy=true]') === null) controller.abort()
  })
  controller.signal.addEventListener('abort', () => growth.disconnect())
  for (const sign of SIGNS)
    addEventListener(sign, () => controller.abort(), { signal: controller.signal, passive: true })
  setTimeout(() => controller.abort(), PATIENCE_MS)
  growth.observe(document.body)
}

/** From the start of the app on. */
export function keepScrollPlaces(): void {
  addEventListener('pagehide', noteScrollPlace)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeScrollPlace()
  })
  // After the page has been drawn.
  addEventListener('popstate', () => requestAnimationFrame(restoreScrollPlace))
  // Whoever is elsewhere in the document has moved since it was loaded.
  if (isAtEnd()) restoreScrollPlace()
  else takeScrollPlace()
}

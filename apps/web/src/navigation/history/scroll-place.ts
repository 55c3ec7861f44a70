import { hasOverlay } from './overlay-history.ts'

/** A list that takes longer than this keeps its scroll position. */
const PATIENCE_MS = 10_000
/** Events with which the person moves away. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'pushState', 'popstate', 'pagehide'] as const

const isAtEnd = (): boolean => scrollY + innerHeight >= document.documentElement.scrollHeight - 1

/** Stores the scroll position in the history entry before another page replaces this one. */
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
 * On the way back a browser scrolls only as far as the page is long at that moment. This goes on while a list loads and grows,
 * until the position is reached or the person moves.
 */
function restoreScrollPlace(): void {
  const place = takeScrollPlace()
  if (place === null) return
  const controller = new AbortController()
  const growth = new ResizeObserver(() => {
    // A browser moves along with a footer in sight, which the list grows above.
    if (Math.abs(scrollY - place) > 1) scrollTo(0, place)
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
  // Anywhere but at the end, the person has moved since the load.
  if (isAtEnd()) restoreScrollPlace()
  else takeScrollPlace()
}

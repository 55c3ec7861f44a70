import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { closeOverlays, hasOverlay } from './history/overlay-history.ts'
import { noteScrollPlace } from './history/scroll-place.ts'
import { prefetchCodeAndData } from './prefetch/prefetcher.ts'
import { unmarkSharedElement } from './shared-element.ts'

/** Long enough to load a page's code and data, short enough that a tap soon has an effect. */
const PATIENCE_MS = 400

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
const isHere = (to: string): boolean => new URL(to, location.href).pathname === location.pathname

/** The front page is /ja, not the /ja/ that a router makes of its base and `/`. */
const withoutSlash = (to: string): string => to.replace(/^(\/[a-z]{2})\/(?=$|[?#])/, '$1')

/** Counts navigations: one that another has followed is dropped. */
let latest = 0
const supersede = (): void => {
  latest += 1
}
globalThis.addEventListener?.('popstate', supersede)

/**
 * Loads the next page before leaving this one, then navigates, with a view transition on request. The last of several navigations
 * wins.
 */
export const handleNavigation: AroundNavHandler = async (navigate, href, options) => {
  const to = withoutSlash(href)
  // What tidies up the address of this page, as a sheet does that closes, is no navigation: one that is under way goes on, and where
  // it has left the page nothing is left to tidy up.
  const isTidying = options?.replace === true && isHere(to)
  if (hasOverlay()) await closeOverlays()
  if (isTidying) {
    if (isHere(to)) navigate(to, options)
    return
  }
  supersede()
  const own = latest
  // Another choice on the same page shows at once.
  if (isHere(to)) {
    navigate(to, options)
    return
  }
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([prefetchCodeAndData(to), patience])
  if (own !== latest) return
  noteScrollPlace()
  if (options?.transition !== true || !('startViewTransition' in document) || calm()) {
    navigate(to, options)
    return
  }
  const transition = document.startViewTransition(() => flushSync(() => navigate(to, options)))
  await transition.finished.catch(() => undefined)
  unmarkSharedElement()
}

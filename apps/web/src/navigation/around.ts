import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { dropPicture } from './carried-picture.ts'
import { isPageCovered, uncoverPage } from './over-page.ts'
import { preparePage } from './prepare.ts'

/** Long enough for a page's code and data to come, short enough that a tap is never left without an answer. */
const PATIENCE_MS = 400

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
const isHere = (to: string): boolean => new URL(to, location.href).pathname === location.pathname

/** Reads the next page before leaving this one, then moves with a view transition where it is asked for. */
export const aroundNavigation: AroundNavHandler = async (navigate, to, options) => {
  if (isPageCovered()) await uncoverPage()
  // Another choice on the same page shows at once.
  if (isHere(to)) {
    navigate(to, options)
    return
  }
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([preparePage(to), patience])
  if (options?.transition !== true || !('startViewTransition' in document) || calm()) {
    navigate(to, options)
    return
  }
  const transition = document.startViewTransition(() => flushSync(() => navigate(to, options)))
  await transition.finished.catch(() => undefined)
  dropPicture()
}

import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { splitPath } from '../locale/paths.ts'
import { loadPage, matchPage } from '../routes.ts'

/** Long enough for a page's code to come, short enough that a tap is never left without an answer. */
const PATIENCE_MS = 400

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

function codeOf(to: string): Promise<unknown> {
  const match = matchPage(splitPath(new URL(to, location.href).pathname).rest)
  return match === null ? Promise.resolve() : loadPage(match.route).catch(() => undefined)
}

/** Loads the code of the next page before leaving this one, then moves with a view transition where it is asked for. */
export const aroundNavigation: AroundNavHandler = async (navigate, to, options) => {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([codeOf(to), patience])
  if (options?.transition !== true || !('startViewTransition' in document) || calm()) {
    navigate(to, options)
    return
  }
  document.startViewTransition(() => flushSync(() => navigate(to, options)))
}

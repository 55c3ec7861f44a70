import { splitPath } from '../locale/paths.ts'
import type { PageModule, PageRoute } from '../page.ts'
import { reloadOnce } from '../reload-once.ts'
import { loadPage, matchPage, mayLoadAgain } from '../routes.ts'

const arrivals = new WeakMap<Promise<PageModule>, Promise<PageModule>>()
// Whoever comes back to a page wants it as much as who follows a link.
globalThis.addEventListener?.('popstate', () => {
  const match = matchPage(splitPath(location.pathname).rest)
  if (match !== null) mayLoadAgain(match.route)
})

const never = new Promise<never>(() => undefined)

/**
 * The code of the page whose address one is at. Where it is gone, as after a release, the server has the page: it is asked for
 * anew, once in a tab, and what waits for this waits until the browser has left.
 */
export function arriveAt(route: PageRoute): Promise<PageModule> {
  const loading = loadPage(route)
  const known = arrivals.get(loading)
  if (known !== undefined) return known
  const arrival = loading.catch(async (error: unknown) => {
    if (await reloadOnce()) return never
    throw error
  })
  arrivals.set(loading, arrival)
  return arrival
}

import { splitPath } from '../locale/paths.ts'
import { loadFailedStyles } from '../navigation/recovery/failed-styles.ts'
import { isServerReachable, UnreachableError } from '../navigation/recovery/reachable.ts'
import { reloadOnce } from '../navigation/recovery/reload-once.ts'
import type { PageModule } from '../page.ts'
import { matchPage, type PageName, type PageRoute } from '../routes.ts'

export type PageLoaders = Readonly<Partial<Record<PageName, () => Promise<PageModule>>>>

let loaders: PageLoaders = {}
const loaded = new Map<PageRoute, PageModule>()
/** Of loaded pages: React's `use` reads a promise with these two fields at once, and waits for any other. */
const ready = new Map<PageRoute, Promise<PageModule> & { status: 'fulfilled'; value: PageModule }>()
const loading = new Map<PageRoute, Promise<PageModule>>()
const failed = new Set<PageRoute>()

/**
 * Sets the loaders of pages: the entries set all of `page-loaders.ts`, a test sets the pages that it opens. Forgets what was
 * loaded before: in development an entry runs again when the code of a page has changed.
 */
export function setPageLoaders(pages: PageLoaders): void {
  loaders = pages
  for (const map of [loaded, ready, loading, failed]) map.clear()
}

async function loadCode({ name }: PageRoute): Promise<PageModule> {
  const load = loaders[name]
  if (load === undefined) throw new Error(`setPageLoaders got no code for the page ${name}`)
  await loadFailedStyles()
  return load()
}

/** Loads the code of a page once. A failure stays until `allowRetry`: a page that shows it would otherwise load forever. */
export function loadPage(route: PageRoute): Promise<PageModule> {
  const existing = loading.get(route)
  if (existing !== undefined) return existing
  const promise = loadCode(route).then(
    (module) => {
      loaded.set(route, module)
      ready.set(route, Object.assign(Promise.resolve(module), { status: 'fulfilled' as const, value: module }))
      return module
    },
    (error: unknown) => {
      failed.add(route)
      throw error
    },
  )
  loading.set(route, promise)
  return promise
}

/** Call when the person tries again, or the network is back. */
export function allowRetry(route: PageRoute): void {
  if (failed.delete(route)) loading.delete(route)
}

export const loadedPage = (route: PageRoute): PageModule | undefined => loaded.get(route)

// Coming back to a page is a wish for it, as following a link is.
globalThis.addEventListener?.('popstate', () => {
  const match = matchPage(splitPath(location.pathname).rest)
  if (match !== null) allowRetry(match.route)
})

const reloads = new WeakMap<Promise<PageModule>, Promise<PageModule>>()
const never = new Promise<never>(() => undefined)

/**
 * The code of the current page, for `use`. Where it is missing, as after a release, the document is reloaded, once in a tab; the promise
 * stays pending meanwhile. Rejects with an `UnreachableError` where the server does not answer.
 */
export function loadPageOrReload(route: PageRoute): Promise<PageModule> {
  return ready.get(route) ?? loadingOrReload(route)
}

function loadingOrReload(route: PageRoute): Promise<PageModule> {
  const loadingPage = loadPage(route)
  const existing = reloads.get(loadingPage)
  if (existing !== undefined) return existing
  const page = loadingPage.catch(async (error: unknown) => {
    if (!(await isServerReachable())) throw new UnreachableError('The code of a page did not come', { cause: error })
    if (await reloadOnce()) return never
    throw error
  })
  reloads.set(loadingPage, page)
  return page
}

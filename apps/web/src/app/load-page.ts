import { splitPath } from '../locale/paths.ts'
import { loadCode } from '../navigation/recovery/load-code.ts'
import type { PageModule } from '../page.ts'
import { matchPage, type PageName, type PageRoute } from '../routes.ts'

export type PageLoaders = Readonly<Partial<Record<PageName, () => Promise<PageModule>>>>

interface Attempt {
  readonly code: Promise<PageModule>
  module?: PageModule
  hasFailed?: true
  /** The same for the page that is shown, which is reloaded where its code is missing. */
  shown?: Promise<PageModule>
}

let loaders: PageLoaders = {}
const attempts = new Map<PageName, Attempt>()

/**
 * Sets the loaders of pages: the entries set all of `page-loaders.ts`, a test sets the pages that it opens. Forgets what was
 * loaded before: in development an entry runs again when the code of a page has changed.
 */
export function setPageLoaders(pages: PageLoaders): void {
  loaders = pages
  attempts.clear()
}

async function load(name: PageName, reload = false): Promise<PageModule> {
  const loader = loaders[name]
  if (loader === undefined) throw new Error(`setPageLoaders got no code for the page ${name}`)
  return loadCode(loader, { reload })
}

function begin(name: PageName): Attempt {
  const attempt: Attempt = { code: load(name) }
  attempts.set(name, attempt)
  attempt.code.then(
    (module) => Object.assign(attempt, { module }),
    () => Object.assign(attempt, { hasFailed: true }),
  )
  return attempt
}

const attemptOf = (name: PageName): Attempt => attempts.get(name) ?? begin(name)

/** Loads the code of a page once. A failure stays until `allowRetry`: a page that shows it would otherwise load forever. */
export const loadPage = ({ name }: PageRoute): Promise<PageModule> => attemptOf(name).code

export const loadedPage = ({ name }: PageRoute): PageModule | undefined => attempts.get(name)?.module

/** The code of the current page, for `use`: where it is missing, the document is reloaded. */
export function loadPageOrReload({ name }: PageRoute): Promise<PageModule> {
  const attempt = attemptOf(name)
  attempt.shown ??= attempt.code.catch(() => load(name, true))
  return attempt.shown
}

/** Call when the person tries again, or the network is back. */
export function allowRetry({ name }: PageRoute): void {
  if (attempts.get(name)?.hasFailed) attempts.delete(name)
}

// Coming back to a page is a wish for it, as following a link is.
globalThis.addEventListener?.('popstate', () => {
  const match = matchPage(splitPath(location.pathname).rest)
  if (match !== null) allowRetry(match.route)
})

/** The key in this tab's storage that a page was reloaded because its code failed to load; prehydration/load-app.ts uses it, too. */
const RELOADED = 'yoyaku.reloaded'

/** The server could not be reached. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'
}

interface LoadOptions {
  /**
   * Reloads the page where the server answers and the code does not come, as after a release, once in a tab until `codeLoaded`.
   * Browsers may cache that a module failed to load: then only a reload gets it.
   */
  readonly reload: boolean
}

/**
 * Imports code of the app. Rejects with an `UnreachableError` where the server does not answer, otherwise with the failure; stays
 * pending while the page reloads. May be called again.
 */
export async function loadCode<Module>(load: () => Promise<Module>, { reload }: LoadOptions): Promise<Module> {
  try {
    await loadMissingStyles()
    return await load()
  } catch (cause) {
    if (!(await isServerReachable())) throw new UnreachableError('Code of the app did not come', { cause })
    if (!reload || !mayReload()) throw cause
    location.reload()
    return new Promise<never>(() => undefined)
  }
}

/** Whether the server answers. A browser may call itself online before the network works. */
export async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const answer = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer !== null
}

/** True once in a tab until `codeLoaded`, and never without storage: no page reloads forever. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) !== null) return false
    sessionStorage.setItem(RELOADED, '1')
    return true
  } catch {
    return false
  }
}

/** Call when the code of a page has come: another one that is missing may then reload it again. */
export function codeLoaded(): void {
  try {
    sessionStorage.removeItem(RELOADED)
  } catch {
    // Then nothing was kept either.
  }
}

/** Stylesheets that did not come. Vite requests those of an import once, and imports the code alone the next time. */
const missing = new Set<HTMLLinkElement>()
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target)
  },
  // Errors of links do not bubble.
  true,
)

let latest: Promise<unknown> = Promise.resolve()

function loadAgain(link: HTMLLinkElement): Promise<void> {
  missing.delete(link)
  const again = document.createElement('link')
  for (const { name, value } of link.attributes) again.setAttribute(name, value)
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`The stylesheet ${again.href} did not come`)))
    link.after(again)
  })
}

/** Loads stylesheets that an earlier import lacks, before code is imported that may need them. Rejects where one fails again. */
function loadMissingStyles(): Promise<unknown> {
  if (missing.size > 0) latest = Promise.all([...missing].map(loadAgain))
  return latest
}

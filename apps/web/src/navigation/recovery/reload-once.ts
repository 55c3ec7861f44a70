import { isServerReachable } from './reachable.ts'

/** The key in this tab's storage that a page was reloaded because its app failed to load; entry-prehydration.ts uses it, too. */
const RELOADED = 'yoyaku.reloaded'

/**
 * Browsers may cache that a module failed to load: then only a reload gets it. True once in a tab until `appStarted`, and never
 * without storage: no page reloads forever.
 */
export function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) !== null) return false
    sessionStorage.setItem(RELOADED, '1')
    return true
  } catch {
    return false
  }
}

/**
 * Reloads the page where the server answers and `mayReload` allows it; else false. The browser's own error page would help nobody.
 */
export async function reloadOnce(): Promise<boolean> {
  if (!(await isServerReachable()) || !mayReload()) return false
  location.reload()
  return true
}

/** Also after another page has loaded: a missing one may then be reloaded again. */
export function appStarted(): void {
  try {
    sessionStorage.removeItem(RELOADED)
  } catch {
    // Then nothing was kept either.
  }
}

import { isServerReachable } from './reachable.ts'

/** Under it stands, in this tab, that a page was loaded anew because its app did not come; entry-prehydration.ts names it too. */
const RELOADED = 'yoyaku.reloaded'

/**
 * Browsers may remember that a module did not come: then only a new page gets it. True once in a tab until `appStarted`,
 * and never where nothing can be kept: no page is loaded anew forever.
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

/** Loads the page anew where the server answers and `mayReload` says so; false where not. A browser's own error page helps nobody. */
export async function reloadOnce(): Promise<boolean> {
  if (!(await isServerReachable()) || !mayReload()) return false
  location.reload()
  return true
}

/** Also when the app got another page: one that is missing may be asked for anew again. */
export function appStarted(): void {
  try {
    sessionStorage.removeItem(RELOADED)
  } catch {
    // Then nothing was kept either.
  }
}

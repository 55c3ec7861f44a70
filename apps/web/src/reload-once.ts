/** Under it stands, in this tab, that a page was loaded anew because its app did not come; entry-quiet.ts names it too. */
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

export function appStarted(): void {
  try {
    sessionStorage.removeItem(RELOADED)
  } catch {
    // Then nothing was kept either.
  }
}

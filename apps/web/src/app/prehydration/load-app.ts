import { app, connection, opens, polyfills, start } from './page-start.ts'

/** The app's first file, as far as it is used here. */
interface App {
  start(options: { readonly withoutPage: boolean }): Promise<void>
}

const SIGNS = ['pointerdown', 'keydown', 'focusin', 'online'] as const

/** A press on a link follows it: loading the app would only delay the next page. */
const isOnLink = (event?: Event): boolean =>
  event?.type !== 'load' && event?.target instanceof Element && event.target.closest('a[href]') !== null

let failures = 0

/**
 * A browser may cache that a module failed to load; a reload requests it again. Once in a tab until the app starts:
 * navigation/recovery/load-code.ts.
 */
function reloadsOnce(): boolean {
  try {
    if (sessionStorage.getItem('yoyaku.reloaded') !== null) return false
    sessionStorage.setItem('yoyaku.reloaded', '1')
  } catch {
    return false
  }
  location.reload()
  return true
}

function preload(href: string): void {
  const link = document.createElement('link')
  const fetchPriority = start === 'eager' ? 'low' : 'auto'
  document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority }))
}

/** Loads and starts the app. After a failure the page stays as it is, and the next sign of a person, or of the network, tries again. */
async function loadApp(event?: Event): Promise<void> {
  if (isOnLink(event)) return
  for (const sign of SIGNS) removeEventListener(sign, loadApp, true)
  removeEventListener('load', loadApp)
  const [entry = '', ...rest] = app
  // The head of an eager page names the scripts of its app.
  for (const href of start === 'eager' ? polyfills : [...rest, ...polyfills]) preload(href)
  const { onLine } = navigator
  try {
    const loaded: App = await import(/* @vite-ignore */ entry)
    await loaded.start({ withoutPage: failures > 1 })
    prefetchFiles(opens)
  } catch (error) {
    reportError(error)
    failures += 1
    if (failures > 1 && onLine && reloadsOnce()) return
    // Even after a reload: the app starts without the page's code, and says so with ways on.
    if (failures === 2 && onLine) return loadApp()
    listenForSigns()
  }
}

function listenForSigns(): void {
  for (const sign of SIGNS) addEventListener(sign, loadApp, { passive: true, capture: true })
}

/** Puts files into the browser's cache without running them. Uses `fetch`, because a browser caches the failure of a module preload. */
function prefetchFiles(files: readonly string[]): void {
  if (connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true) return
  const prefetchAll = (): void => {
    for (const href of files) fetch(href, { priority: 'low' }).catch(() => undefined)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(prefetchAll)
  else setTimeout(prefetchAll, 200)
}

/** Starts the app with the page where `start` of its route says so, else once the page has loaded, or at the first press, key or focus. */
export function loadAppWhenNeeded(): void {
  if (start === 'eager') {
    void loadApp()
    return
  }
  listenForSigns()
  // A page can be read and left without the app.
  if (connection?.saveData !== true) addEventListener('load', loadApp)
}

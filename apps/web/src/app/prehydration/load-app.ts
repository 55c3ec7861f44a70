import { hydrate, later, opens, polyfills } from './app-progress.ts'
import { prefetchFiles } from './prefetch-files.ts'

/** What a person does first on a page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'click', 'wheel', 'keydown', 'focusin'] as const

/** The files of what is usually opened first on the page. */
const openedFirst = [...new Set(Object.values(opens).flat())]

let pointerPlace: string | null = null

/**
 * Browsers report a move of nothing when the page is laid out under a mouse at rest, and Chromium with a window does so for the
 * first real one as well: a position that differs from the last one is a move, too.
 */
function isAtRest(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false
  const { screenX, screenY, movementX, movementY } = event
  const last = pointerPlace
  pointerPlace = `${screenX} ${screenY}`
  return movementX === 0 && movementY === 0 && (last === null || last === pointerPlace)
}

/** A touch on a link follows it: loading the app would only delay the next page. */
const isOnLink = ({ type, target }: Event): boolean =>
  type !== 'load' && type !== 'pointermove' && target instanceof Element && target.closest('a[href]') !== null

let failures = 0

/**
 * A browser may cache that a module failed to load; a reload requests it again. Once in a tab until the app starts:
 * navigation/recovery/reload-once.ts.
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

function preload(href: string, fetchPriority: 'auto' | 'low' = 'auto'): void {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority }))
}

async function loadApp(event: Event): Promise<void> {
  if (isAtRest(event) || isOnLink(event)) return
  for (const sign of SIGNS) removeEventListener(sign, loadApp)
  removeEventListener('load', loadApp)
  const [app, ...rest] = later
  for (const href of [...rest, ...polyfills]) preload(href)
  const { onLine } = navigator
  try {
    await import(/* @vite-ignore */ app ?? '')
    if (hydrate === 'idle') prefetchFiles(openedFirst)
  } catch {
    // Without the network: the next sign tries again, and links lead on meanwhile.
    failures += 1
    if (failures > 1 && onLine && reloadsOnce()) return
    listenForSigns()
  }
}

function listenForSigns(): void {
  for (const sign of SIGNS) addEventListener(sign, loadApp, { passive: true })
}

/** Loads the app at the person's first action, or once the page has loaded, as `hydrate` of its route says. */
export function loadAppWhenNeeded(): void {
  if (later.length === 0) {
    // The page loads the app itself, after what is read.
    for (const href of polyfills) preload(href, 'low')
    return
  }
  listenForSigns()
  // An app that starts by itself has the line to itself first.
  if (hydrate === 'idle') addEventListener('load', loadApp)
  else addEventListener('load', () => prefetchFiles([...later, ...polyfills, ...openedFirst]), { once: true })
}

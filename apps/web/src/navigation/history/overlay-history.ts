/**
 * An overlay (a sheet, the list of the bell) has its own entry in the history, with the page's address: Back closes it, and the
 * page stays. An entry's state counts the open overlays; closing them in any way removes their entries.
 */
const PATIENCE_MS = 1000

type Close = () => void

let shown: readonly Close[] = []
/** Entries are being removed. An entry pushed meanwhile would be removed instead. */
let leaving = false

const entriesHere = (): number => Number(history.state?.over ?? 0)

/**
 * Goes back over the entries of closed overlays; after a reload that is all of them. One `history.go` at a time: two would leave
 * the page.
 */
export function dropOverlayEntries(): void {
  const unused = entriesHere() - shown.length
  if (leaving || unused <= 0) return
  leaving = true
  history.go(-unused)
}

function closeAbove(entries: number): void {
  while (shown.length > entries) {
    const last = shown.at(-1)
    shown = shown.slice(0, -1)
    last?.()
  }
}

function addEntries(): void {
  for (let entry = entriesHere() + 1; entry <= shown.length; entry += 1)
    history.pushState({ ...history.state, over: entry }, '')
}

globalThis.addEventListener?.('popstate', () => {
  // What was opened while entries went has none yet, and stays.
  if (leaving) addEntries()
  else closeAbove(entriesHere())
  leaving = false
  if (entriesHere() === 0) history.scrollRestoration = 'auto'
  dropOverlayEntries()
})

/** Back calls `close`. What is returned is called when it was closed in another way. */
export function pushOverlay(close: Close): () => void {
  const own: Close = () => close()
  shown = [...shown, own]
  // The page beside the overlay may be scrolled: removing the entry must not move it.
  history.scrollRestoration = 'manual'
  // An overlay that replaces another at once takes over its entry.
  if (!leaving) addEntries()
  return () => {
    shown = shown.filter((one) => one !== own)
    // Overlays that close at the same time are removed in one step.
    queueMicrotask(dropOverlayEntries)
  }
}

/** The state of the page's entry without its overlays; null where there is nothing else. */
export function historyStateOfPage(): object | null {
  const { over: _, ...state } = history.state ?? {}
  return Object.keys(state).length === 0 ? null : state
}

export const hasOverlay = (): boolean => leaving || entriesHere() > 0

/** Closes all overlays; resolves when none of their entries is left, or when that takes too long. */
export async function closeOverlays(): Promise<void> {
  if (!hasOverlay()) return
  await new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
    setTimeout(resolve, PATIENCE_MS)
    closeAbove(0)
    dropOverlayEntries()
  })
}

/** Calls `act` once no overlay is open, at once where none is; never on another page. The result cancels it. */
export function afterOverlays(act: () => void): () => void {
  const { pathname } = location
  const look = (): void => {
    if (hasOverlay()) return
    removeEventListener('popstate', look)
    if (location.pathname === pathname) act()
  }
  addEventListener('popstate', look)
  look()
  return () => removeEventListener('popstate', look)
}

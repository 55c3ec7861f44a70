/**
 * What lies over a page (a sheet, the list of the bell) has an entry of its own in the history, with the page's address: Back
 * closes it, and the page stays. An entry's state says how many lie there; whatever closes them takes their entries away.
 */
const PATIENCE_MS = 1000

type Close = () => void

let shown: readonly Close[] = []
/** Entries are being taken away. An entry pushed meanwhile would be the one that goes. */
let leaving = false

const entriesHere = (): number => Number(history.state?.over ?? 0)

/** Leaves the entries of what is no longer there; after a reload that is all of them. One way at a time: two would end a page too far. */
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
  // One may scroll the page beside it: taking its entry away moves nothing.
  history.scrollRestoration = 'manual'
  // What takes another's place at once takes its entry as well.
  if (!leaving) addEntries()
  return () => {
    shown = shown.filter((one) => one !== own)
    // What goes at the same time goes in one step.
    queueMicrotask(dropOverlayEntries)
  }
}

/** The state of the page's own entry, without what lies over it; null where there is nothing else. */
export function historyStateOfPage(): object | null {
  const { over: _, ...state } = history.state ?? {}
  return Object.keys(state).length === 0 ? null : state
}

export const hasOverlay = (): boolean => leaving || entriesHere() > 0

/** Closes all that lies over the page; resolves when none of its entries is left, or when that takes too long. */
export async function closeOverlays(): Promise<void> {
  if (!hasOverlay()) return
  await new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
    setTimeout(resolve, PATIENCE_MS)
    closeAbove(0)
    dropOverlayEntries()
  })
}

/** Calls `act` once nothing lies over the page, at once where nothing does; not on another page. What is returned calls it off. */
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

/**
 * What lies over a page (a sheet, the list of the bell) has an entry of its own in the history, with the page's address: Back
 * closes it, and the page stays. An entry's state says how many lie there; whatever closes them takes their entries away.
 */
const PATIENCE_MS = 400

type Close = () => void

let shown: readonly Close[] = []
let leaving = false

const entriesHere = (): number => Number(history.state?.over ?? 0)

/** Leaves the entries of what is no longer there; after a reload that is all of them. One way at a time: two would end a page too far. */
export function dropEntries(): void {
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

globalThis.addEventListener?.('popstate', () => {
  leaving = false
  closeAbove(entriesHere())
  if (entriesHere() === 0) history.scrollRestoration = 'auto'
  dropEntries()
})

/** Back calls `close`. What is returned is called when it was closed in another way. */
export function layOver(close: Close): () => void {
  const own: Close = () => close()
  shown = [...shown, own]
  // What takes another's place at once takes its entry as well.
  const isEntryFree = !leaving && entriesHere() >= shown.length
  leaving = false
  // One may scroll the page beside it: taking its entry away moves nothing.
  history.scrollRestoration = 'manual'
  if (!isEntryFree) history.pushState({ ...history.state, over: shown.length }, '')
  return () => {
    shown = shown.filter((one) => one !== own)
    // What goes at the same time goes in one step.
    queueMicrotask(dropEntries)
  }
}

/** The state of the page's own entry, without what lies over it; null where there is nothing else. */
export function underCover(): object | null {
  const { over: _, ...state } = history.state ?? {}
  return Object.keys(state).length === 0 ? null : state
}

export const isPageCovered = (): boolean => leaving || entriesHere() > 0

/** Closes all that lies over the page; resolves when none of its entries is left, or when that takes too long. */
export async function uncoverPage(): Promise<void> {
  if (!isPageCovered()) return
  await new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
    setTimeout(resolve, PATIENCE_MS)
    closeAbove(0)
    dropEntries()
  })
}

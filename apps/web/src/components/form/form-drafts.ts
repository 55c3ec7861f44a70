/** Before the names under which a tab keeps what is typed. */
export const TYPED = 'yoyaku.typed.'

/** Whose it is: goes with what is typed. */
const OWNER = `${TYPED}owner`

let times = 0
const listeners = new Set<() => void>()

/** How often what was typed had to be forgotten: what a page shows in its fields goes with it. */
export const draftGeneration = (): number => times
export function onDraftsCleared(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Of everybody who was at this tab: for when somebody leaves. */
export function clearFormDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(TYPED)) sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept where nothing can be.
  }
  times += 1
  for (const listener of listeners) listener()
}

/** Called with whoever is signed in: what another member typed is not shown to them. A visitor's words go with them into their account. */
export function setDraftOwner(memberId: string): void {
  try {
    const before = sessionStorage.getItem(OWNER)
    if (before === memberId) return
    if (before !== null) clearFormDrafts()
    sessionStorage.setItem(OWNER, memberId)
  } catch {
    // Then nothing was kept either.
  }
}

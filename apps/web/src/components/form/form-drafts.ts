import { keysInTab, readFromTab, removeFromTab, storeInTab } from './tab-storage.ts'

/** Before the names under which a tab keeps what is typed. */
export const TYPED = 'yoyaku.typed.'

/** The key of the drafts' owner. */
const OWNER = `${TYPED}owner`

let times = 0
const listeners = new Set<() => void>()

/** Counts how often the drafts were cleared: fields of a page reset with it. */
export const draftGeneration = (): number => times
export function onDraftsCleared(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let staysOverSignOut = false

/** Before a sign-out after which the same member signs in again: what they typed stays. Another member does not see it. */
export function keepFormDrafts(): void {
  staysOverSignOut = true
}

/** Clears the drafts of this tab, for a sign-out. */
export function clearFormDraftsAtSignOut(): void {
  if (!staysOverSignOut) clearFormDrafts()
  staysOverSignOut = false
}

/** Clears the drafts of this tab. */
export function clearFormDrafts(): void {
  for (const key of keysInTab(TYPED)) removeFromTab(key)
  times += 1
  for (const listener of listeners) listener()
}

/** Call with the signed-in member: drafts of another member are cleared. A visitor's drafts stay when they sign in. */
export function setDraftOwner(memberId: string): void {
  const before = readFromTab(OWNER)
  if (before === memberId) return
  if (before !== null) clearFormDrafts()
  storeInTab(OWNER, memberId)
}

/** Before the names under which a tab keeps what is typed. */
export const TYPED = 'yoyaku.typed.'

/** Whose it is: goes with what is typed. */
const OWNER = `${TYPED}owner`

/** Of everybody who was at this tab: for when somebody leaves. */
export function forgetTyped(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(TYPED)) sessionStorage.removeItem(key)
}

/** Called with whoever is signed in: what another member typed is not shown to them. A visitor's words go with them into their account. */
export function typedBy(memberId: string): void {
  try {
    const before = sessionStorage.getItem(OWNER)
    if (before === memberId) return
    if (before !== null) forgetTyped()
    sessionStorage.setItem(OWNER, memberId)
  } catch {
    // Then nothing was kept either.
  }
}

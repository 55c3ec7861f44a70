/** Before the names under which a tab keeps what is typed. */
export const TYPED = 'yoyaku.typed.'

/** Of everybody who was at this tab: for when somebody leaves. */
export function forgetTyped(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(TYPED)) sessionStorage.removeItem(key)
}

import { historyStateOfPage } from './overlay-history.ts'

const KEY = 'yoyaku.carried'

/** Carries the state of this history entry (a visitor's intent before the sign-in) to the document that replaces it. */
export function carryState(href: string): void {
  const state = historyStateOfPage()
  try {
    sessionStorage.removeItem(KEY)
    if (state !== null) sessionStorage.setItem(KEY, JSON.stringify({ href, state }))
  } catch {
    // Without storage the page opens all the same.
  }
}

/** Puts what was carried here where it was; at any other address it is dropped. */
export function takeState(): void {
  try {
    const carried = sessionStorage.getItem(KEY)
    if (carried === null) return
    sessionStorage.removeItem(KEY)
    const { href, state } = JSON.parse(carried) as { href?: unknown; state?: unknown }
    if (href === location.href) history.replaceState(state, '')
  } catch {
    // Nothing was carried then.
  }
}

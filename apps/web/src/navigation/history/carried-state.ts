import { historyStateOfPage } from './overlay-history.ts'

const KEY = 'yoyaku.carried'

/** `from` is the time origin of the document that wrote it. */
interface Carried {
  readonly href: string
  readonly state: object
  readonly from: number
}

/**
 * Carries the state of this history entry (a visitor's intent before the sign-in) to the document that replaces it. For a button
 * that opens a document, `app/prehydration/` writes the same.
 */
export function carryState(href: string): void {
  const state = historyStateOfPage()
  try {
    sessionStorage.removeItem(KEY)
    const carried: Carried | null = state && { href, state, from: performance.timeOrigin }
    if (carried !== null) sessionStorage.setItem(KEY, JSON.stringify(carried))
  } catch {
    // Without storage the page opens all the same.
  }
}

/**
 * Puts what was carried here where it was; at any other address it is dropped. An app that starts while the next document is
 * still on its way leaves alone what its own document wrote.
 */
export function takeState(): void {
  try {
    const stored = sessionStorage.getItem(KEY)
    if (stored === null) return
    const { href, state, from } = parseCarried(stored)
    if (from === performance.timeOrigin) return
    sessionStorage.removeItem(KEY)
    if (href === location.href) history.replaceState(state, '')
  } catch {
    // Without storage nothing was carried.
  }
}

function parseCarried(json: string): Partial<Carried> {
  try {
    return (JSON.parse(json) as Partial<Carried> | null) ?? {}
  } catch {
    return {}
  }
}

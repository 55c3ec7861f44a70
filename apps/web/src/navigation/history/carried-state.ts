import { historyStateOfPage } from './overlay-history.ts'

const KEY = 'yoyaku.carried'

interface Carried {
  readonly href: string
  readonly state: object
}

/** Carries the state of this history entry (a visitor's intent before the sign-in) to the document that replaces it. */
export function carryState(href: string): void {
  const state = historyStateOfPage()
  try {
    sessionStorage.removeItem(KEY)
    const carried: Carried | null = state && { href, state }
    if (carried !== null) sessionStorage.setItem(KEY, JSON.stringify(carried))
  } catch {
    // Without storage the page opens all the same.
  }
}

/** Puts what was carried here where it was; at any other address it is dropped. */
export function takeState(): void {
  try {
    const stored = sessionStorage.getItem(KEY)
    if (stored === null) return
    const { href, state } = parseCarried(stored)
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

import type { YoyakuOptions } from '../sdk/yoyaku.types.ts'
import { cookieTokens } from './cookies.ts'
import { sessionStorageSnapshots } from './storage.ts'
import { pageWakes, webLocks, withTabSync } from './tabs.ts'

export { cookieTokens, expiryOf } from './cookies.ts'
export { localStorageTokens, sessionStorageSnapshots } from './storage.ts'
export { pageWakes, webLocks, withTabSync } from './tabs.ts'

/** What `browserPorts` makes of the options of `createYoyaku`. */
export type BrowserPorts = Pick<
  YoyakuOptions,
  'tokens' | 'snapshots' | 'lock' | 'wake' | 'reconnectSpreadMs' | 'storageKey'
>

export type BrowserPortsOptions = {
  /** Letters and digits, in every name, so that several SDKs on one origin have sessions of their own. */
  storageKey?: string
  /**
   * True on Yoyaku's own web app alone: the session lives in the cookies `accessToken`, `refreshToken` and `userInfo`, which the
   * page's server reads too. On any other origin these names belong to the host.
   */
  ownCookies?: boolean
}

/**
 * The ports of a page, ready to be spread into `createYoyaku`: Web Locks, sessionStorage, wake-ups. Tokens stay in memory and end with
 * the page; every name begins with `yoyaku`. Where there is no page (rendering on a server) there are no ports, and nothing is touched.
 */
export function browserPorts({ storageKey, ownCookies = false }: BrowserPortsOptions = {}): BrowserPorts {
  if (typeof document === 'undefined') return {}
  const lock = webLocks()
  const prefix = storageKey === undefined ? '' : `${storageKey}.`
  return {
    ...(ownCookies ? { tokens: withTabSync(cookieTokens(prefix), `yoyaku.${prefix}session`) } : {}),
    snapshots: sessionStorageSnapshots(`yoyaku.${prefix}`),
    ...(storageKey === undefined ? {} : { storageKey }),
    wake: pageWakes,
    reconnectSpreadMs: 1000,
    ...(lock ? { lock } : {}),
  }
}

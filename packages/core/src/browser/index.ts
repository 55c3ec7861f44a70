import type { SdkOptions } from '../sdk.ts'
import { cookieTokens } from './cookies.ts'
import { sessionStorageSnapshots } from './storage.ts'
import { heardByTabs, pageWakes, webLocks } from './tabs.ts'

export { cookieTokens, expiryOf } from './cookies.ts'
export { localStorageTokens, sessionStorageSnapshots } from './storage.ts'
export { heardByTabs, pageWakes, webLocks } from './tabs.ts'

type Ports = Pick<SdkOptions, 'tokens' | 'snapshots' | 'lock' | 'wake' | 'reconnectSpreadMs' | 'clientKey'>

export type BrowserPortsOptions = {
  /** Letters and digits, in every name, so that several SDKs on one origin have sessions of their own. */
  clientKey?: string
  /**
   * True on Yoyaku's own web app alone: the session lives in the cookies `accessToken`, `refreshToken` and `userInfo`, which the
   * page's server reads too. On any other origin these names belong to the host.
   */
  ownCookies?: boolean
}

/**
 * The ports of a page, ready to be spread into `createSdk`: Web Locks, sessionStorage, wake-ups. Tokens stay in memory and end with
 * the page; every name begins with `yoyaku`. Where there is no page (rendering on a server) there are no ports, and nothing is touched.
 */
export function browserPorts({ clientKey, ownCookies = false }: BrowserPortsOptions = {}): Ports {
  if (typeof document === 'undefined') return {}
  const lock = webLocks()
  const prefix = clientKey === undefined ? '' : `${clientKey}.`
  return {
    ...(ownCookies ? { tokens: heardByTabs(cookieTokens(prefix), `yoyaku.${prefix}session`) } : {}),
    snapshots: sessionStorageSnapshots(`yoyaku.${prefix}`),
    ...(clientKey === undefined ? {} : { clientKey }),
    wake: pageWakes,
    reconnectSpreadMs: 1000,
    ...(lock ? { lock } : {}),
  }
}

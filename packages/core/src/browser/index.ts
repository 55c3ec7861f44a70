import type { SdkOptions } from '../sdk.ts'
import { cookieTokens } from './cookies.ts'
import { sessionStorageSnapshots } from './storage.ts'
import { heardByTabs, pageWakes, webLocks } from './tabs.ts'

export { cookieTokens, expiryOf } from './cookies.ts'
export { localStorageTokens, sessionStorageSnapshots } from './storage.ts'
export { heardByTabs, pageWakes, webLocks } from './tabs.ts'

type Ports = Pick<SdkOptions, 'tokens' | 'snapshots' | 'lock' | 'wake' | 'reconnectSpreadMs' | 'clientKey'>

/**
 * The ports of a page, ready to be spread into `createSdk`: cookies that other tabs hear of, Web Locks, sessionStorage, wake-ups.
 * A `clientKey` (letters and digits) goes before every name, so that several SDKs on one origin have sessions of their own.
 */
export function browserPorts({ clientKey }: { clientKey?: string } = {}): Ports {
  const lock = webLocks()
  const prefix = clientKey === undefined ? '' : `${clientKey}.`
  return {
    tokens: heardByTabs(cookieTokens(prefix), `yoyaku.${prefix}session`),
    snapshots: sessionStorageSnapshots(`yoyaku.${prefix}`),
    ...(clientKey === undefined ? {} : { clientKey }),
    wake: pageWakes,
    reconnectSpreadMs: 1000,
    ...(lock ? { lock } : {}),
  }
}

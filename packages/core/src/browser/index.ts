import type { SdkOptions } from '../sdk.ts'
import { cookieTokens } from './cookies.ts'
import { sessionStorageSnapshots } from './storage.ts'
import { heardByTabs, pageWakes, webLocks } from './tabs.ts'

export { cookieTokens, expiryOf } from './cookies.ts'
export { localStorageTokens, sessionStorageSnapshots } from './storage.ts'
export { heardByTabs, pageWakes, webLocks } from './tabs.ts'

/** The ports of a page, ready to be spread into `createSdk`: cookies that other tabs hear of, Web Locks, sessionStorage, wake-ups. */
export function browserPorts(): Pick<SdkOptions, 'tokens' | 'snapshots' | 'lock' | 'wake' | 'reconnectSpreadMs'> {
  const lock = webLocks()
  return {
    tokens: heardByTabs(cookieTokens()),
    snapshots: sessionStorageSnapshots(),
    wake: pageWakes,
    reconnectSpreadMs: 1000,
    ...(lock ? { lock } : {}),
  }
}

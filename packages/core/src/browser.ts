/** The adapters that `createYoyaku` chooses by itself, for hosts that combine them in another way. */
export { cookieTokens, expiryOf } from './ports/browser/cookies.ts'
export { localStorageTokens, sessionStorageDrafts, sessionStorageTokens } from './ports/browser/storage.ts'
export { pageWakes, webLocks, withTabSync } from './ports/browser/tabs.ts'
export { memoryTokens } from './ports/memory.ts'

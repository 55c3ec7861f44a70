/** Everything in one file, for a page without a bundler: `yoyaku.iife.js` or `yoyaku.mjs`. */

export { cookieTokens, localStorageTokens, sessionStorageTokens, withTabSync } from './browser.ts'
export { createClient } from './client.ts'
export * from './index.ts'

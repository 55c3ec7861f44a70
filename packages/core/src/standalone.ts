/** What a page without a bundler loads in one file: `yoyaku.iife.js` or `yoyaku.mjs`. */

export { cookieTokens, localStorageTokens, withTabSync } from './browser.ts'
export * from './index.ts'

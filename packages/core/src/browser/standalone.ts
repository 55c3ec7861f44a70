/** What a page without a bundler loads in one file: `yoyaku.iife.js` or `yoyaku.mjs`. */

export * from '../index.ts'
export { browserPorts, cookieTokens, localStorageTokens, withTabSync } from './index.ts'

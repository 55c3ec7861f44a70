/** What a page without a bundler loads in one file: `yoyaku.iife.js` or `yoyaku.mjs`. */

export * from '../index.ts'
export { browserPorts, cookieTokens, heardByTabs, localStorageTokens } from './index.ts'

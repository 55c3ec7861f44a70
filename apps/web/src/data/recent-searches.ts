import { readFromBrowser, removeFromBrowser, storeInBrowser } from './browser-storage.ts'

const KEY = 'yoyaku.searches'
const KEPT = 5

/** The last keywords searched for in this browser, latest first. None where the person blocks storage. */
export function recentSearches(): readonly string[] {
  const stored = readFromBrowser(KEY)
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, KEPT) : []
}

export const addRecentSearch = (keyword: string): void =>
  storeInBrowser(KEY, [keyword, ...recentSearches().filter((other) => other !== keyword)].slice(0, KEPT))

export const clearRecentSearches = (): void => removeFromBrowser(KEY)

const KEY = 'yoyaku.searches'
const KEPT = 5

/** The last keywords searched for in this browser, latest first. None where the person blocks storage. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function addRecentSearch(keyword: string): void {
  const searches = [keyword, ...recentSearches().filter((other) => other !== keyword)].slice(0, KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // Blocked or full: the field offers one thing less.
  }
}

export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Blocked: there are none.
  }
}

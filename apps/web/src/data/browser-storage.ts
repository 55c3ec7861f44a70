/** Reads what this browser has stored under a key; null where there is nothing readable, or the person blocks storage. */
export function readFromBrowser(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores plain JSON. Does nothing where storage is blocked or full. */
export function storeInBrowser(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The page offers one thing less.
  }
}

export function removeFromBrowser(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked: there is nothing.
  }
}

/** In place of what the storage could not take (blocked by the person, or full). Only handlers and effects write, so never a server. */
const inMemory = new Map<string, string>()

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** A text of this tab: it outlives a reload, or without storage as long as the page. */
export const readFromTab = (key: string): string | null =>
  inMemory.get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? null

export function storeInTab(key: string, text: string): void {
  const isStored = attempt(() => {
    sessionStorage.setItem(key, text)
    return true
  })
  if (isStored) return void inMemory.delete(key)
  // A full storage still has the text before, which a reload would take for the latest.
  removeFromTab(key)
  inMemory.set(key, text)
}

export function removeFromTab(key: string): void {
  inMemory.delete(key)
  attempt(() => sessionStorage.removeItem(key))
}

export const keysInTab = (prefix: string): readonly string[] =>
  [...inMemory.keys(), ...(attempt(() => Object.keys(sessionStorage)) ?? [])].filter((key) => key.startsWith(prefix))

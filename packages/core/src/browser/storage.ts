import type { SnapshotStore, StoredSession, TokenStore } from '../ports/index.ts'

/** For partners whose pages cannot have cookies. One slot, so that tokens of two sessions never mix. */
export function localStorageTokens(key = 'yoyaku.session'): TokenStore {
  return {
    get() {
      const text = localStorage.getItem(key)
      if (text === null) return null
      try {
        return JSON.parse(text) as unknown
      } catch {
        return text
      }
    },
    set: (session: StoredSession) => localStorage.setItem(key, JSON.stringify(session)),
    clear: () => localStorage.removeItem(key),
    subscribe(changed) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed()
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}

/** Unfinished flows live as long as the tab: over reloads and over a provider's redirect. */
export const sessionStorageSnapshots = (prefix = 'yoyaku.'): SnapshotStore => ({
  get: (key) => sessionStorage.getItem(prefix + key),
  set: (key, value) => sessionStorage.setItem(prefix + key, value),
  remove: (key) => sessionStorage.removeItem(prefix + key),
})

import type { DraftStore, StoredSession, TokenStore } from '../index.ts'
import { page } from './page.ts'

/** For partners whose pages cannot have cookies. One slot, so that tokens of two sessions never mix. */
export const localStorageTokens = (key = 'yoyaku.session'): TokenStore => tokensIn('localStorage', key)

/** The session survives a reload and ends with the tab. Scripts of the page can read it. */
export const sessionStorageTokens = (key = 'yoyaku.session'): TokenStore => tokensIn('sessionStorage', key)

const tokensIn = (name: 'localStorage' | 'sessionStorage', key: string): TokenStore => ({
  get() {
    const text = page[name].getItem(key)
    if (text === null) return null
    try {
      return JSON.parse(text) as unknown
    } catch {
      return text
    }
  },
  set: (session: StoredSession) => page[name].setItem(key, JSON.stringify(session)),
  clear: () => page[name].removeItem(key),
  subscribe(changed) {
    const onStorage = (event: Event & { key?: string | null }) => {
      if (event.key === key || event.key === null) changed()
    }
    page.addEventListener('storage', onStorage)
    return () => page.removeEventListener('storage', onStorage)
  },
})

/** Unfinished flows live as long as the tab: over reloads and over a provider's redirect. */
export const sessionStorageDrafts = (prefix = 'yoyaku.'): DraftStore => ({
  get: (key) => page.sessionStorage.getItem(prefix + key),
  set: (key, value) => page.sessionStorage.setItem(prefix + key, value),
  remove: (key) => page.sessionStorage.removeItem(prefix + key),
})

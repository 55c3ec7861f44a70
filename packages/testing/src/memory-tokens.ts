import type { StoredSession, TokenStore } from '@yoyaku/core'

export function memoryTokens(): TokenStore {
  let stored: StoredSession | null = null
  return {
    get: () => stored,
    set: (session) => {
      stored = session
    },
    clear: () => {
      stored = null
    },
  }
}

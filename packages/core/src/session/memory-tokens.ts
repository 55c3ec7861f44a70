import type { StoredSession, TokenStore } from '../ports.ts'

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

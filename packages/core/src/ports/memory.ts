import { attempt } from './attempt.ts'
import type { DraftStore, OnProblem, StoredSession, TokenStore } from './index.ts'

export function memoryDrafts(): DraftStore {
  const items = new Map<string, string>()
  return {
    get: (key) => items.get(key) ?? null,
    set: (key, value) => void items.set(key, value),
    remove: (key) => void items.delete(key),
  }
}

/**
 * A store that never throws. What it cannot take (a blocked storage, a full one) is kept in memory until the page ends, so that a flow
 * finds its hold again on the way over the sign-in. The first failure is reported.
 */
export function draftsWithMemoryFallback(store: DraftStore, onProblem: OnProblem): DraftStore {
  /** In place of what the store has under these keys; null: removed. */
  const inMemory = new Map<string, string | null>()
  let isReported = false

  /** Returns whether the store did it. */
  function succeeds(run: () => void): boolean {
    try {
      run()
      return true
    } catch (error) {
      if (!isReported) onProblem({ code: 'FLOWS_IN_MEMORY', message: 'Unfinished flows are kept in memory', error })
      isReported = true
      return false
    }
  }

  return {
    get(key) {
      const instead = inMemory.get(key)
      if (instead !== undefined) return instead
      let found: string | null = null
      succeeds(() => {
        found = store.get(key)
      })
      return found
    },
    set(key, value) {
      if (succeeds(() => store.set(key, value))) return void inMemory.delete(key)
      inMemory.set(key, value)
      // A full storage still has the value before, which a reload would take for the latest.
      attempt(() => store.remove(key))
    },
    remove(key) {
      if (succeeds(() => store.remove(key))) inMemory.delete(key)
      else inMemory.set(key, null)
    },
  }
}

/** Creates a token store in memory: the session ends with the page. The default where `persist` is not `cookie`. */
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

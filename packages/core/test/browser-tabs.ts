import type { Lock, TokenStore } from '../src/ports/index.ts'
import { memoryTokens } from '../src/ports/memory.ts'

/** Tabs of one browser: one storage whose changes the others hear of. */
export function storage() {
  const store = memoryTokens()
  const listeners = new Set<() => void>()
  const tell = (own: () => void) => {
    for (const changed of listeners) if (changed !== own) queueMicrotask(changed)
  }
  const tab = (): TokenStore => {
    let own: () => void = () => undefined
    return {
      get: () => store.get(),
      set: (session) => {
        void store.set(session)
        tell(own)
      },
      clear: () => {
        void store.clear()
        tell(own)
      },
      subscribe: (changed) => {
        own = changed
        listeners.add(changed)
        return () => listeners.delete(changed)
      },
    }
  }
  return { store, tab }
}

/** Web Locks in memory. */
export function locks(): Lock {
  let tail: Promise<unknown> = Promise.resolve()
  return (_, signal, work) => {
    const turn = tail.then(() => (signal.aborted ? Promise.reject(signal.reason) : work()))
    tail = turn.catch(() => undefined)
    return turn
  }
}

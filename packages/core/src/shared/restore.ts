import type { SnapshotStore } from '../ports.ts'
import type { Shape } from './shape.ts'

/** What is kept of an unfinished flow: ours, versioned, checked when it is read. Anything else that is found is removed. */
export function keeperOf<T>(store: SnapshotStore, key: string, shape: Shape<T>) {
  const tried = <R>(run: () => R): R | null => {
    try {
      return run()
    } catch {
      return null
    }
  }
  return {
    read(): T | null {
      const text = tried(() => store.get(key))
      if (text === null) return null
      const found: unknown = tried(() => JSON.parse(text))
      if (shape(found)) return found
      tried(() => store.remove(key))
      return null
    },
    write: (value: T) => tried(() => store.set(key, JSON.stringify(value))),
    remove: () => tried(() => store.remove(key)),
  }
}

export function memorySnapshots(): SnapshotStore {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}

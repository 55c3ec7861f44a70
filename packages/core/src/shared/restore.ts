import type { SnapshotStore } from '../ports.ts'
import { list, nullable, object, type Shape, string } from './shape.ts'

/** What is kept of an unfinished flow: ours, versioned, checked when it is read. Anything else that is found is removed. */
export function keeperOf<T>(store: SnapshotStore, key: string, shape: Shape<T>) {
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

function tried<R>(run: () => R): R | null {
  try {
    return run()
  } catch {
    return null
  }
}

/** Snapshots that belong to a person: all of them go with the one who leaves, and before another one comes. */
export function personal(store: SnapshotStore) {
  const keeper = keeperOf(store, 'kept', object({ owner: nullable(string), keys: list(string) }))
  let last: { owner: string | null; keys: string[] } = { owner: null, keys: [] }
  const known = () => keeper.read() ?? last
  const note = (now: typeof last) => {
    last = now
    keeper.write(now)
  }
  function forget() {
    const { owner, keys } = known()
    for (const key of keys) tried(() => store.remove(key))
    note({ owner, keys: [] })
  }
  return {
    get: (key: string) => store.get(key),
    set(key: string, value: string) {
      store.set(key, value)
      const { owner, keys } = known()
      if (!keys.includes(key)) note({ owner, keys: [...keys, key] })
    },
    remove: (key: string) => store.remove(key),
    forget,
    /** Whether somebody else had been there before. A visitor's become those of whoever signs in. */
    belongTo(owner: string): boolean {
      const before = known().owner
      const isOther = before !== null && before !== owner
      if (isOther) forget()
      if (before !== owner) note({ ...known(), owner })
      return isOther
    },
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

import * as z from 'zod/mini'
import { attempt } from '../ports/attempt.ts'
import type { DraftStore } from '../ports/index.ts'

/** The record of an unfinished flow: ours, versioned, checked when it is read. Anything else that is found is removed. */
export function storedRecord<T>(
  store: DraftStore,
  key: string,
  schema: z.ZodMiniType<T>,
  /** From what an older version of this SDK wrote. */
  upgraded: (found: unknown) => unknown = (found) => found,
) {
  return {
    read(): T | null {
      const text = attempt(() => store.get(key))
      if (text === null) return null
      const { success, data } = schema.safeParse(attempt(() => upgraded(JSON.parse(text))))
      if (success) return data
      attempt(() => store.remove(key))
      return null
    },
    write: (value: T) => attempt(() => store.set(key, JSON.stringify(value))),
    remove: () => attempt(() => store.remove(key)),
  }
}

const ownedKeys = z.object({ owner: z.nullable(z.string()), keys: z.array(z.string()) })

/** Snapshots that belong to a person: all of them go with the one who leaves, and before another one comes. */
export function personal(store: DraftStore) {
  const record = storedRecord(store, 'kept', ownedKeys)
  let { owner, keys } = record.read() ?? { owner: null, keys: [] }
  /** The id of the person is in the storage only beside what is theirs. */
  function note(next: string[]) {
    keys = next
    if (keys.length === 0) record.remove()
    else record.write({ owner, keys })
  }
  function forget() {
    for (const key of keys) attempt(() => store.remove(key))
    note([])
  }
  return {
    get: (key: string) => store.get(key),
    set(key: string, value: string) {
      store.set(key, value)
      if (!keys.includes(key)) note([...keys, key])
    },
    remove(key: string) {
      store.remove(key)
      if (keys.includes(key)) note(keys.filter((one) => one !== key))
    },
    forget,
    /** Whether somebody else had been there before. A visitor's become those of whoever signs in. */
    belongTo(person: string): boolean {
      if (owner === person) return false
      const isOther = owner !== null
      owner = person
      if (isOther) forget()
      else note(keys)
      return isOther
    },
  }
}

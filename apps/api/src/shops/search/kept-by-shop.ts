import type { Db } from '../../db/connection.ts'
import type { Look } from './freshness.ts'

type Seen = Pick<Look, 'index' | 'isBehind'>
/** `changed`: of the shop, before the value was read. */
type Kept<Value> = { changed: string; value: Value }

/**
 * Keeps what was read of shops in memory until the shop changes, the latest `most` of it. For what is nowhere but in
 * tables that make a shop a changed one: never for what is taken.
 */
export function keptByShop<Value>(most: number) {
  const caches = new WeakMap<Db, Map<string, Kept<Value>>>()

  const cacheOf = (db: Db) => {
    const cache = caches.get(db) ?? new Map<string, Kept<Value>>()
    caches.set(db, cache)
    return cache
  }

  /** By shop. `kind` tells apart what is kept of one shop; `load` reads the shops that it is given. */
  const read = async (
    db: Db,
    { index, isBehind }: Seen,
    shopIds: readonly string[],
    kind: string,
    load: (shopIds: string[]) => Promise<Iterable<readonly [string, Value]>>,
  ): Promise<Map<string, Value>> => {
    const cache = cacheOf(db)
    const found = new Map<string, Value>()
    const missing = new Map<string, string | null>()
    for (const id of shopIds) {
      const changed = isBehind ? null : index.changedOf(id)
      const kept = changed === null ? undefined : cache.get(`${kind} ${id}`)
      if (kept !== undefined && kept.changed === changed) found.set(id, kept.value)
      // Noted before it is read: what changes meanwhile makes it old, never new.
      else missing.set(id, changed)
    }
    if (missing.size === 0) return found
    for (const [id, value] of await load([...missing.keys()])) {
      found.set(id, value)
      const changed = missing.get(id) ?? null
      if (changed !== null) keep(cache, `${kind} ${id}`, { changed, value })
    }
    return found
  }

  function keep(cache: Map<string, Kept<Value>>, key: string, kept: Kept<Value>): void {
    cache.delete(key)
    cache.set(key, kept)
    const oldest = cache.size > most ? cache.keys().next().value : undefined
    if (oldest !== undefined) cache.delete(oldest)
  }

  return Object.assign(read, {
    /** Whatever is there, however old. */
    inMemory: (db: Db, shopId: string, kind: string): Kept<Value> | null =>
      cacheOf(db).get(`${kind} ${shopId}`) ?? null,
    /** For who read it themselves, after they read `changed`. */
    remember: (db: Db, shopId: string, kind: string, kept: Kept<Value>): void =>
      keep(cacheOf(db), `${kind} ${shopId}`, kept),
  })
}

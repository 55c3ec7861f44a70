import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/connection.ts'
import { databaseOf } from '../../db/transaction.ts'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'

type ShopVersions = Pick<CatalogueSnapshot, 'index' | 'isCatchingUp'>
/** `changed`: the shop's version, read before the value; if it differs now, the entry is stale. */
type CacheEntry<Value> = { changed: string; value: Value }

/** Of every `createShopCache`. */
const allCaches: { delete(db: Db): unknown }[] = []

/** The versions of shops mean something else from now on. */
export function forgetShopCaches(db: Db): void {
  for (const caches of allCaches) caches.delete(db)
}

/**
 * Caches what was read of shops until the shop changes, `most` entries at once. Only for values that stand in tables whose
 * writes give the shop a new version: never for what is taken.
 */
export function createShopCache<Value>(most: number) {
  const caches = new WeakMap<Db, LRUCache<string, CacheEntry<Value>>>()
  allCaches.push(caches)

  const cacheOf = (dbOrSnapshot: Db) => {
    const db = databaseOf(dbOrSnapshot)
    const cache = caches.get(db) ?? new LRUCache<string, CacheEntry<Value>>({ max: most })
    caches.set(db, cache)
    return cache
  }

  /** By shop. `kind` tells apart what is cached of one shop; `load` reads the shops that it is given. */
  const read = async (
    db: Db,
    { index, isCatchingUp }: ShopVersions,
    shopIds: readonly string[],
    kind: string,
    load: (shopIds: string[]) => Promise<Iterable<readonly [string, Value]>>,
  ): Promise<Map<string, Value>> => {
    const cache = cacheOf(db)
    const found = new Map<string, Value>()
    const missing = new Map<string, string | null>()
    for (const id of shopIds) {
      const changed = isCatchingUp ? null : index.changedOf(id)
      const entry = changed === null ? undefined : cache.get(`${kind} ${id}`)
      if (entry !== undefined && entry.changed === changed) found.set(id, entry.value)
      // Noted before it is read: what changes meanwhile makes it old, never new.
      else missing.set(id, changed)
    }
    if (missing.size === 0) return found
    for (const [id, value] of await load([...missing.keys()])) {
      found.set(id, value)
      const changed = missing.get(id) ?? null
      if (changed !== null) cache.set(`${kind} ${id}`, { changed, value })
    }
    return found
  }

  return Object.assign(read, {
    /** Whatever is there, however old. */
    inMemory: (db: Db, shopId: string, kind: string): CacheEntry<Value> | null =>
      cacheOf(db).get(`${kind} ${shopId}`) ?? null,
    /** For who read it themselves, after they read `changed`. */
    remember: (db: Db, shopId: string, kind: string, entry: CacheEntry<Value>): void =>
      void cacheOf(db).set(`${kind} ${shopId}`, entry),
  })
}

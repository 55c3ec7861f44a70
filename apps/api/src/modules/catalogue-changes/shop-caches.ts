import { LRUCache } from 'lru-cache'

/** `version`: that of the shop, read before the value; if it differs now, the entry is stale. */
export type CacheEntry<Value> = { version: string; value: Value }
type Entries<Value> = LRUCache<string, CacheEntry<Value>>

/**
 * The entries of all shop caches of a context. The primary and its standby share them: a version is the id of a transaction, which
 * both have in common, so an entry is right for whoever reads that version.
 */
export type ShopCaches = {
  entriesOf<Value>(cache: object, most: number): Entries<Value>
  /** The versions of shops mean something else from now on. */
  clear(): void
}

export function createShopCaches(): ShopCaches {
  const byCache = new Map<object, unknown>()
  return {
    entriesOf<Value>(cache: object, most: number) {
      const entries = (byCache.get(cache) as Entries<Value> | undefined) ?? new LRUCache({ max: most })
      byCache.set(cache, entries)
      return entries
    },
    clear: () => byCache.clear(),
  }
}

import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import type { CacheEntry, ShopCaches } from './shop-caches.ts'

type ShopVersions = Pick<CatalogueSnapshot, 'index' | 'isCatchingUp' | 'caches'>
/**
 * Defines a cache of what was read of shops until the shop changes, `most` entries at once; the context has the entries. Only for
 * values that stand in tables whose writes give the shop a new version: never for what is taken.
 */
export function defineShopCache<Value>(most: number) {
  const cache = {}
  const entriesIn = (caches: ShopCaches) => caches.entriesOf<Value>(cache, most)

  /** By shop. `kind` tells apart what is cached of one shop; `load` reads the shops that it is given. */
  const read = async (
    { index, isCatchingUp, caches }: ShopVersions,
    shopIds: readonly string[],
    kind: string,
    load: (shopIds: string[]) => Promise<Iterable<readonly [string, Value]>>,
  ): Promise<Map<string, Value>> => {
    const entries = entriesIn(caches)
    const found = new Map<string, Value>()
    const missing = new Map<string, string | null>()
    for (const id of shopIds) {
      const version = isCatchingUp ? null : index.versionOf(id)
      const entry = version === null ? undefined : entries.get(`${kind} ${id}`)
      if (entry !== undefined && entry.version === version) found.set(id, entry.value)
      // Noted before it is read: what changes meanwhile makes it old, never new.
      else missing.set(id, version)
    }
    if (missing.size === 0) return found
    for (const [id, value] of await load([...missing.keys()])) {
      found.set(id, value)
      const version = missing.get(id) ?? null
      if (version !== null) entries.set(`${kind} ${id}`, { version, value })
    }
    return found
  }

  return Object.assign(read, {
    /** Whatever is there, however old. */
    inMemory: (caches: ShopCaches, shopId: string, kind: string): CacheEntry<Value> | null =>
      entriesIn(caches).get(`${kind} ${shopId}`) ?? null,
    /** For who read it themselves, after they read `version`. */
    remember: (caches: ShopCaches, shopId: string, kind: string, entry: CacheEntry<Value>): void =>
      void entriesIn(caches).set(`${kind} ${shopId}`, entry),
  })
}

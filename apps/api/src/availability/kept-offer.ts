import type { Db } from '../db/connection.ts'
import { lookIfReady } from '../shops/search/freshness.ts'
import { loadOffer, type PricedOffer } from './offer.ts'

type Kept = { changed: string; offer: PricedOffer }

const MOST_KEPT = 2000
const caches = new WeakMap<Db, Map<string, Kept>>()

/**
 * What a service offers now. Kept in memory until the shop changes; what is taken is never kept. Those who write read
 * `loadOffer` in their own transaction instead.
 */
export async function currentOffer(db: Db, shopId: string, serviceId: string): Promise<PricedOffer | null> {
  const look = await lookIfReady(db)
  // Before the offer is read: what changes meanwhile makes it old, never new.
  const changed = look?.index.changedOf(shopId) ?? null
  if (look === null || changed === null) return loadOffer(db, shopId, serviceId)
  const cache = caches.get(db) ?? new Map<string, Kept>()
  caches.set(db, cache)
  const key = JSON.stringify([shopId, serviceId])
  const kept = cache.get(key)
  if (kept?.changed === changed) return { ...kept.offer, rates: look.rates, now: look.now }
  const offer = await loadOffer(db, shopId, serviceId)
  cache.delete(key)
  if (offer !== null) cache.set(key, { changed, offer })
  const oldest = cache.size > MOST_KEPT ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  return offer
}

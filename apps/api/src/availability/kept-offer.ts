import type { Db } from '../db/connection.ts'
import { lookIfReady } from '../shops/search/freshness.ts'
import { keptByShop } from '../shops/search/kept-by-shop.ts'
import { loadOffer, type PricedOffer } from './offer.ts'

const keptOffers = keptByShop<PricedOffer>(2000)

/**
 * What a service offers now. Kept in memory until the shop changes; what is taken is never kept. Those who write read
 * `loadOffer` in their own transaction instead.
 */
export async function currentOffer(db: Db, shopId: string, serviceId: string): Promise<PricedOffer | null> {
  const look = await lookIfReady(db)
  if (look === null) return loadOffer(db, shopId, serviceId)
  const offers = await keptOffers(db, look, [shopId], serviceId, async () => {
    const offer = await loadOffer(db, shopId, serviceId)
    return offer === null ? [] : [[shopId, offer]]
  })
  const offer = offers.get(shopId)
  return offer === undefined ? null : { ...offer, rates: look.rates, now: look.now }
}

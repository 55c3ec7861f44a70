import type { AppContext } from '../../context.ts'
import type { Trx } from '../../db/connection.ts'
import { catalogueSnapshot } from '../catalogue-changes/catalogue-snapshot.ts'
import { defineShopCache } from '../catalogue-changes/shop-cache.ts'
import type { ShopCaches } from '../catalogue-changes/shop-caches.ts'
import type { Rates } from '../money/convert.ts'
import { loadOffer, type PricedOffer } from './offer.ts'

const offerCache = defineShopCache<PricedOffer>(2000)

/** What a service offers now. Cached until the shop changes; occupied times are never cached. */
export async function getOffer(
  context: Pick<AppContext, 'db' | 'search' | 'shopCaches'>,
  shopId: string,
  serviceId: string,
): Promise<PricedOffer | null> {
  const snapshot = await catalogueSnapshot(context, [shopId])
  const offers = await offerCache(snapshot, [shopId], serviceId, async () => {
    const offer = await loadOffer(context.db, shopId, serviceId)
    return offer === null ? [] : [[shopId, offer]]
  })
  const offer = offers.get(shopId)
  return offer === undefined ? null : { ...offer, rates: snapshot.rates, now: snapshot.now }
}

/** Read in the transaction that uses the offer. `shopVersion` is null where the shop is not there; `now` in milliseconds. */
export type ShopVersion = { shopVersion: string | null; rates: Rates; now: number }

/** What a service offers to a transaction: from memory where that is of this version of the shop. */
export async function offerAt(
  trx: Trx,
  caches: ShopCaches,
  shopId: string,
  serviceId: string,
  { shopVersion, rates, now }: ShopVersion,
): Promise<PricedOffer | null> {
  const cached = offerCache.inMemory(caches, shopId, serviceId)
  if (cached !== null && cached.version === shopVersion) return { ...cached.value, rates, now }
  const offer = await loadOffer(trx, shopId, serviceId)
  if (offer !== null && shopVersion !== null)
    offerCache.remember(caches, shopId, serviceId, { version: shopVersion, value: offer })
  return offer
}

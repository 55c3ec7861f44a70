import type { Db, Trx } from '../../db/connection.ts'
import { catalogueSnapshotIfReady } from '../catalogue-changes/catalogue-snapshot.ts'
import { createShopCache } from '../catalogue-changes/shop-cache.ts'
import type { Rates } from '../money/convert.ts'
import { loadOffer, type PricedOffer } from './offer.ts'

const offerCache = createShopCache<PricedOffer>(2000)

/** What a service offers now. Cached until the shop changes; occupied times are never cached. */
export async function getOffer(db: Db, shopId: string, serviceId: string): Promise<PricedOffer | null> {
  const look = await catalogueSnapshotIfReady(db)
  if (look === null) return loadOffer(db, shopId, serviceId)
  const offers = await offerCache(db, look, [shopId], serviceId, async () => {
    const offer = await loadOffer(db, shopId, serviceId)
    return offer === null ? [] : [[shopId, offer]]
  })
  const offer = offers.get(shopId)
  return offer === undefined ? null : { ...offer, rates: look.rates, now: look.now }
}

/** Read in the transaction that uses the offer. `changed`: the version of the shop, null where it is not there; `now` in milliseconds. */
export type ShopVersion = { changed: string | null; rates: Rates; now: number }

/** What a service offers to a transaction: from memory where that is of this version of the shop. */
export async function offerAt(
  trx: Trx,
  db: Db,
  shopId: string,
  serviceId: string,
  { changed, rates, now }: ShopVersion,
): Promise<PricedOffer | null> {
  const cached = offerCache.inMemory(db, shopId, serviceId)
  if (cached !== null && cached.changed === changed) return { ...cached.value, rates, now }
  const offer = await loadOffer(trx, shopId, serviceId)
  if (offer !== null && changed !== null) offerCache.remember(db, shopId, serviceId, { changed, value: offer })
  return offer
}

import type { Db } from '../db/connection.ts'
import { lookIfReady } from '../shops/search/freshness.ts'
import { keptByShop } from '../shops/search/kept-by-shop.ts'
import { loadOffer, type PricedOffer } from './offer.ts'

const keptOffers = keptByShop<PricedOffer>(2000)

/**
 * What a service offers now. Kept in memory until the shop changes; what is taken is never kept. Those who write ask for
 * `rememberedOffer`, and in their own transaction whether it still holds.
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

/** What was offered when `changed` of the shop (see `shop_search`) was this. Rates and time are those of the reading. */
export type RememberedOffer = { changed: string; value: PricedOffer }

/** What memory has, old or new; what it has not is read, where it can be kept. */
export async function rememberedOffer(db: Db, shopId: string, serviceId: string): Promise<RememberedOffer | null> {
  const remembered = offerInMemory(db, shopId, serviceId)
  if (remembered !== null || (await lookIfReady(db)) === null) return remembered
  await currentOffer(db, shopId, serviceId)
  return offerInMemory(db, shopId, serviceId)
}

export const offerInMemory = (db: Db, shopId: string, serviceId: string): RememberedOffer | null =>
  keptOffers.inMemory(db, shopId, serviceId)

/** What was read after `changed` was. */
export const rememberOffer = (db: Db, shopId: string, serviceId: string, offer: RememberedOffer): void =>
  keptOffers.remember(db, shopId, serviceId, offer)

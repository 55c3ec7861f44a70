import { sql } from 'kysely'
import type { Trx } from '../../db/connection.ts'
import type { ShopCaches } from '../catalogue-changes/shop-caches.ts'
import type { PricedOffer } from '../offers/offer.ts'
import { offerAt, type ShopVersion } from '../offers/offer-cache.ts'

/** Somebody who waits for any service is offered one of so many, the first of the shop. */
const MOST_SERVICES = 20

/** What an entry of this service, or of any, may be offered, in the order of the shop. */
export async function offersAt(
  trx: Trx,
  caches: ShopCaches,
  shopId: string,
  serviceId: string | null,
  version: ShopVersion,
): Promise<PricedOffer[]> {
  const ids = serviceId === null ? await servicesOf(trx, shopId) : [serviceId]
  const offers: PricedOffer[] = []
  for (const id of ids) {
    const offer = await offerAt(trx, caches, shopId, id, version)
    if (offer !== null) offers.push(offer)
  }
  return offers
}

async function servicesOf(trx: Trx, shopId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from service where shop_id = ${shopId} and active order by sort, id limit ${MOST_SERVICES}`.execute(trx)
  return rows.map(({ id }) => id)
}

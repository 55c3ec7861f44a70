import { sql } from 'kysely'
import { loadOffer, type PricedOffer } from '../availability/offer.ts'
import { understand } from '../availability/wish.ts'
import type { Currency } from '../contract/handler.ts'
import type { Db, Trx } from '../db/connection.ts'
import type { AgreedQuote } from './agreed.ts'
import { fieldNames, wishOf } from './draft.ts'
import { type FoundHold, isLive } from './find-hold.ts'
import { quoteOf } from './quote.ts'

/** What is held would cost now; null when the shop does not offer it any more. */
export async function priceNow(db: Db | Trx, hold: FoundHold, currency: Currency): Promise<AgreedQuote | null> {
  return priceAt(await loadOffer(db, hold.shop_id, hold.service_id), hold, currency)
}

export function priceAt(offer: PricedOffer | null, hold: FoundHold, currency: Currency): AgreedQuote | null {
  if (offer === null) return null
  const { request } = understand(offer, wishOf(hold.draft), fieldNames)
  return request === null ? null : quoteOf(offer, request, currency)
}

/** The next confirmation agrees to this price, unless what is held was changed since it was looked up. */
export async function requote(db: Db | Trx, hold: FoundHold, quote: AgreedQuote): Promise<FoundHold> {
  const agreed = { ...hold.agreed, quote }
  await db
    .updateTable('hold')
    .set({ agreed: sql<string>`jsonb_set(agreed, '{quote}', ${JSON.stringify(quote)})` })
    .where('shop_id', '=', hold.shop_id)
    .where('id', '=', hold.id)
    .where('draft', '=', sql<typeof hold.draft>`${JSON.stringify(hold.draft)}::jsonb`)
    .where(isLive)
    .execute()
  return { ...hold, agreed }
}

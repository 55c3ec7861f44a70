import type { Currency } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import type { QuoteSnapshot } from '../../db/tables/booking-snapshot.ts'
import { quoteOf } from '../bookings/quote.ts'
import { resolveSelection } from '../offers/booking-selection.ts'
import { loadOffer, type PricedOffer } from '../offers/offer.ts'
import { fieldNames, wishOf } from './draft.ts'
import { type FoundHold, updateQuote } from './hold.sql.ts'

/** The price of the held appointment now; null when the shop does not offer it any more. */
export async function priceNow(db: Db | Trx, hold: FoundHold, currency: Currency): Promise<QuoteSnapshot | null> {
  return priceAt(await loadOffer(db, hold.shop_id, hold.service_id), hold, currency)
}

export function priceAt(offer: PricedOffer | null, hold: FoundHold, currency: Currency): QuoteSnapshot | null {
  if (offer === null) return null
  const { request } = resolveSelection(offer, wishOf(hold.draft), fieldNames)
  return request === null ? null : quoteOf(offer, request, currency)
}

/** The hold has this quote from now on, unless what is held was changed since it was looked up. */
export async function requote(db: Db | Trx, hold: FoundHold, quote: QuoteSnapshot): Promise<FoundHold> {
  await updateQuote(db, hold, quote).execute()
  return { ...hold, agreed: { ...hold.agreed, quote } }
}

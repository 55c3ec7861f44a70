import { loadOffer } from '../availability/offer.ts'
import { understand } from '../availability/wish.ts'
import type { Currency, Handler } from '../contract/handler.ts'
import type { World } from '../world.ts'
import { fieldNames, wishOf } from './draft.ts'
import { type FoundHold, findHold, holdExpired, isLive, noSuchHold } from './find-hold.ts'
import { quoteOf } from './quote.ts'
import { showHold } from './show-hold.ts'

export const getHold: Handler<'getHold'> = async ({ params, headers, locale, currency, world }) => {
  const token = headers['x-hold-token']
  const hold = await findHold(world.db, params.holdId, token, null)
  if (hold === null) return noSuchHold()
  if (!hold.live) return holdExpired()
  return { status: 200, body: { data: showHold(await inCurrency(world, hold, currency), token, locale) } }
}

/** Who switched the currency sees the price in the new one, and agrees to that. */
async function inCurrency(world: World, hold: FoundHold, currency: Currency): Promise<FoundHold> {
  if (hold.agreed.quote.currency === currency) return hold
  const offer = await loadOffer(world.db, hold.shop_id, hold.service_id)
  const request = offer === null ? null : understand(offer, wishOf(hold.draft), fieldNames).request
  if (offer === null || request === null) return hold
  const agreed = { ...hold.agreed, quote: quoteOf(offer, request, currency) }
  await world.db
    .updateTable('hold')
    .set({ agreed: JSON.stringify(agreed) })
    .where('shop_id', '=', hold.shop_id)
    .where('id', '=', hold.id)
    .where(isLive)
    .execute()
  return { ...hold, agreed }
}

import type { Currency, Handler } from '../contract/handler.ts'
import type { World } from '../world.ts'
import { type FoundHold, findHold, holdOver, noSuchHold } from './find-hold.ts'
import { priceNow, requote } from './price-now.ts'
import { showHold } from './show-hold.ts'

export const getHold: Handler<'getHold'> = async ({ params, headers, locale, currency, world }) => {
  const token = headers['x-hold-token']
  const hold = await findHold(world.db, params.holdId, token, null)
  if (hold === null) return noSuchHold()
  if (!hold.live) return holdOver(world.db, hold)
  return { status: 200, body: { data: showHold(await inCurrency(world, hold, currency), token, locale) } }
}

/** Who switched the currency sees the price in the new one, and agrees to that. */
async function inCurrency({ db }: World, hold: FoundHold, currency: Currency): Promise<FoundHold> {
  if (hold.agreed.quote.currency === currency) return hold
  const price = await priceNow(db, hold, currency)
  return price === null ? hold : requote(db, hold, price)
}

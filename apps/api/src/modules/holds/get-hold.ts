import type { AppContext } from '../../context.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Currency } from '../../contract/types.ts'
import { priceNow, requote } from './current-price.ts'
import { findHold, holdOver, noSuchHold } from './find-hold.ts'
import type { FoundHold } from './hold.sql.ts'
import { showHold } from './show-hold.ts'

export const getHold: Handler<'getHold'> = async ({ params, headers, locale, currency, context }) => {
  const token = headers['x-hold-token']
  const hold = await findHold(context.db, params.holdId, token, null)
  if (hold === null) return noSuchHold()
  if (!hold.live) return holdOver(context.db, hold)
  return { status: 200, body: { data: showHold(await inCurrency(context, hold, currency), token, locale) } }
}

/** Another currency gets a new quote, with an id of its own. */
async function inCurrency({ db }: AppContext, hold: FoundHold, currency: Currency): Promise<FoundHold> {
  if (hold.agreed.quote.currency === currency) return hold
  const price = await priceNow(db, hold, currency)
  return price === null ? hold : requote(db, hold, price)
}

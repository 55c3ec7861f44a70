import type { Currency, Schemas } from '../../contract/types.ts'
import type { LateFee, QuoteSnapshot } from '../../db/tables/booking-snapshot.ts'
import { shopTotalOf } from './quote.ts'

type Shown = Schemas['LateFee']

/** Before there is a total. A shop that has stated no fee asks for none. */
export function showLateFee(fee: LateFee | null, currency: Currency): Shown {
  if (fee === null) return { percent: 0, amount: { amount: 0, currency } }
  if ('amount' in fee) return { percent: null, amount: { amount: fee.amount, currency } }
  return { percent: fee.percent, amount: fee.percent === 0 ? { amount: 0, currency } : null }
}

/** Shows the late fee of a known total: a share is rounded down to the smallest unit. */
export function showAgreedLateFee(fee: LateFee | null | undefined, quote: QuoteSnapshot): Shown {
  const { amount: total, currency } = shopTotalOf(quote)
  if (fee == null) return showLateFee(null, currency)
  if ('amount' in fee) return showLateFee(fee, currency)
  return { percent: fee.percent, amount: { amount: Math.floor((total * fee.percent) / 100), currency } }
}

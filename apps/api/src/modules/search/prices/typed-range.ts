import type { Currency } from '../../../contract/types.ts'
import { MINOR_DIGITS } from '../../money/convert.ts'
import type { Shown } from '../index/shop-index.ts'
import type { PriceWords } from '../query/price-words.ts'

/** Minor units of the currency that is shown; null at an end that is open. */
export type TypedRange = { min: number | null; max: number | null }

/** The prices between which a keyword asks; null where it names none. */
export function typedRangeOf(words: readonly PriceWords[], shownIn: Currency, shown: Shown): TypedRange | null {
  if (words.length === 0) return null
  const bounds = (end: 'min' | 'max') =>
    words.flatMap(({ currency, [end]: amount }) => {
      const from = currency ?? shownIn
      return amount === null ? [] : shown(Math.round(amount * 10 ** MINOR_DIGITS[from]), from, shownIn)
    })
  const [mins, maxes] = [bounds('min'), bounds('max')]
  return { min: mins.length > 0 ? Math.max(...mins) : null, max: maxes.length > 0 ? Math.min(...maxes) : null }
}

import type { Currency } from '../../../contract/types.ts'
import { type Conversion, conversionTo, converted, type Rates } from '../../money/convert.ts'
import type { Shown } from './shop-index.ts'

/** Past every price: where a shop stands whose price cannot be told in the requested currency. */
export const UNPRICED = 1e15

/** Converts at the given rates. */
export type ShownBy = (rates: Rates) => Shown

/** Answers the same function as long as the rates are the same, whatever their time, so that what was sorted by it stays sorted. */
export function createShownBy(): ShownBy {
  let latest: { perUsd: string; shown: Shown } | null = null
  return (rates) => {
    const perUsd = JSON.stringify(rates.perUsd)
    if (latest?.perUsd !== perUsd) latest = { perUsd, shown: shownAt(rates) }
    return latest.shown
  }
}

/** Each conversion is computed once: every shop is converted when rates change. */
function shownAt(rates: Rates): Shown {
  const conversions = new Map<string, Conversion | null>()
  return (amount, from, to) => {
    if (from === to) return amount
    const conversion = conversionOf(from, to)
    return conversion === null ? UNPRICED : converted(amount, conversion)
  }
  function conversionOf(from: Currency, to: Currency): Conversion | null {
    const cached = conversions.get(from + to)
    if (cached !== undefined) return cached
    const conversion = conversionTo(to, from, rates)
    conversions.set(from + to, conversion)
    return conversion
  }
}

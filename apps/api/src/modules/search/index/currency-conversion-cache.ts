import type { Currency } from '../../../contract/types.ts'
import type { Db } from '../../../db/connection.ts'
import { atRate, type Rates, rateBetween, shownCurrency } from '../../money/convert.ts'
import type { Shown } from './memory/shop-index.ts'

/** Past every price: where a shop stands whose price cannot be told in the requested currency. */
export const UNPRICED = 1e15

const cache = new WeakMap<Db, { perUsd: string; shown: Shown }>()

/** The same function as long as the rates are the same, whatever their time, so that what was sorted by it stays sorted. */
export function shownBy(db: Db, rates: Rates): Shown {
  const perUsd = JSON.stringify(rates.perUsd)
  const before = cache.get(db)
  if (before?.perUsd === perUsd) return before.shown
  const shown = shownAt(rates)
  cache.set(db, { perUsd, shown })
  return shown
}

function shownAt(rates: Rates): Shown {
  const rateByPair = new Map<string, string>()
  return (amount, from, to) => {
    if (shownCurrency(from, to, rates) !== to) return UNPRICED
    return atRate(amount, from, to, rateOf(from, to))
  }
  function rateOf(from: Currency, to: Currency): string {
    const rate = rateByPair.get(from + to) ?? rateBetween(from, to, rates)
    rateByPair.set(from + to, rate)
    return rate
  }
}

import type { Currency } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'
import { atRate, type Rates, rateBetween, shownCurrency } from '../money/convert.ts'
import type { Shown } from './shop-index.ts'

/** Past every price: where a shop stands whose price cannot be told in the asked currency. */
export const UNTOLD = 1e15

const kept = new WeakMap<Db, { perUsd: string; shown: Shown }>()

/** The same function as long as the rates are the same, whatever their time, so that what was sorted by it stays sorted. */
export function shownBy(db: Db, rates: Rates): Shown {
  const perUsd = JSON.stringify(rates.perUsd)
  const before = kept.get(db)
  if (before?.perUsd === perUsd) return before.shown
  const shown = shownAt(rates)
  kept.set(db, { perUsd, shown })
  return shown
}

function shownAt(rates: Rates): Shown {
  const known = new Map<string, string>()
  return (amount, from, to) => {
    if (shownCurrency(from, to, rates) !== to) return UNTOLD
    return atRate(amount, from, to, rateOf(from, to))
  }
  function rateOf(from: Currency, to: Currency): string {
    const rate = known.get(from + to) ?? rateBetween(from, to, rates)
    known.set(from + to, rate)
    return rate
  }
}

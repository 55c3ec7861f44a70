import type { Currency } from '../../../contract/types.ts'
import type { Db } from '../../../db/connection.ts'
import { databaseOf } from '../../../db/transaction.ts'
import { type Conversion, conversionTo, converted, type Rates } from '../../money/convert.ts'
import type { Shown } from './memory/shop-index.ts'

/** Past every price: where a shop stands whose price cannot be told in the requested currency. */
export const UNPRICED = 1e15

const cache = new WeakMap<Db, { perUsd: string; shown: Shown }>()

/** The same function as long as the rates are the same, whatever their time, so that what was sorted by it stays sorted. */
export function shownBy(db: Db, rates: Rates): Shown {
  const perUsd = JSON.stringify(rates.perUsd)
  const before = cache.get(databaseOf(db))
  if (before?.perUsd === perUsd) return before.shown
  const shown = shownAt(rates)
  cache.set(databaseOf(db), { perUsd, shown })
  return shown
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

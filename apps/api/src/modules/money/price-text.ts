import type { Currency } from '../../contract/types.ts'
import { MINOR_DIGITS } from './convert.ts'

/** Decimals that people write. TWD has two in ISO 4217, but its prices are whole dollars. */
const WRITTEN_DECIMALS: Record<Currency, number> = { USD: 2, TWD: 0, JPY: 0, KRW: 0 }
const MOST_MINOR = 100_000_000_000

/** `35.5` as written on a price list, in minor units of the currency; null when it is none. */
export function minorOf(text: string, currency: Currency): number | null {
  const decimals = WRITTEN_DECIMALS[currency]
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  if (whole === '' || Number(fraction.slice(decimals)) > 0) return null
  const amount = Number(`${whole}${fraction.slice(0, decimals).padEnd(MINOR_DIGITS[currency], '0')}`)
  return amount <= MOST_MINOR ? amount : null
}

/** Describes what `minorOf` takes, for messages. */
export const priceRule = (currency: Currency): string =>
  WRITTEN_DECIMALS[currency] === 0
    ? `a whole number of ${currency}`
    : `an amount of ${currency} with at most 2 decimals`

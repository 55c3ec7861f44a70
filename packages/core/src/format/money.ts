import type { Currency, Locale, Money } from '../contract/types.ts'

const SYMBOLS: Readonly<Record<Currency, string>> = { USD: '$', TWD: 'NT$', JPY: '¥', KRW: '₩' }

/** Whole units (12.5 dollars) from minor ones (1250). For showing and sliders, never for sums. */
export const majorUnits = ({ amount, currency }: Money) => amount / 10 ** decimalsOf(currency)

/** Minor units (1250) from whole ones (12.5 dollars), rounded. */
export const minorUnits = (major: number, currency: Currency): Money => ({
  amount: Math.round(major * 10 ** decimalsOf(currency)),
  currency,
})

const formats = new Map<string, Intl.NumberFormat>()

/** `NT$1,200`, `¥6,500`, `₩45,000`, `$12.50`: the same symbol in every language. A currency of a newer server is shown by its code: `EUR 12.50`. */
export function formatMoney(money: Money, locale: Locale): string {
  const key = `${locale} ${money.currency}`
  const digits = SHOWN_DECIMALS[money.currency] ?? 2
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(key, format)
  return `${SYMBOLS[money.currency] ?? `${money.currency} `}${format.format(majorUnits(money))}`
}

/** ISO 4217 minor units. */
const DECIMALS: Readonly<Record<Currency, number>> = { USD: 2, TWD: 2, JPY: 0, KRW: 0 }
const decimalsOf = (currency: Currency) => DECIMALS[currency] ?? 2
/** TWD prices are whole dollars, shown without decimals. */
const SHOWN_DECIMALS: Readonly<Record<Currency, number>> = { USD: 2, TWD: 0, JPY: 0, KRW: 0 }

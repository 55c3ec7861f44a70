import type { Currency } from '../../../contract/types.ts'

/** What a price that was typed asks for: `amount` in units of the currency, 80 for $80; `currency` is null where none was typed. */
export type PriceWords = { bound: 'min' | 'max'; amount: number; currency: Currency | null }

const CURRENCIES: readonly [Currency, RegExp][] = [
  ['TWD', /nt\$|ntd|twd|[元塊圓]/u],
  ['JPY', /[¥円]|yen|jpy/u],
  ['KRW', /[₩원]|won|krw/u],
  ['USD', /\$|usd|dollar/u],
]
const THOUSANDS: readonly [RegExp, number][] = [
  [/[万萬만]/u, 10_000],
  [/[k千천]/u, 1000],
]
const AT_LEAST = /from|over|以上|から|이상|부터/u
/** No bound of either side: people mean some more and some less. */
const ABOUT = /about|程度|くらい|ぐらい|左右|台|대/u

/** Null for what is no price, or none that a search can go by. */
export function priceIn(typed: string): PriceWords | null {
  const text = typed.normalize('NFKC').toLowerCase()
  const [digits, unit = ''] = text.match(/\d[\d,]*(?:\.\d+)? ?([k千万萬천만]?)/u) ?? []
  if (digits === undefined || ABOUT.test(text)) return null
  const number = Number(digits.replace(/[^\d.]/g, ''))
  const [, times] = THOUSANDS.find(([sign]) => sign.test(unit)) ?? [null, 1]
  const rest = text.replace(digits, unit === '' ? '' : ' ')
  const [currency] = CURRENCIES.find(([, sign]) => sign.test(rest)) ?? [null]
  return { bound: AT_LEAST.test(rest) ? 'min' : 'max', amount: number * times, currency }
}

import type { Currency } from '../../../contract/types.ts'

/** What a price that was typed asks for: `amount` in units of the currency, 80 for $80; `currency` is null where none was typed. */
export type PriceWords = { bound: 'min' | 'max'; amount: number; currency: Currency | null }

const CURRENCIES: readonly [Currency, RegExp][] = [
  ['JPY', /日[圓圆元円幣币]|[¥円엔]|yen|jpy/u],
  ['KRW', /[韓韩][圓圆圜元幣币]|[₩원]|won|krw/u],
  ['USD', /美[元金]|(?<!nt)\$|usd|dollar/u],
  ['TWD', /nt\$|ntd|twd|[台臺][幣币]|[元塊块圓圆]/u],
]
const THOUSANDS: readonly [RegExp, number][] = [
  [/[万萬만]/u, 10_000],
  [/[k千천]/u, 1000],
]
const HAN_DIGITS = new Map([...'一二三四五六七八九'].map((sign, index) => [sign, index + 1])).set('両', 2).set('兩', 2)
/** 3,000, 1.5万, 3만5천, 三千. */
const AMOUNT =
  /(?<number>\d[\d,]*(?:\.\d+)?|[一二両兩三四五六七八九](?=[千万萬])) ?(?<unit>[k千万萬천만]?)(?: ?(?<thousands>[\d一二両兩三四五六七八九])[千천])?/gu
const AT_LEAST = /from|over|(?<!no |not )more than|以上|から|이상|부터/u
/** No bound of either side: people mean some more and some less; 8000円くらいまで has one. */
const ABOUT = /about|around|(?:程度|くらい|ぐらい|左右|정도)$|台(?![幣币])|대/u

/** Null for what is no price, or none that a search can go by. */
export function priceIn(typed: string): PriceWords | null {
  const text = typed.normalize('NFKC').toLowerCase()
  // The upper end of a range.
  const last = [...text.matchAll(AMOUNT)].at(-1)
  if (last === undefined || ABOUT.test(text.trim())) return null
  const { number = '', unit = '', thousands } = last.groups ?? {}
  const rest = text.replaceAll(AMOUNT, ' ')
  const [currency] = CURRENCIES.find(([, sign]) => sign.test(rest)) ?? [null]
  const amount = numberOf(number) * timesOf(unit) + (thousands === undefined ? 0 : numberOf(thousands) * 1000)
  return { bound: AT_LEAST.test(rest) ? 'min' : 'max', amount, currency }
}

const numberOf = (digits: string): number => HAN_DIGITS.get(digits) ?? Number(digits.replace(/[^\d.]/g, ''))
const timesOf = (unit: string): number => THOUSANDS.find(([sign]) => sign.test(unit))?.[1] ?? 1

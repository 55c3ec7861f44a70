import type { Currency } from '../../../contract/types.ts'

/** What a price that was typed asks for, in units of the currency, 80 for $80: null at an end that is open. `currency` is null where none was typed. */
export type PriceWords = { min: number | null; max: number | null; currency: Currency | null }

const CURRENCIES: readonly [Currency, RegExp][] = [
  ['JPY', /日[圓圆元円幣币]|[¥円엔]|yen|jpy/u],
  ['KRW', /[韓韩][圓圆圜元幣币]|[₩원]|won|krw/u],
  ['USD', /美[元金]|(?<!nt)\$|usd|dollar/u],
  ['TWD', /nt\$|ntd|twd|[台臺][幣币]|[元塊块圓圆]/u],
]
const UNITS: readonly [RegExp, number][] = [
  [/[万萬만]/u, 10_000],
  [/[k千천]/u, 1000],
  [/百/u, 100],
]
const DIGITS = new Map(
  ['一二三四五六七八九', '일이삼사오육칠팔구'].flatMap((digits) =>
    [...digits].map((sign, i) => [sign, i + 1] as const),
  ),
)
  .set('両', 2)
  .set('兩', 2)
/** 3,000, 1.5万, 3만5천, 三千, 一千五, 만오천, 십만. */
const AMOUNT =
  /(?<number>\d[\d,]*(?:\.\d+)?|[一二両兩三四五六七八九](?=[百千万萬])|(?<![가-힣])[일이삼사오육칠팔구]?십?(?=[천만])) ?(?<unit>[k百千万萬천만]?)(?: ?(?<thousands>[\d一二両兩三四五六七八九일이삼사오육칠팔구])[千천]|(?<=[千万萬])(?<tenths>[1-9一二三四五六七八九]))?/gu
const AT_LEAST = /from|over|(?<!no |not )more than|以上|から|이상|부터/u
/** The words of a price near which others will do, too; 8000円くらいまで has a bound. */
const ABOUT = /about|around|approx|roughly|約|약 |大約|大概|(?:程度|くらい|ぐらい|前後|左右|上下|정도|쯤|안팎)$/u
const HOW_FAR_OFF = 0.2
/** The words for all prices that begin with the same digit, 5,000 to 5,999: 5千円台, 5천원대, 5000多. */
const BEGINS_WITH = /台(?![幣币])|대|多/u

/** Null for what is no price, or none that a search can go by. */
export function priceIn(typed: string): PriceWords | null {
  const text = typed.normalize('NFKC').toLowerCase()
  // The upper end of a range.
  const last = [...text.matchAll(AMOUNT)].at(-1)
  if (last === undefined) return null
  const { number = '', unit = '', thousands, tenths } = last.groups ?? {}
  const rest = text.replaceAll(AMOUNT, ' ').trim()
  const [currency] = CURRENCIES.find(([, sign]) => sign.test(rest)) ?? [null]
  const lesser = thousands !== undefined ? numberOf(thousands) * 1000 : numberOf(tenths ?? '0') * (timesOf(unit) / 10)
  const amount = numberOf(number) * timesOf(unit) + lesser
  return { ...boundsOf(rest, amount), currency }
}

function boundsOf(words: string, amount: number): Omit<PriceWords, 'currency'> {
  if (ABOUT.test(words)) return { min: amount * (1 - HOW_FAR_OFF), max: amount * (1 + HOW_FAR_OFF) }
  if (BEGINS_WITH.test(words)) return { min: amount, max: amount + placeOf(amount) - 1 }
  return AT_LEAST.test(words) ? { min: amount, max: null } : { min: null, max: amount }
}

/** The place of the last digit that is not zero: 1000 in 15,000. */
const placeOf = (amount: number): number => (amount % 10 === 0 && amount > 0 ? 10 * placeOf(amount / 10) : 1)

function numberOf(digits: string): number {
  if (/\d/.test(digits)) return Number(digits.replace(/[^\d.]/g, ''))
  const isTens = digits.endsWith('십')
  return (DIGITS.get(digits.slice(0, 1)) ?? 1) * (isTens ? 10 : 1)
}
const timesOf = (unit: string): number => UNITS.find(([sign]) => sign.test(unit))?.[1] ?? 1

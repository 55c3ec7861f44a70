import { inAsciiDigits, withoutInvisible } from './text.ts'

/**
 * The integer of a parameter in an address: each has one spelling, so that a page and the server read the same. Null for `05`, `+2`,
 * `1e1`, `0x2`, `1.0`, a blank and what is too large to be exact.
 */
export function readInteger(parameter: string | null): number | null {
  if (parameter === null || !/^(?:0|-?[1-9]\d*)$/.test(parameter)) return null
  const integer = Number(parameter)
  return Number.isSafeInteger(integer) ? integer : null
}

/** A yen or a won of an old Japanese or Korean encoding is a backslash. */
const CURRENCY =
  /^(?:(?:nt|us)\$|[¥₩$\\]|(?:jpy|krw|twd|usd|ntd)(?=[\s\d]))|(?:円|원|元|圓|塊|yen|(?:jpy|krw|twd|usd|ntd))$/giu

/**
 * `4500` of `4,500`, `４，５００`, `¥4,500`, `4500円`; `35.5` of `$35.50`. Null for what is no amount, or has its commas where no
 * thousands are.
 */
export function readPrice(typed: string): string | null {
  const text = inAsciiDigits(withoutInvisible(typed).normalize('NFKC')).trim().replace(CURRENCY, '').trim()
  if (!/^(?:\d+|\d{1,3}(?:[, ']\d{3})+)(?:\.\d{1,2})?$/.test(text)) return null
  return text.replace(/[, ']/g, '')
}

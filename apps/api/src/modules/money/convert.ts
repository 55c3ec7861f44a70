import type { Currency, Schemas } from '../../contract/types.ts'

type Money = Schemas['Money']

/** Units of each currency for one US dollar, as decimals, and how old the oldest of them is. */
export type Rates = { perUsd: Partial<Record<Currency, string>>; at: string }

/** `rate` is the shown currency per unit of the other, as a decimal: with it anyone can repeat the conversion. */
export type Converted = { amount: number; rate: string }

// ISO 4217 minor units, and the smallest step that is shown: prices in TWD are whole dollars.
export const MINOR_DIGITS: Record<Currency, number> = { USD: 2, TWD: 2, JPY: 0, KRW: 0 }
const STEP: Record<Currency, bigint> = { USD: 1n, TWD: 100n, JPY: 1n, KRW: 1n }
const RATE_DIGITS = 12

/** The requested currency, or the price's own where the rates cannot say what it is worth. */
export function shownCurrency(own: Currency, requested: Currency, rates: Rates): Currency {
  return own === requested || (rates.perUsd[own] !== undefined && rates.perUsd[requested] !== undefined)
    ? requested
    : own
}

/** Rounds once, half to even. `amount` is in minor units of `from`, the answer in those of `to`. */
export function convert(amount: number, from: Currency, to: Currency, rates: Rates): Converted {
  const rate = rateBetween(from, to, rates)
  return { amount: atRate(amount, from, to, rate), rate }
}

/** `{amount, currency}` in the requested currency, or in its own where there is no rate. */
export function shown(price: Money, requested: Currency, rates: Rates): Money {
  const currency = shownCurrency(price.currency, requested, rates)
  return { amount: convert(price.amount, price.currency, currency, rates).amount, currency }
}

export function rateBetween(from: Currency, to: Currency, rates: Rates): string {
  if (from === to) return '1'
  const dividend = decimal(perUsd(to, rates))
  const divisor = decimal(perUsd(from, rates))
  const scaled = divideHalfEven(
    dividend.digits * 10n ** BigInt(RATE_DIGITS + divisor.scale),
    divisor.digits * 10n ** BigInt(dividend.scale),
  )
  return written(scaled, RATE_DIGITS)
}

export function atRate(amount: number, from: Currency, to: Currency, rate: string): number {
  return from === to ? amount : converted(amount, conversionAt(from, to, rate))
}

/** An amount is shown as `amount × numerator ÷ denominator`, rounded half to even, times `step`. */
export type Conversion = { numerator: bigint; denominator: bigint; step: bigint }

export const converted = (amount: number, { numerator, denominator, step }: Conversion): number =>
  Number(divideHalfEven(BigInt(amount) * numerator, denominator) * step)

/** Null where the rates cannot say what the one is worth in the other. */
export const conversionTo = (target: Currency, own: Currency, rates: Rates): Conversion | null =>
  shownCurrency(own, target, rates) === target ? conversionAt(own, target, rateBetween(own, target, rates)) : null

function conversionAt(from: Currency, to: Currency, rate: string): Conversion {
  if (from === to) return { numerator: 1n, denominator: 1n, step: 1n }
  const { digits, scale } = decimal(rate)
  const step = STEP[to]
  return {
    numerator: digits * 10n ** BigInt(MINOR_DIGITS[to]),
    denominator: 10n ** BigInt(scale + MINOR_DIGITS[from]) * step,
    step,
  }
}

function perUsd(currency: Currency, rates: Rates): string {
  const rate = rates.perUsd[currency]
  if (rate === undefined) throw new RangeError(`No exchange rate for ${currency}`)
  return rate
}

function decimal(text: string): { digits: bigint; scale: number } {
  const [whole = '', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

function written(scaled: bigint, scale: number): string {
  const text = scaled.toString().padStart(scale + 1, '0')
  const fraction = text.slice(-scale).replace(/0+$/, '')
  const whole = text.slice(0, -scale)
  return fraction === '' ? whole : `${whole}.${fraction}`
}

function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator
  const twice = 2n * (numerator % denominator)
  const up = twice > denominator || (twice === denominator && quotient % 2n === 1n)
  return up ? quotient + 1n : quotient
}

import type { Currency, Money } from '@yoyaku/core/types'

/** Units of each currency per US dollar, as decimals, and the instant they are of. */
export type FakeRates = { perUsd: Readonly<Record<Currency, string>>; at: string }

export const RATES: FakeRates = {
  perUsd: { USD: '1', TWD: '32', JPY: '150', KRW: '1400' },
  at: '2026-11-20T00:00:00Z',
}

/** ISO 4217 minor units. */
const DECIMALS: Readonly<Record<Currency, number>> = { USD: 2, TWD: 2, JPY: 0, KRW: 0 }
/** TWD prices are whole dollars, shown without decimals. */
const SHOWN_DECIMALS: Readonly<Record<Currency, number>> = { USD: 2, TWD: 0, JPY: 0, KRW: 0 }
const RATE_DIGITS = 12

/** The rate between two currencies, as the decimal that a quote names. */
export function rateBetween(from: Currency, to: Currency, { perUsd }: FakeRates): string {
  if (from === to) return '1'
  const [dividend, divisor] = [decimal(perUsd[to]), decimal(perUsd[from])]
  const scaled = divideHalfEven(
    dividend.digits * 10n ** BigInt(RATE_DIGITS + divisor.scale),
    divisor.digits * 10n ** BigInt(dividend.scale),
  )
  const text = scaled.toString().padStart(RATE_DIGITS + 1, '0')
  return `${text.slice(0, -RATE_DIGITS)}.${text.slice(-RATE_DIGITS)}`.replace(/\.?0+$/, '')
}

/** Minor units in, minor units out, rounded once, half to even; TWD to whole dollars, as the server does. */
export function converted({ amount, currency }: Money, to: Currency, rates: FakeRates): Money {
  if (currency === to) return { amount, currency }
  const { digits, scale } = decimal(rateBetween(currency, to, rates))
  const step = 10n ** BigInt(DECIMALS[to] - SHOWN_DECIMALS[to])
  const numerator = BigInt(amount) * digits * 10n ** BigInt(DECIMALS[to])
  const denominator = 10n ** BigInt(scale + DECIMALS[currency]) * step
  return { amount: Number(divideHalfEven(numerator, denominator) * step), currency: to }
}

function decimal(text: string) {
  const [whole = '', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator
  const twice = 2n * (numerator % denominator)
  const isUp = twice > denominator || (twice === denominator && quotient % 2n === 1n)
  return isUp ? quotient + 1n : quotient
}

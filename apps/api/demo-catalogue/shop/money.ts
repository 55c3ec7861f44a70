import type { Country, Money } from '../catalogue.types.ts'

const nearest = (value: number, step: number) => Math.max(step, Math.round(value / step) * step)

/** Converts a yen price to a rounded price of the shop's country. */
export function priceIn(country: Country, yen: number): Money {
  if (country === 'JP') return { amount: nearest(yen, yen < 1000 ? 10 : 100), currency: 'JPY' }
  if (country === 'KR') return { amount: nearest(yen * 9, yen < 3000 ? 500 : 1000), currency: 'KRW' }
  return { amount: nearest(yen * 0.205, 10) * 100, currency: 'TWD' }
}

import type { Country } from '../catalogue.types.ts'

const nearest = (value: number, step: number) => Math.max(step, Math.round(value / step) * step)

/** Converts a yen price to a rounded price of the shop's country, as on a price list. */
export function priceIn(country: Country, yen: number): number {
  if (country === 'JP') return nearest(yen, yen < 1000 ? 10 : 100)
  if (country === 'KR') return nearest(yen * 9, yen < 3000 ? 500 : 1000)
  return nearest(yen * 0.205, 10)
}

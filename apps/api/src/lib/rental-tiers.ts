import { DAY_MINUTES } from './shop-calendar.ts'

type Unit = { durationMinutes: number; price: number }

/** The price a day of rentals of so many days or more, in minor units. */
export type RentalTier = { fromDays: number; pricePerDay: number }

/** Days of a unit of a service by whole days. */
export const daysOf = ({ durationMinutes }: Pick<Unit, 'durationMinutes'>): number =>
  Math.ceil(durationMinutes / DAY_MINUTES)

/** The tiers of the units of a service by whole days: a price a day counts until a longer rental has another one. */
export function tiersOf(units: readonly Unit[]): RentalTier[] {
  const tiers: RentalTier[] = []
  for (const unit of units.toSorted((one, other) => one.durationMinutes - other.durationMinutes)) {
    const fromDays = daysOf(unit)
    const pricePerDay = Math.round(unit.price / fromDays)
    if (tiers.at(-1)?.pricePerDay !== pricePerDay && tiers.at(-1)?.fromDays !== fromDays)
      tiers.push({ fromDays, pricePerDay })
  }
  return tiers
}

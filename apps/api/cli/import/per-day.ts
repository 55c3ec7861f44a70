import type { Currency } from '../../src/contract/types.ts'
import { type Text, t } from '../../src/lib/localized-text.ts'
import { daysOf, tiersOf } from '../../src/lib/rental-tiers.ts'
import { DAY_MINUTES } from '../../src/lib/shop-calendar.ts'
import { minorOf } from '../../src/modules/money/price-text.ts'

/** What a rental costs a day, in words of a price list; a tier counts for rentals of so many days and more. */
export type PerDay = {
  price: string
  maxDays?: number | undefined
  tiers?: { fromDays: number; price: string }[] | undefined
}

export type DayUnit = { id: string; name: Text; duration_minutes: number; price: number }

export const USUAL_MAX_DAYS = 14

const daysName = (days: number): Text =>
  days === 1 ? t('1 day', '1일', '1日間', '1 天') : t(`${days} days`, `${days}일`, `${days}日間`, `${days} 天`)

const priceOn = ({ price, tiers = [] }: PerDay, days: number): string =>
  tiers.findLast(({ fromDays }) => fromDays <= days)?.price ?? price

/** The units of a rental: one for each number of days. */
export function unitsOf(perDay: PerDay, currency: Currency): DayUnit[] {
  return Array.from({ length: perDay.maxDays ?? USUAL_MAX_DAYS }, (_, index) => {
    const days = index + 1
    const price = minorOf(priceOn(perDay, days), currency)
    if (price === null) throw new Error(`${priceOn(perDay, days)} is no amount of ${currency}`)
    return { id: `d${days}`, name: daysName(days), duration_minutes: days * DAY_MINUTES, price: days * price }
  })
}

/** The price a day from which an import makes the same units, in minor units; null where none does. */
export function perDayOf(units: readonly DayUnit[]) {
  const tiers = tiersOf(units.map(({ duration_minutes, price }) => ({ durationMinutes: duration_minutes, price })))
  const [first, ...longer] = tiers
  const isPerDay = units.every(({ id, name, duration_minutes, price }, index) => {
    const days = daysOf({ durationMinutes: duration_minutes })
    const tier = tiers.findLast(({ fromDays }) => fromDays <= days)
    const expected = daysName(days)
    return (
      days === index + 1 &&
      id === `d${days}` &&
      duration_minutes === days * DAY_MINUTES &&
      price === days * (tier?.pricePerDay ?? 0) &&
      Object.entries(expected).every(([language, words]) => name[language as keyof Text] === words)
    )
  })
  return first === undefined || !isPerDay ? null : { price: first.pricePerDay, maxDays: units.length, tiers: longer }
}

type TierMistake = { at: number; field: 'fromDays' | 'price'; message: string }

/** What is wrong with the tiers: each with its place among them and the field. */
export function mistakesInTiers(perDay: PerDay): TierMistake[] {
  const { price, maxDays = USUAL_MAX_DAYS, tiers = [] } = perDay
  return tiers.flatMap((tier, at): TierMistake[] => {
    const before = tiers[at - 1] ?? { fromDays: 1, price }
    if (tier.fromDays <= before.fromDays)
      return [{ at, field: 'fromDays', message: `is more than ${before.fromDays}, from which the price before counts` }]
    if (tier.fromDays > maxDays)
      return [{ at, field: 'fromDays', message: `is at most ${maxDays}, the longest rental (maxDays)` }]
    const days = tier.fromDays
    return days * Number(tier.price) < (days - 1) * Number(before.price)
      ? [{ at, field: 'price', message: `makes ${days} days cheaper in all than ${days - 1}` }]
      : []
  })
}

import type { components, Money } from '@yoyaku/core/types'
import { clockAt } from '../../locale/format.ts'
import { isBefore } from '../catalogue/days.ts'
import type { Day } from '../dates/day-strip.tsx'

type Schemas = components['schemas']
type Unit = Schemas['ServiceUnit']
export type RentedService = Pick<Schemas['Service'], 'dayUnit' | 'units' | 'rental'>

const DAY_MINUTES = 1440
export const daysOf = ({ durationMinutes }: Pick<Unit, 'durationMinutes'>): number =>
  Math.ceil(durationMinutes / DAY_MINUTES)

/** The numbers of days for which a service can be rented, ascending. */
export const lengthsOf = ({ units }: Pick<RentedService, 'units'>): readonly number[] =>
  units.map(daysOf).sort((one, other) => one - other)

/** Whether the number of days is chosen: each unit is one. Units of the same length differ in something else. */
export const isRental = (service: RentedService): boolean =>
  service.dayUnit && service.units.length > 1 && new Set(lengthsOf(service)).size === service.units.length

export const unitOfDays = ({ units }: Pick<RentedService, 'units'>, days: number): Unit | undefined =>
  units.find((unit) => daysOf(unit) === days)

/** The day of the pick-up, `YYYY-MM-DD`, and how many days later that of the return is. */
export interface Range {
  readonly date: string
  readonly days: number
}

/** Whether the services that were meant by a search are rented for days, all of them. */
export function areRented(shops: readonly Pick<Schemas['ShopCard'], 'searched'>[]): boolean {
  const meant = shops.flatMap(({ searched }) => searched ?? [])
  return meant.length > 0 && meant.every(({ rental }) => rental !== undefined)
}

/** When a rental is picked up and returned on those days, `HH:MM`; null: not chosen, and returned when it was picked up. */
export interface RentalTimes {
  readonly time?: string | null
  readonly returnTime?: string | null
}

const isLater = ({ time = null, returnTime = null }: RentalTimes): boolean =>
  time !== null && returnTime !== null && returnTime > clockAt(time)

/** What is paid for: each day has 24 hours, and one that is begun counts. */
export const paidDays = ({ days }: Range, times: RentalTimes): number => days + (isLater(times) ? 1 : 0)

export const rangeOf = (date: string | null, unit: Unit | null | undefined, times: RentalTimes = {}): Range | null =>
  date === null || !unit ? null : { date, days: daysOf(unit) - (isLater(times) ? 1 : 0) }

const HALF_HOUR = { minutes: 30 }

/** Each half hour from the first pick-up of a day to its last. Which of them are free is known once one is chosen. */
export function returnTimesFrom(pickUps: readonly { readonly time: string }[]): readonly string[] {
  const clocks = pickUps.map(({ time }) => clockAt(time)).sort()
  const [first = '', last = ''] = [clocks[0], clocks.at(-1)]
  const times: string[] = []
  for (let time = first; time !== '' && time <= last && !times.includes(time); ) {
    times.push(time)
    time = Temporal.PlainTime.from(time).add(HALF_HOUR).toString({ smallestUnit: 'minute' })
  }
  return times
}

export const returnDay = ({ date, days }: Range): string => Temporal.PlainDate.from(date).add({ days }).toString()
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days

/** What a rental costs in all with what is added for the return at another branch. */
export const withFee = (total: Money, fee: Money | null): Money =>
  fee === null ? total : { ...total, amount: total.amount + fee.amount }

/** What a day costs where a number of days costs so much. */
export const perDay = (total: Money, days: number): Money => ({ ...total, amount: Math.round(total.amount / days) })

/** The fewest days for which it can be rented, and what they cost. */
export function shortestOf({
  units,
}: Pick<RentedService, 'units'>): { readonly days: number; readonly total: Money } | null {
  const [shortest] = units.toSorted((one, other) => daysOf(one) - daysOf(other))
  return shortest === undefined ? null : { days: daysOf(shortest), total: shortest.price }
}

export interface Tier {
  readonly fromDays: number
  readonly price: Money
}

/** From how many days on a day costs less; as far as its units tell, where an older server does not say it. */
export function tiersOf({ units, rental }: Pick<RentedService, 'units' | 'rental'>): readonly Tier[] {
  if (rental !== undefined) return rental.tiers.map(({ fromDays, pricePerDay }) => ({ fromDays, price: pricePerDay }))
  const byLength = units
    .map((unit) => ({ fromDays: daysOf(unit), price: perDay(unit.price, daysOf(unit)) }))
    .sort((one, other) => one.fromDays - other.fromDays)
  return byLength.filter(({ price }, index) => {
    const before = byLength[index - 1]
    return before === undefined || price.amount < before.price.amount
  })
}

/** Says what is known of a day; undefined of one that is not loaded. */
export type DayOf = (date: string) => Day | undefined

/** Why a day cannot be that of the return. */
export type Obstacle =
  | { readonly kind: 'closed' }
  | { readonly kind: 'full'; readonly date: string }
  | { readonly kind: 'length'; readonly days: number }
  | { readonly kind: 'long'; readonly most: number }

const isClosed = (day: Day | undefined): boolean => day?.status === 'CLOSED'

/** Whether nothing is left of a day. Known for one day at a time: where the shop closes after it, only longer rentals begin on it. */
const isFull = (dayOf: DayOf, date: string): boolean =>
  dayOf(date)?.status === 'SOLD_OUT' && !isClosed(dayOf(returnDay({ date, days: 1 })))

export const canPickUp = (dayOf: DayOf, date: string): boolean => !isClosed(dayOf(date)) && !isFull(dayOf, date)

/** Null where what is picked up on a day can be returned on a later one, as far as single days tell. */
export function obstacleOf(dayOf: DayOf, lengths: readonly number[], pickUp: string, date: string): Obstacle | null {
  const days = daysBetween(pickUp, date)
  const most = Math.max(...lengths)
  if (days > most) return { kind: 'long', most }
  for (let day = returnDay({ date: pickUp, days: 1 }); isBefore(day, date); day = returnDay({ date: day, days: 1 })) {
    if (isFull(dayOf, day)) return { kind: 'full', date: day }
  }
  if (isClosed(dayOf(date))) return { kind: 'closed' }
  return lengths.includes(days) ? null : { kind: 'length', days }
}

import type { FieldError } from '../../contract/types.ts'
import { closeAfter, minutesOf } from '../../lib/minutes-of-day.ts'
import {
  type Calendar,
  calendarOf,
  DAY_MINUTES,
  type Hours,
  LAST_MINUTE,
  hoursOn as rowsOn,
  type WeekRow,
} from '../../lib/shop-calendar.ts'
import type { NewClosure } from './new-closures.ts'

/** Limit of the contract. */
export const MOST_STRETCHES = 4

/** Row of a day on which a bookable is not there at all. */
export const NOT_THERE: Stretch = { opens: 0, closes: 0 }

type TimesOfDay = readonly { open: string; close: string }[]
type Mistake = FieldError & { index: number }

export const stretchesFrom = (hours: TimesOfDay): Stretch[] =>
  hours.map(({ open, close }) => ({ opens: minutesOf(open), closes: closeAfter(open, close) }))

/** Names the mistakes as fields of a body that has `hours`. */
export const wrongHours = (hours: TimesOfDay): FieldError[] =>
  mistakesInHours(hours).map(({ index, field, code }) => ({ field: `hours[${index}].${field}`, code }))

/** Checks the hours of one day, in any order: each stretch ends by noon of the next day, and none overlaps the one before it. */
export function mistakesInHours(hours: TimesOfDay): Mistake[] {
  const sorted = hours
    .map(({ open, close }, index) => ({ index, opens: minutesOf(open), closes: closeAfter(open, close) }))
    .toSorted((one, other) => one.opens - other.opens)
  const ends = [0, ...sorted.map(({ closes }) => closes)]
  return sorted.flatMap(({ index, opens, closes }, place): Mistake[] => [
    ...(opens < (ends[place] ?? 0) ? [{ index, field: 'open', code: 'TOO_SMALL' as const }] : []),
    ...(closes > LAST_MINUTE ? [{ index, field: 'close', code: 'TOO_LARGE' as const }] : []),
  ])
}

/** Finds nights of these weekdays that go on after the next weekday opens, and nights of the other weekdays that go on after these open. */
export function overlappingNights(
  hours: TimesOfDay,
  weekdays: readonly number[],
  others: readonly WeekRow[],
): FieldError[] {
  const stretches = stretchesFrom(hours)
  const own = weekdays.flatMap((weekday) =>
    stretches.map(({ opens, closes }) => ({ weekday, from: opens, to: closes })),
  )
  const rows = [...others, ...own]
  const isNight = (weekday: number, closes: number): boolean =>
    rows.some((row) => row.weekday === (weekday % 7) + 1 && row.from < closes - DAY_MINUTES)
  const isUnderNight = (weekday: number, opens: number): boolean =>
    others.some((row) => (row.weekday % 7) + 1 === weekday && row.to - DAY_MINUTES > opens)
  return stretches.flatMap(({ opens, closes }, index): FieldError[] => [
    ...(weekdays.some((weekday) => isUnderNight(weekday, opens))
      ? [{ field: `hours[${index}].open`, code: 'TOO_SMALL' as const }]
      : []),
    ...(weekdays.some((weekday) => isNight(weekday, closes))
      ? [{ field: `hours[${index}].close`, code: 'NOT_ALLOWED' as const }]
      : []),
  ])
}

/** Finds hours of a date that begin before the night of the day before ends, or go on after the next day opens. */
export function overlappingDays(stretches: Stretch[], opening: Hours, calendar: Calendar, date: string): FieldError[] {
  const day = Temporal.PlainDate.from(date)
  const on = (other: Temporal.PlainDate) => rowsOn(opening, calendar.day(other))
  const nightEnds = Math.max(0, ...on(calendar.before(day)).map(({ to }) => to - DAY_MINUTES))
  const opensAgain = Math.min(...on(calendar.day(day).next()).map(({ from }) => from + DAY_MINUTES))
  return stretches.flatMap(({ opens, closes }, index): FieldError[] => [
    ...(opens < nightEnds ? [{ field: `hours[${index}].open`, code: 'TOO_SMALL' as const }] : []),
    ...(closes > opensAgain ? [{ field: `hours[${index}].close`, code: 'NOT_ALLOWED' as const }] : []),
  ])
}

/** Finds hours of a date that meet special hours of the day before or after; the weeks around it are compared elsewhere. */
export function overlappingSpecialHours(
  stretches: Stretch[],
  { holidays, special }: Hours,
  calendar: Calendar,
  date: string,
): FieldError[] {
  const day = calendar.day(Temporal.PlainDate.from(date))
  if (holidays.includes(day.monthDay)) return []
  return overlappingDays(stretches, { hours: [], holidays, special }, calendar, date)
}

/** Returns the hours that a date has by its weekday and holidays. */
export function usualHours({ hours, holidays }: Hours, calendar: Calendar, date: string): Stretch[] {
  const rows = rowsOn({ hours, holidays, special: [] }, calendar.day(Temporal.PlainDate.from(date)))
  return rows.map(({ from, to }) => ({ opens: from, closes: to }))
}

/** Lists the dates right before or after one with special hours that have the hours of their weekday. */
export function usualDatesBesideSpecial({ special }: Hours, calendar: Calendar): string[] {
  const dates = new Set(special.map(({ date }) => date))
  const beside = [...dates].flatMap((date) => {
    const day = Temporal.PlainDate.from(date)
    return [calendar.before(day), calendar.day(day).next()].map(String)
  })
  return [...new Set(beside)].filter((date) => !dates.has(date))
}

export type Stretch = { opens: number; closes: number }
export type BookableDay = { shopId: string; bookableId: string; date: string }

/** Returns the rest of a day besides the hours that a bookable has on it, each stretch as a closure. */
export function outsideHours(
  { shopId, bookableId, date }: BookableDay,
  hours: readonly Stretch[],
  timeZone: string,
): NewClosure[] {
  const day = calendarOf(timeZone).day(Temporal.PlainDate.from(date))
  const sorted = hours.toSorted((one, other) => one.opens - other.opens)
  const starts = [0, ...sorted.map(({ closes }) => closes)]
  const ends = [...sorted.map(({ opens }) => opens), DAY_MINUTES]
  return starts.flatMap((start, index) => {
    const [from, to] = [day.limit(start), day.limit(ends[index] ?? DAY_MINUTES)]
    if (from >= to) return []
    const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
    return [{ shopId, bookableId, ...span, reason: null, by: null }]
  })
}

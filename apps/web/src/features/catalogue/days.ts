import type { Country } from '@yoyaku/core/types'
import { dateIn, zonedAt } from '../../locale/zoned.ts'

/** A card does not say its zone; each of our countries has one. */
const ZONES: Readonly<Record<string, string>> = { JP: 'Asia/Tokyo', KR: 'Asia/Seoul', TW: 'Asia/Taipei' }

export const zoneOf = (country: Country): string => ZONES[country] ?? 'UTC'

export type NextAvailable =
  | { readonly kind: 'today' }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'date'; readonly date: string }
  | null

/** The numbers of people that a search offers; a shop limits them further. */
export const PEOPLE = [1, 2, 3, 4, 5] as const
/** How far ahead a shop can be booked. */
const HORIZON_DAYS = 90
const STRIP_DAYS = 14

export interface DayRange {
  readonly dateFrom: string
  readonly dateTo: string
}

const daysLater = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString()
export const isBefore = (date: string, other: string): boolean => Temporal.PlainDate.compare(date, other) < 0

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek % 7
export const dayAfter = (date: string): string => daysLater(date, 1)
/** The last day on which a shop can be booked. */
export const lastBookableDay = (today: string): string => daysLater(today, HORIZON_DAYS)

/** Dates in the zone of a shop. */
export interface Present {
  readonly today: string
  /** The first that may have times left: until noon the day before, whose night may go on. */
  readonly firstDay: string
}

const LONGEST_NIGHT_HOURS = 12

export function presentIn(now: string, timeZone: string): Present {
  const firstDay = zonedAt(now, timeZone).subtract({ hours: LONGEST_NIGHT_HOURS }).toPlainDate().toString()
  return { today: dateIn(now, timeZone), firstDay }
}

/** Two weeks from today, with the night before while it may go on; from the chosen day where that is none of these. */
export function stripRange({ today, firstDay }: Present, chosen: string | null): DayRange {
  const lastDay = daysLater(today, STRIP_DAYS - 1)
  if (chosen === null || (!isBefore(chosen, firstDay) && !isBefore(lastDay, chosen)))
    return { dateFrom: firstDay, dateTo: lastDay }
  return { dateFrom: chosen, dateTo: daysLater(chosen, STRIP_DAYS - 1) }
}

/** The day that a calendar from today on shows first. */
export const dayToShow = (selected: string | null, today: string): string =>
  selected === null || isBefore(selected, today) ? today : selected

export const firstOfMonth = (date: string): string => Temporal.PlainDate.from(date).with({ day: 1 }).toString()

/** What is left of a month, today included. `dateTo` is before `dateFrom` where nothing is. */
export function monthRange(today: string, month: string): DayRange {
  const first = firstOfMonth(month)
  const { daysInMonth } = Temporal.PlainDate.from(first)
  return { dateFrom: isBefore(first, today) ? today : first, dateTo: daysLater(first, daysInMonth - 1) }
}

export const isEmpty = ({ dateFrom, dateTo }: DayRange): boolean => isBefore(dateTo, dateFrom)

/** The easternmost time zone, so that everybody can choose their own today. */
const EASTERNMOST = 'Asia/Tokyo'
/** Where the day ends last. */
const WESTERNMOST = 'Asia/Taipei'
const FARTHEST_DAYS = 180

/** Whether a day is over for every shop. */
export const isPastDay = (date: string, now: string): boolean => isBefore(date, dateIn(now, WESTERNMOST))

/** The days that a search offers. */
export function searchableDays(now: string): { readonly first: string; readonly last: string } {
  const first = dateIn(now, EASTERNMOST)
  return { first, last: daysLater(first, FARTHEST_DAYS) }
}

/** The next free day of a shop, relative to now. */
export function nextAvailable(date: string | null, country: Country, now: string): NextAvailable {
  if (date === null) return null
  const today = dateIn(now, zoneOf(country))
  if (!isBefore(today, date)) return { kind: 'today' }
  return date === dayAfter(today) ? { kind: 'tomorrow' } : { kind: 'date', date }
}

import {
  type Calendar,
  type Day,
  hoursOn,
  isSpecial,
  type Minutes,
  openDateOf,
  type Span,
  stretchesOf,
} from '../../lib/shop-calendar.ts'
import type { Schedule, ScheduledBookable } from '../offers/schedule.ts'

/**
 * Who and what works at a slot in the hours of the date: staff in their shifts; things, and everybody on a day with special hours
 * of the shop, whenever it is open. Whoever has hours of their own on a date works exactly these. What is rented for days begins
 * while they work, and ends then where the day of its end has such hours.
 */
export function onDuty(
  schedule: Schedule,
  calendar: Calendar,
  date: Temporal.PlainDate,
): (bookable: ScheduledBookable, slot: Span) => boolean {
  const stretches = new Map<string, Span[] | null>()
  const cached = (bookable: ScheduledBookable) => {
    const found = stretches.get(bookable.id)
    const spans = found === undefined ? stretchesOn(schedule, bookable, calendar, date) : found
    stretches.set(bookable.id, spans)
    return spans
  }
  const canEnd = (bookable: ScheduledBookable, end: number) => {
    const last = calendar.day(openDateOf(schedule, calendar, end))
    const hours = specialOf(schedule, bookable, last)
    return (
      hours.length === 0 ||
      stretchesOf(hours, last, [], calendar.day(last.next())).some(({ span }) => span.start < end && end <= span.end)
    )
  }
  return (bookable, { start, end }) => {
    const spans = cached(bookable)
    const { dayUnit } = schedule.service
    const begins =
      spans === null || spans.some((span) => span.start <= start && (dayUnit ? start < span.end : end <= span.end))
    return begins && (!dayUnit || canEnd(bookable, end))
  }
}

/** Null: whenever the shop is open. */
function stretchesOn(
  schedule: Schedule,
  bookable: ScheduledBookable,
  calendar: Calendar,
  date: Temporal.PlainDate,
): Span[] | null {
  const day = calendar.day(date)
  const next = calendar.day(day.next())
  const own = specialOf(schedule, bookable, day)
  const isThereAnyway = (one: Day) => bookable.kind !== 'staff' || isSpecial(schedule, one)
  if (own.length + specialOf(schedule, bookable, next).length === 0 && isThereAnyway(day)) return null
  const rowsOn = (one: Day): Minutes[] => {
    const special = specialOf(schedule, bookable, one)
    if (special.length > 0) return special
    const shifts = schedule.shifts.filter((row) => row.id === bookable.id && row.weekday === one.weekday)
    // Beside special hours of the shop a shift may still be the end of the night before.
    return isThereAnyway(one) ? [...hoursOn(schedule, one), ...shifts] : shifts
  }
  const spansOn = (one: Day): Span[] => {
    const after = calendar.day(one.next())
    return stretchesOf(rowsOn(one), one, rowsOn(after), after).map(({ span: { start }, until }) => ({
      start,
      end: until,
    }))
  }
  // A shift may have begun the evening before, or go on as one of the next day.
  return own.length > 0 ? spansOn(day) : [calendar.day(calendar.before(date)), day, next].flatMap(spansOn)
}

const specialOf = ({ specialByBookable }: Schedule, { id }: ScheduledBookable, { date }: Day): Minutes[] =>
  specialByBookable.filter((row) => row.id === id && row.date === date)

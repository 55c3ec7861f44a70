import {
  type Calendar,
  DAY_MINUTES,
  type Day,
  isSpecial,
  type Span,
  stretchesOf,
  type WeekRow,
} from '../../lib/shop-calendar.ts'
import type { Bookable, Offer } from '../offers/offer.ts'

/**
 * Who and what works at a slot of the date: staff in their shifts; things, and everybody on a day with special hours of the
 * shop, whenever it is open. Whoever has hours of their own on a date works exactly these. What is rented for days begins
 * while they work, and ends then where the day of its end has such hours.
 */
export function onDuty(
  offer: Offer,
  calendar: Calendar,
  date: Temporal.PlainDate,
): (bookable: Bookable, slot: Span) => boolean {
  const day = calendar.day(date)
  const next = calendar.day(day.next())
  const stretches = new Map<string, Span[] | null>()
  const cached = (bookable: Bookable) => {
    const found = stretches.get(bookable.id)
    const spans = found === undefined ? stretchesOn(offer, bookable, day, next) : found
    stretches.set(bookable.id, spans)
    return spans
  }
  const canEnd = (bookable: Bookable, end: number) => {
    const last = calendar.day(calendar.dateOf(end))
    const hours = specialOf(offer, bookable, last)
    return (
      hours.length === 0 ||
      stretchesOf(hours, last, calendar.day(last.next())).some(({ span }) => span.start < end && end <= span.end)
    )
  }
  return (bookable, { start, end }) => {
    const spans = cached(bookable)
    const { dayUnit } = offer.service
    const begins =
      spans === null || spans.some((span) => span.start <= start && (dayUnit ? start < span.end : end <= span.end))
    return begins && (!dayUnit || canEnd(bookable, end))
  }
}

/** Null: whenever the shop is open. */
function stretchesOn(offer: Offer, bookable: Bookable, day: Day, next: Day): Span[] | null {
  const special = [...specialOf(offer, bookable, day), ...specialOf(offer, bookable, next)]
  const isThereAnyway = (one: Day) => bookable.kind !== 'staff' || isSpecial(offer, one)
  if (special.length === 0 && isThereAnyway(day)) return null
  const rowsOn = (one: Day): WeekRow[] => {
    const own = specialOf(offer, bookable, one)
    if (own.length > 0) return own
    const { weekday } = one
    if (isThereAnyway(one)) return [{ weekday, from: 0, to: DAY_MINUTES }]
    return offer.shifts.filter((row) => row.id === bookable.id && row.weekday === weekday)
  }
  return stretchesOf([...rowsOn(day), ...rowsOn(next)], day, next).map(({ span }) => span)
}

const specialOf = ({ specialByBookable }: Offer, { id }: Bookable, { date, weekday }: Day): WeekRow[] =>
  specialByBookable.filter((row) => row.id === id && row.date === date).map(({ from, to }) => ({ weekday, from, to }))

import { daysLater, parseDate } from '../../shared/when.ts'
import { type FakeShop, type Service, timingOf, UTC_OFFSETS } from './shops.ts'

/** Instants in milliseconds. */
export type Span = { start: number; end: number }
/** From and to in minutes of the day. `span` goes on until all that touches it has ended, also past midnight. */
export type Opening = { from: number; to: number; span: Span }

export const MINUTE_MS = 60_000
export const DAY_MINUTES = 1440
const SUNDAY = 7

const midnightOf = ({ shop }: FakeShop, date: string) => Date.parse(`${date}T00:00:00${UTC_OFFSETS[shop.country]}`)

/** Instant of a wall time at the shop. */
export const instantAt = (at: FakeShop, date: string, time: string) =>
  midnightOf(at, date) + minutesOf(time) * MINUTE_MS

/** ISO 8601 with the offset of the shop. */
export function shownAt({ shop }: FakeShop, instant: number): string {
  const offset = UTC_OFFSETS[shop.country]
  const offsetMs = Date.parse('2026-01-01T00:00:00Z') - Date.parse(`2026-01-01T00:00:00${offset}`)
  return new Date(instant + offsetMs).toISOString().slice(0, 19) + offset
}

/** The date at the shop. */
export const dateAt = (at: FakeShop, instant: number) => shownAt(at, instant).slice(0, 10)

export const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || SUNDAY

/** The special hours of a date, else those of its weekday, earliest first. */
function hoursOn({ shop: { hours, specialHours } }: FakeShop, date: string) {
  const special = specialHours.filter((one) => one.date === date)
  const rows = special.length > 0 ? special : hours.filter(({ weekday }) => weekday === weekdayOf(date))
  return rows
    .map(({ open, close }) => ({ from: minutesOf(open), to: minutesOf(close) }))
    .toSorted((one, other) => one.from - other.from)
}

/** When the shop opens on a date. What begins after midnight is of the date that has begun then. */
export function openingsOf(at: FakeShop, date: string): Opening[] {
  if (parseDate(date) === null) return []
  const instant = (minutes: number) => midnightOf(at, date) + minutes * MINUTE_MS
  const early = hoursOn(at, daysLater(date, 1)).reduce((end, { from, to }) => (from === end ? to : end), 0)
  const openings: Opening[] = []
  for (const { from, to } of hoursOn(at, date).reverse()) {
    const next = openings.at(-1)
    const end = next?.from === to ? next.span.end : instant(to === DAY_MINUTES ? to + early : to)
    openings.push({ from, to, span: { start: instant(from), end } })
  }
  return openings.reverse()
}

/** Spans in order, those that overlap as one; with `touching`, those that touch, too. */
export function merged(spans: readonly Span[], { touching = false } = {}): Span[] {
  const all: Span[] = []
  for (const span of spans) {
    const last = all.at(-1)
    if (last !== undefined && (span.start < last.end || (touching && span.start === last.end)))
      last.end = Math.max(last.end, span.end)
    else all.push({ ...span })
  }
  return all
}

/** When the whole shop is closed. */
export function closuresOf(at: FakeShop): Span[] {
  const wall = (time: string) => instantAt(at, time.slice(0, 10), time.slice(11, 16))
  const closures = at.shop.closures.map(({ from, to }) => ({ start: wall(from), end: wall(to) }))
  return merged(closures.toSorted((one, other) => one.start - other.start))
}

/** Undefined: open at some time of the date. `week`: no hours on this weekday; `day`: closed on this date alone. */
export function closedOn(at: FakeShop, date: string): 'week' | 'day' | undefined {
  const closures = closuresOf(at)
  const isOpen = openingsOf(at, date).some(
    ({ span }) => !closures.some(({ start, end }) => start <= span.start && span.end <= end),
  )
  if (isOpen) return undefined
  const { hours, specialHours } = at.shop
  const hasHours = hours.some(({ weekday }) => weekday === weekdayOf(date))
  return hasHours || specialHours.some((one) => one.date === date) ? 'day' : 'week'
}

/**
 * Starts on the grid of the opening hours, each that ends in time; what is rented for days ends on a day on which the shop opens. Says
 * nothing of closures.
 */
export function startsOf(at: FakeShop, { dayUnit }: Service, date: string, minutes: number): Span[] {
  const { gridMinutes } = timingOf(at)
  return openingsOf(at, date).flatMap(({ from, to, span }) =>
    Array.from({ length: Math.ceil((to - from) / gridMinutes) }, (_, index) => {
      const start = span.start + index * gridMinutes * MINUTE_MS
      return { start, end: start + minutes * MINUTE_MS }
    }).filter(({ end }) => (dayUnit ? openingsOf(at, dateAt(at, end)).length > 0 : end <= span.end)),
  )
}

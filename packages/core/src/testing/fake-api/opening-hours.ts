import { parseDate } from '../../shared/when.ts'
import { type FakeShop, GRID_MINUTES, UTC_OFFSETS } from './shops.ts'

/** Instants in milliseconds. */
export type Span = { start: number; end: number }

export const MINUTE_MS = 60_000
const SUNDAY = 7

/** Instant of a wall time at the shop. */
export const instantAt = ({ shop }: FakeShop, date: string, time: string) =>
  Date.parse(`${date}T00:00:00${UTC_OFFSETS[shop.country]}`) + minutesOf(time) * MINUTE_MS

/** ISO 8601 with the offset of the shop. */
export function shownAt({ shop }: FakeShop, instant: number): string {
  const offset = UTC_OFFSETS[shop.country]
  const offsetMs = Date.parse('2026-01-01T00:00:00Z') - Date.parse(`2026-01-01T00:00:00${offset}`)
  return new Date(instant + offsetMs).toISOString().slice(0, 19) + offset
}

export const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** When the shop is open on a date: its special hours, else those of the weekday, without its closures of whole days. */
export function openingsOf(at: FakeShop, date: string): Span[] {
  if (parseDate(date) === null) return []
  const { hours, specialHours } = at.shop
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || SUNDAY
  const special = specialHours.filter((one) => one.date === date)
  const openings = special.length > 0 ? special : hours.filter((one) => one.weekday === weekday)
  return openings
    .map(({ open, close }) => ({ start: instantAt(at, date, open), end: instantAt(at, date, close) }))
    .filter((opening) => !closuresOf(at).some(({ start, end }) => start <= opening.start && opening.end <= end))
}

/** From the first start after opening on, each that ends in time and meets no closure. */
export function startsOf(at: FakeShop, date: string, minutes: number): Span[] {
  const closures = closuresOf(at)
  return openingsOf(at, date).flatMap((opening) => {
    const count = Math.ceil((opening.end - opening.start) / (GRID_MINUTES * MINUTE_MS))
    return Array.from({ length: count }, (_, index) => opening.start + index * GRID_MINUTES * MINUTE_MS)
      .map((start) => ({ start, end: start + minutes * MINUTE_MS }))
      .filter((span) => span.end <= opening.end && !closures.some((closure) => overlap(span, closure)))
  })
}

const closuresOf = (at: FakeShop): Span[] =>
  at.shop.closures.map(({ from, to }) => ({ start: atWallTime(at, from), end: atWallTime(at, to) }))

const atWallTime = (at: FakeShop, wall: string) => instantAt(at, wall.slice(0, 10), wall.slice(11, 16))

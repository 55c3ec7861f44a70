import { daysLater, parseDate } from '@yoyaku/core'
import { type FakeShop, type Service, timingOf, UTC_OFFSETS } from './shops.ts'

/** Instants in milliseconds. */
export type Span = { start: number; end: number }
/** From and to in minutes of the day on which it begins. `until`: when all that touches it has ended too, also on the next day. */
export type Opening = { from: number; to: number; span: Span; until: number }
/** `minutes` of the date in whose hours it is: 1440 and more after midnight. */
export type Start = Span & { minutes: number }

/** The return of a rental of so many days, in minutes of its last day. */
export type Back = { days: number; minutes: number }

export const MINUTE_MS = 60_000
export const DAY_MINUTES = 1440
const SUNDAY = 7

const midnightOf = ({ shop }: FakeShop, date: string) => Date.parse(`${date}T00:00:00${UTC_OFFSETS[shop.country]}`)

/** Instant of a wall time at the shop. */
export const instantAt = (at: FakeShop, date: string, time: string) =>
  midnightOf(at, date) + dayMinutes(time) * MINUTE_MS

/** ISO 8601 with the offset of the shop. */
export function shownAt({ shop }: FakeShop, instant: number): string {
  const offset = UTC_OFFSETS[shop.country]
  const offsetMs = Date.parse('2026-01-01T00:00:00Z') - Date.parse(`2026-01-01T00:00:00${offset}`)
  return new Date(instant + offsetMs).toISOString().slice(0, 19) + offset
}

/** The date at the shop. */
export const dateAt = (at: FakeShop, instant: number) => shownAt(at, instant).slice(0, 10)

export const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

export const dayMinutes = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** `24:30` of 1470. */
export const dayTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || SUNDAY

/** The special hours of a date, else those of its weekday, earliest first. */
function hoursOn({ shop: { hours, specialHours } }: FakeShop, date: string) {
  const special = specialHours.filter((one) => one.date === date)
  const rows = special.length > 0 ? special : hours.filter(({ weekday }) => weekday === weekdayOf(date))
  return rows.map(minutesOf).toSorted((one, other) => one.from - other.from)
}

function minutesOf({ open, close }: { open: string; close: string }) {
  const [from, to] = [dayMinutes(open), dayMinutes(close)]
  return { from, to: to > from ? to : to + DAY_MINUTES }
}

/** From and to in minutes of the day, of every stretch of the usual week. */
export const weeklyOpenings = ({ shop }: FakeShop) => shop.hours.map(minutesOf)

/** When the shop opens on a date: what begins on it, by what holds of this date alone. */
export function openingsOf(at: FakeShop, date: string): Opening[] {
  if (parseDate(date) === null) return []
  const instant = (minutes: number) => midnightOf(at, date) + minutes * MINUTE_MS
  const touching = (end: number) =>
    hoursOn(at, daysLater(date, 1)).reduce(
      (latest, { from, to }) => (from + DAY_MINUTES === latest ? to + DAY_MINUTES : latest),
      end,
    )
  const openings: Opening[] = []
  for (const { from, to } of hoursOn(at, date).reverse()) {
    const next = openings.at(-1)
    const until = next?.from === to ? next.until : instant(touching(to))
    openings.push({ from, to, span: { start: instant(from), end: instant(to) }, until })
  }
  return openings.reverse()
}

/** When a date begins for a shop: at midnight, or when the evening before ends. */
const beginOf = (at: FakeShop, date: string): number =>
  Math.max(midnightOf(at, date), ...openingsOf(at, daysLater(date, -1)).map(({ span }) => span.end))

/** The date at the shop, and the one before, whose evening may go on. */
export const datesAround = (at: FakeShop, instant: number): string[] => {
  const date = dateAt(at, instant)
  return [date, daysLater(date, -1)]
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

/** When the whole shop is closed. From midnight to midnight a closure takes the whole evenings of its dates, and none before. */
export function closuresOf(at: FakeShop): Span[] {
  const wall = (time: string) => instantAt(at, time.slice(0, 10), time.slice(11, 16))
  const closures = at.shop.closures.map(({ from, to }) => {
    const isOfDates = from.endsWith('T00:00') && to.endsWith('T00:00')
    const edge = (time: string) => (isOfDates ? beginOf(at, time.slice(0, 10)) : wall(time))
    return { start: edge(from), end: edge(to) }
  })
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
export function startsOf(
  at: FakeShop,
  { dayUnit }: Service,
  date: string,
  minutes: number,
  back: Back | null = null,
): Start[] {
  const { gridMinutes } = timingOf(at)
  return openingsOf(at, date).flatMap(({ from, to, span, until }) =>
    Array.from({ length: Math.ceil((to - from) / gridMinutes) }, (_, index) => {
      const start = span.start + index * gridMinutes * MINUTE_MS
      const end = back === null ? start + minutes * MINUTE_MS : returnedAt(at, start, back)
      return { start, end, minutes: from + index * gridMinutes }
    }).filter((one) => {
      if (!dayUnit) return one.end <= until
      return back === null ? isOpenAt(at, one) : one.end > one.start && isWithinHours(at, one.end)
    }),
  )
}

/** At most 24 hours times its days after the pick-up, and less than a day before that. */
function returnedAt(at: FakeShop, start: number, { days, minutes }: Back): number {
  const date = dateAt(at, start)
  const isLater = minutes > (start - midnightOf(at, date)) / MINUTE_MS
  return midnightOf(at, daysLater(date, isLater ? days - 1 : days)) + minutes * MINUTE_MS
}

/** From the opening to the closing time, both included. */
const isWithinHours = (at: FakeShop, instant: number): boolean =>
  datesAround(at, instant).some((date) =>
    openingsOf(at, date).some(({ span }) => span.start <= instant && instant <= span.end),
  )

function isOpenAt(at: FakeShop, { end, minutes }: Start): boolean {
  const date = dateAt(at, end)
  return openingsOf(at, minutes >= DAY_MINUTES ? daysLater(date, -1) : date).length > 0
}

/** The start at an instant, with the date in whose hours it is; undefined where there is none. */
export const startAt = (
  at: FakeShop,
  service: Service,
  instant: number,
  minutes: number,
  back: Back | null = null,
): { date: string; slot: Start } | undefined =>
  datesAround(at, instant)
    .flatMap((date) => startsOf(at, service, date, minutes, back).map((slot) => ({ date, slot })))
    .find(({ slot }) => slot.start === instant)

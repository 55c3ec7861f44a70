import { LRUCache } from 'lru-cache'

/** Epoch milliseconds, half-open. */
export type Span = { start: number; end: number }

/** In minutes of the day on which it begins; `to` may be after midnight, 2160 at most. */
export type Minutes = { from: number; to: number }

/** A stretch of every such weekday (1 is Monday). */
export type WeekRow = Minutes & { weekday: number }

/** Hours of one date, YYYY-MM-DD. */
export type SpecialRow = Minutes & { date: string }

/** `holidays` are `MM-DD`; on a date with special hours these count alone. */
export type Hours = { hours: WeekRow[]; holidays: string[]; special: SpecialRow[] }

/** One date in one zone, which knows what its wall times are as instants. */
export type Day = {
  date: string
  weekday: number
  monthDay: string
  /** When the clocks show this wall time, of the next day from 1440 on: the first time if twice, null if never. */
  exact(minutes: number): number | null
  /** A boundary: a wall time that is skipped counts as the moment when the clocks jump. */
  limit(minutes: number): number
  /** The date that follows at midnight: not the next one where the clocks skip a whole day. */
  next(): Temporal.PlainDate
}

export type Calendar = {
  timeZone: string
  day(date: Temporal.PlainDate): Day
  dateOf(instant: number): Temporal.PlainDate
  /** The date before midnight: not the one before by number where the clocks skip a whole day. */
  before(date: Temporal.PlainDate): Temporal.PlainDate
  /** ISO 8601 with the offset of the zone at this instant: `2026-12-01T10:00:00+09:00`. */
  isoAt(instant: number): string
}

export const MINUTE_MS = 60_000
export const DAY_MINUTES = 1440
/** Noon of the next day: until then a stretch may last. */
export const LAST_MINUTE = 2160

const MOST_DAYS = 1000

const calendars = new Map<string, Calendar>()

/** Caches its days, so that each is computed once for a zone. */
export function calendarOf(timeZone: string): Calendar {
  const calendar = calendars.get(timeZone) ?? calendarIn(timeZone)
  calendars.set(timeZone, calendar)
  return calendar
}

function calendarIn(timeZone: string): Calendar {
  const days = new LRUCache<string, Day>({ max: MOST_DAYS })
  const offsets: OffsetSpan[] = []
  let latest: { instant: number; date: Temporal.PlainDate } | null = null
  const dayOn = (date: Temporal.PlainDate): Day => {
    const key = date.toString()
    const cachedDay = days.get(key)
    if (cachedDay !== undefined) return cachedDay
    const day = dayOf(date, timeZone, dayOn)
    days.set(key, day)
    return day
  }
  return {
    timeZone,
    day: dayOn,
    before: (date) => dateAt(dayOn(date).limit(0) - 1, timeZone),
    // An answer about many shops asks for the date of one moment for each of them.
    dateOf(instant) {
      if (latest?.instant !== instant) latest = { instant, date: dateAt(instant, timeZone) }
      return latest.date
    },
    isoAt(instant) {
      const { shift, offset } = offsets.find(({ start, end }) => start <= instant && instant < end) ?? offsetAt(instant)
      return new Date(instant + shift).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length) + offset
    },
  }

  function offsetAt(instant: number): OffsetSpan {
    const now = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
    const start = now.add({ milliseconds: 1 }).getTimeZoneTransition('previous')?.epochMilliseconds
    const end = now.getTimeZoneTransition('next')?.epochMilliseconds
    const span = {
      start: start ?? Number.NEGATIVE_INFINITY,
      end: end ?? Number.POSITIVE_INFINITY,
      shift: now.offsetNanoseconds / 1e6,
      offset: now.offset,
    }
    offsets.push(span)
    return span
  }
}

/** Between two changes of the clocks: what they are ahead of UTC, in milliseconds and as `+09:00`. */
type OffsetSpan = Span & { shift: number; offset: string }

const dateAt = (instant: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate()

function dayOf(date: Temporal.PlainDate, timeZone: string, dayOn: (date: Temporal.PlainDate) => Day): Day {
  const begin = date.toZonedDateTime(timeZone)
  const begins = begin.epochMilliseconds
  const monotonous = begin.hoursInDay === 24 && begin.toPlainDateTime().equals(date.toPlainDateTime())
  // A wall time that is twice is the first of the two; one that never is comes out as one before the clocks jump.
  const at = (minutes: number) => {
    const wall = date.toPlainDateTime().add({ minutes })
    const shown = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
    return { shown, skipped: !shown.toPlainDateTime().equals(wall) }
  }
  let after: Temporal.PlainDate | null = null
  return {
    date: date.toString(),
    weekday: date.dayOfWeek,
    monthDay: date.toString().slice(-5),
    exact(minutes) {
      if (minutes >= DAY_MINUTES) return dayOn(this.next()).exact(minutes - DAY_MINUTES)
      if (monotonous) return begins + minutes * MINUTE_MS
      const { shown, skipped } = at(minutes)
      return skipped ? null : shown.epochMilliseconds
    },
    limit(minutes) {
      if (minutes > DAY_MINUTES) return dayOn(this.next()).limit(minutes - DAY_MINUTES)
      if (monotonous) return begins + minutes * MINUTE_MS
      const { shown, skipped } = at(minutes)
      const jump = skipped ? shown.getTimeZoneTransition('next') : null
      return (jump ?? shown).epochMilliseconds
    },
    next() {
      after ??= dateAt(this.limit(DAY_MINUTES), timeZone)
      return after
    },
  }
}

/** `until`: when all that touches the stretch has ended too, on the same day or the next. */
export type Stretch = Minutes & { span: Span; until: number }

/** The rows of a day as instants, in order; what begins on the next day only says until when the last of them goes on. */
export function stretchesOf(rows: Minutes[], day: Day, nextRows: Minutes[], next: Day): Stretch[] {
  const stretches: Stretch[] = []
  for (const { from, to } of inOrder(rows).reverse()) {
    const [later] = stretches
    const span = { start: day.limit(from), end: day.limit(to) }
    const until = later?.from === to ? later.until : endOfTouching(span.end, nextRows, next)
    stretches.unshift({ from, to, span, until })
  }
  return stretches
}

const inOrder = (rows: Minutes[]) => rows.toSorted((one, other) => one.from - other.from || other.to - one.to)

const endOfTouching = (end: number, rows: Minutes[], day: Day): number =>
  inOrder(rows).reduce((latest, { from, to }) => (day.limit(from) === latest ? day.limit(to) : latest), end)

/** When a shop is open: the stretches that begin on a date, by what holds of this date alone. */
export function openingsOf(hours: Hours, calendar: Calendar, date: Temporal.PlainDate): Stretch[] {
  const day = calendar.day(date)
  const next = calendar.day(day.next())
  return stretchesOf(hoursOn(hours, day), day, hoursOn(hours, next), next)
}

/** The dates of which a stretch may contain an instant: its own, and that of the evening before. */
export function datesAround(calendar: Calendar, instant: number): Temporal.PlainDate[] {
  const date = calendar.dateOf(instant)
  return [date, calendar.before(date)]
}

/** The date to whose hours an instant belongs: the one before while its last stretch goes on. */
export function openDateOf(hours: Hours, calendar: Calendar, instant: number): Temporal.PlainDate {
  const date = calendar.dateOf(instant)
  return instant < beginOf(hours, calendar, date) ? calendar.before(date) : date
}

/**
 * What a closure takes. From midnight to midnight it is one of dates, and takes all stretches that begin on them: the last one
 * to its end, and none of the evening before.
 */
export function closedSpan(hours: Hours, calendar: Calendar, closure: Span): Span {
  if (!isMidnight(calendar, closure.start) || !isMidnight(calendar, closure.end)) return closure
  const [first, after] = [calendar.dateOf(closure.start), calendar.dateOf(closure.end)]
  return { start: beginOf(hours, calendar, first), end: beginOf(hours, calendar, after) }
}

/** A closure may begin within a millisecond, and have no end. */
const isMidnight = (calendar: Calendar, instant: number): boolean =>
  Number.isInteger(instant) && calendar.day(calendar.dateOf(instant)).limit(0) === instant

/** When a date begins for a shop: at midnight, or when the evening before ends. */
export function beginOf(hours: Hours, calendar: Calendar, date: Temporal.PlainDate): number {
  const evening = calendar.day(calendar.before(date))
  const ends = hoursOn(hours, evening).map(({ to }) => evening.limit(to))
  return Math.max(calendar.day(date).limit(0), ...ends)
}

export const isSpecial = ({ special }: Pick<Hours, 'special'>, { date }: Day): boolean =>
  special.some((row) => row.date === date)

export function hoursOn({ hours, holidays, special }: Hours, { date, weekday, monthDay }: Day): Minutes[] {
  const own = special.filter((row) => row.date === date)
  if (own.length > 0) return own
  return holidays.includes(monthDay) ? [] : hours.filter((row) => row.weekday === weekday)
}

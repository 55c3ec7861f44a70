import { LRUCache } from 'lru-cache'

/** Epoch milliseconds, half-open. */
export type Span = { start: number; end: number }

/** A stretch of every such weekday (1 is Monday), in minutes of the day; `to` may be 1440. */
export type WeekRow = { weekday: number; from: number; to: number }

/** Of one date, YYYY-MM-DD, in minutes of the day. */
export type SpecialRow = { date: string; from: number; to: number }

/** `holidays` are `MM-DD`; on a date with special hours these count alone. */
export type Hours = { hours: WeekRow[]; holidays: string[]; special: SpecialRow[] }

/** One date in one zone, which knows what its wall times are as instants. */
export type Day = {
  date: string
  weekday: number
  monthDay: string
  /** When the clocks show this wall time: the first time if twice, null if never. */
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
  /** ISO 8601 with the offset of the zone at this instant: `2026-12-01T10:00:00+09:00`. */
  isoAt(instant: number): string
}

export const MINUTE_MS = 60_000
export const DAY_MINUTES = 1440

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
  return {
    timeZone,
    day(date) {
      const key = date.toString()
      const cachedDay = days.get(key)
      if (cachedDay !== undefined) return cachedDay
      const day = dayOf(date, timeZone)
      days.set(key, day)
      return day
    },
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

function dayOf(date: Temporal.PlainDate, timeZone: string): Day {
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
      if (monotonous) return begins + minutes * MINUTE_MS
      const { shown, skipped } = at(minutes)
      return skipped ? null : shown.epochMilliseconds
    },
    limit(minutes) {
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

/** The day's rows as instants. What touches, also over midnight, is one stretch: `to` is where the last of them ends. */
export function stretchesOf(rows: WeekRow[], day: Day, next: Day): { from: number; to: number; span: Span }[] {
  const rowsOn = ({ weekday }: Day) =>
    rows.filter((row) => row.weekday === weekday).sort((one, other) => one.from - other.from)
  const early = rowsOn(next).reduce((end, row) => (row.from === end ? row.to : end), 0)
  const overnight = next.limit(early)
  let end = Number.NaN
  return rowsOn(day)
    .reverse()
    .map((row, index, latestFirst) => {
      const touches = latestFirst[index - 1]?.from === row.to
      if (!touches) end = row.to === DAY_MINUTES ? overnight : day.limit(row.to)
      return { from: row.from, to: row.to, span: { start: day.limit(row.from), end } }
    })
    .reverse()
}

/** When a shop is open on a day: a holiday is closed from midnight to midnight, also to the evening before it. */
export function openingsOf(hours: Hours, day: Day, next: Day): ReturnType<typeof stretchesOf> {
  return stretchesOf([...hoursOn(hours, day), ...hoursOn(hours, next)], day, next)
}

export const isSpecial = ({ special }: Pick<Hours, 'special'>, { date }: Day): boolean =>
  special.some((row) => row.date === date)

function hoursOn({ hours, holidays, special }: Hours, { date, weekday, monthDay }: Day): WeekRow[] {
  const own = special.filter((row) => row.date === date)
  if (own.length > 0) return own.map(({ from, to }) => ({ weekday, from, to }))
  return holidays.includes(monthDay) ? [] : hours.filter((row) => row.weekday === weekday)
}

/** Epoch milliseconds, half-open. */
export type Span = { start: number; end: number }

/** A stretch of every such weekday (1 is Monday), in minutes of the day; `to` may be 1440. */
export type WeekRow = { weekday: number; from: number; to: number }

/** One date in one zone, which knows what its wall times are as instants. */
export type Day = {
  date: string
  weekday: number
  monthDay: string
  /** When the clocks show this wall time: the first time if twice, null if never. */
  exact(minutes: number): number | null
  /** A boundary: a wall time that is skipped counts as the moment when the clocks jump. */
  limit(minutes: number): number
}

export type Calendar = {
  timeZone: string
  day(date: Temporal.PlainDate): Day
  dateOf(instant: number): Temporal.PlainDate
}

export const MINUTE_MS = 60_000
export const DAY_MINUTES = 1440

const MOST_DAYS = 1000

/** Remembers its days, as many as one looks at: a zone is asked once a day, not once a slot. */
export function calendarOf(timeZone: string): Calendar {
  const days = new Map<string, Day>()
  return {
    timeZone,
    day(date) {
      const key = date.toString()
      const known = days.get(key)
      if (known !== undefined) return known
      if (days.size >= MOST_DAYS) days.clear()
      const day = dayOf(date, timeZone)
      days.set(key, day)
      return day
    },
    dateOf: (instant) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate(),
  }
}

function dayOf(date: Temporal.PlainDate, timeZone: string): Day {
  const begin = date.toZonedDateTime(timeZone)
  const begins = begin.epochMilliseconds
  const monotonous = begin.hoursInDay === 24 && begin.toPlainDateTime().equals(date.toPlainDateTime())
  const at = (minutes: number, disambiguation: 'earlier' | 'compatible') => {
    const wall = date.toPlainDateTime().add({ minutes })
    return { wall, shown: wall.toZonedDateTime(timeZone, { disambiguation }) }
  }
  return {
    date: date.toString(),
    weekday: date.dayOfWeek,
    monthDay: date.toString().slice(-5),
    exact(minutes) {
      if (monotonous) return begins + minutes * MINUTE_MS
      const { wall, shown } = at(minutes, 'earlier')
      return shown.toPlainDateTime().equals(wall) ? shown.epochMilliseconds : null
    },
    limit(minutes) {
      if (monotonous) return begins + minutes * MINUTE_MS
      const { wall, shown } = at(minutes, 'compatible')
      if (shown.toPlainDateTime().equals(wall)) return shown.epochMilliseconds
      const jump = shown.getTimeZoneTransition('previous')
      return jump === null ? shown.epochMilliseconds : jump.epochMilliseconds
    },
  }
}

/** The day's rows as instants. What touches, also over midnight, is one stretch: `to` is where the last of them ends. */
export function stretchesOf(rows: WeekRow[], day: Day, next: Day): { from: number; to: number; span: Span }[] {
  const today = rows.filter((row) => row.weekday === day.weekday).sort((one, other) => one.from - other.from)
  const early = rows.filter((row) => row.weekday === next.weekday).find((row) => row.from === 0)
  const overnight = early === undefined ? day.limit(DAY_MINUTES) : next.limit(early.to)
  let end = Number.NaN
  return today
    .reverse()
    .map((row, index, latestFirst) => {
      const touches = latestFirst[index - 1]?.from === row.to
      if (!touches) end = row.to === DAY_MINUTES ? overnight : day.limit(row.to)
      return { from: row.from, to: row.to, span: { start: day.limit(row.from), end } }
    })
    .reverse()
}

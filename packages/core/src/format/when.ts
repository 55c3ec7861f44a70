/** How long ago, as data: words are the reader's. A date is in the reader's own zone unless another is given. */
export type Ago =
  | { unit: 'now' }
  | { unit: 'minutes'; value: number }
  | { unit: 'hours'; value: number }
  /** `YYYY/MM/DD` */
  | { unit: 'date'; value: string }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Under 60 s now, under 60 min minutes, under 24 h hours, then the date. An instant that is still to come is now. */
export function timeAgo(instant: string, now: number, timeZone?: string): Ago {
  const age = now - Date.parse(instant)
  if (age < MINUTE_MS) return { unit: 'now' }
  if (age < HOUR_MS) return { unit: 'minutes', value: Math.floor(age / MINUTE_MS) }
  if (age < DAY_MS) return { unit: 'hours', value: Math.floor(age / HOUR_MS) }
  return { unit: 'date', value: dateIn(instant, timeZone).replaceAll('-', '/') }
}

/** `YYYY-MM-DD` of an instant in a zone. */
export function dateIn(instant: string, timeZone?: string): string {
  const parts = partsIn(instant, timeZone)
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** `HH:MM` of an instant in a zone. */
export function timeIn(instant: string, timeZone?: string): string {
  const parts = partsIn(instant, timeZone)
  return `${parts.hour}:${parts.minute}`
}

/** The text where it is a date of the calendar, `YYYY-MM-DD`; null for anything else, such as `2026-02-31`. */
export function parseDate(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const midnight = new Date(`${text}T00:00:00Z`)
  // Some engines take 31 February as 3 March.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text) ? text : null
}

/** The same date some days later. */
export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whole seconds until an instant, never below 0: what a countdown shows. */
export const secondsLeft = (instant: string, now: number) => Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000))

const formats = new Map<string, Intl.DateTimeFormat>()

function partsIn(instant: string, timeZone?: string): Record<string, string> {
  const key = timeZone ?? ''
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat('en-GB', {
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      ...(timeZone === undefined ? {} : { timeZone }),
    })
  formats.set(key, format)
  return Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
}

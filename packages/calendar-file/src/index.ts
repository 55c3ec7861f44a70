/** One appointment, as every calendar reads it (RFC 5545). */
export interface CalendarEvent {
  readonly uid: string
  readonly title: string
  readonly place: string
  readonly description: string
  readonly url: string
  /** Latitude and longitude in degrees. */
  readonly at: readonly [latitude: number, longitude: number]
  /** Counts its changes: a calendar takes over only a higher one. */
  readonly sequence: number
  /** IANA: a calendar shows the hours of the place. */
  readonly timeZone: string
  /** ISO 8601 instants. */
  readonly startAt: string
  readonly endAt: string
  readonly madeAt: string
  readonly cancelled: boolean
}

/** How a calendar takes it (RFC 5546): as news of an appointment, or of its cancellation. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL'
export type EmailCalendar = { method: CalendarMethod; content: string }

/** With whom it was made, of an e-mail. */
export interface CalendarOrganizer {
  readonly name: string
  readonly email: string
}

/** UID of a reservation, the same in every file: a calendar knows by it which appointment has changed. */
export const calendarUid = (codeNumber: string, origin: string): string => `${codeNumber}@${new URL(origin).hostname}`

const LONGEST_LINE_OCTETS = 75

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')

const inZone = (instant: string, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)

/** 20261201T140000 */
const digitsOf = (time: Temporal.ZonedDateTime): string =>
  time.toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

/**
 * In the hours of the place. In UTC where the clocks changed since the start, because the file defines one offset of the zone; and
 * where clocks show the time twice and the second is meant, because calendars read the first.
 */
function timeOf(instant: string, start: Temporal.ZonedDateTime): string {
  const time = inZone(instant, start.timeZoneId)
  const asRead = time.toPlainDateTime().toZonedDateTime(time.timeZoneId)
  const isClear = time.offset === start.offset && asRead.equals(time)
  return isClear ? `;TZID=${time.timeZoneId}:${digitsOf(time)}` : `:${utc(instant)}`
}

/** Before the start: a day, to be able to cancel or to plan; two hours, to set out. */
const ALARMS = ['-P1D', '-PT2H'] as const

const utc = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Bytes of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Folds after 75 octets, never inside a character. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LONGEST_LINE_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** A parameter's value in quotes, which cannot hold one. */
const quoted = (text: string): string => `"${text.replaceAll(/["\r\n]/g, ' ')}"`

export function calendarFile(
  event: CalendarEvent,
  method: CalendarMethod = 'PUBLISH',
  organizer: CalendarOrganizer | null = null,
): string {
  const start = inZone(event.startAt, event.timeZone)
  const offset = start.offset.replace(':', '')
  const alarms = ALARMS.flatMap((trigger) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.title)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yoyaku//Reservations//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VTIMEZONE',
    `TZID:${start.timeZoneId}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    ...eventLines(event, organizer, (instant) => timeOf(instant, start), event.cancelled ? [] : alarms),
    'END:VCALENDAR',
  ]
  return written(lines)
}

const written = (lines: string[]): string => `${lines.map(folded).join('\r\n')}\r\n`

const eventLines = (
  event: CalendarEvent,
  organizer: CalendarOrganizer | null,
  time: (instant: string) => string,
  alarms: string[],
): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${utc(event.madeAt)}`,
  `SEQUENCE:${event.sequence}`,
  ...(organizer === null ? [] : [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`]),
  `DTSTART${time(event.startAt)}`,
  `DTEND${time(event.endAt)}`,
  `SUMMARY:${escaped(event.title)}`,
  `LOCATION:${escaped(event.place)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `GEO:${event.at.join(';')}`,
  `URL:${event.url}`,
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  ...alarms,
  'END:VEVENT',
]

/** How often a calendar should read a feed again; Google decides by itself. */
const REFRESH = 'PT1H'

/**
 * Many appointments as a calendar subscribes to them. Times are UTC: a file has one definition for each zone, and appointments lie in
 * both halves of a year. Without alarms, which belong to whoever subscribes.
 */
export function calendarFeed(name: string, events: readonly CalendarEvent[], organizer: CalendarOrganizer): string {
  return written([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yoyaku//Reservations//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((event) => eventLines(event, organizer, (instant) => `:${utc(instant)}`, [])),
    'END:VCALENDAR',
  ])
}

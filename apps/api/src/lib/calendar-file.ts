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

/** Of a reservation, wherever its file comes from: a calendar knows by it which appointment has changed. */
export const calendarUid = (codeNumber: string, origin: string): string => `${codeNumber}@${new URL(origin).hostname}`

const LONGEST_LINE_OCTETS = 75

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')

/** Made once for a zone: making one costs more than all the rest of a file. */
const formatsOf = new Map<string, { offset: Intl.DateTimeFormat; local: Intl.DateTimeFormat }>()

function formatsFor(timeZone: string) {
  const cachedFormat = formatsOf.get(timeZone)
  if (cachedFormat !== undefined) return cachedFormat
  const formats = {
    offset: new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
    local: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  }
  formatsOf.set(timeZone, formats)
  return formats
}

/** `+0900`, at that instant. */
function offsetAt(instant: string, timeZone: string): string {
  const parts = formatsFor(timeZone).offset.formatToParts(new Date(instant))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '').replace(':', '') || '+0000'
}

/** The hour on the wall of the place: 20261201T140000. */
const local = (instant: string, timeZone: string): string =>
  formatsFor(timeZone).local.format(new Date(instant)).replace(' ', 'T').replaceAll(/[-:]/g, '')

/** Before the start: a day, to be able to cancel or to plan; two hours, to set out. */
const ALARMS = ['-P1D', '-PT2H'] as const

const utc = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Of a character in UTF-8. */
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
  const { timeZone } = event
  const offset = offsetAt(event.startAt, timeZone)
  const at = (instant: string): string => `TZID=${timeZone}:${local(instant, timeZone)}`
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
    // Only this appointment is in it: its own offset is all that has to be known of the zone.
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(event.madeAt)}`,
    `SEQUENCE:${event.sequence}`,
    ...(organizer === null ? [] : [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`]),
    `DTSTART;${at(event.startAt)}`,
    `DTEND;${at(event.endAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `GEO:${event.at.join(';')}`,
    `URL:${event.url}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(event.cancelled ? [] : alarms),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

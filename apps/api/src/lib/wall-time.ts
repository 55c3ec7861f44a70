/** `2027-02-06T00:00`, as clocks show an instant where the zone is. */
export const wallTimeOf = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })

/** The instant, ISO 8601; null where no calendar has the day. Of a time that clocks show twice it is the first, of one that they skip the next. */
export function instantOf(wallTime: string, timeZone: string): string | null {
  try {
    return Temporal.PlainDateTime.from(wallTime, { overflow: 'reject' })
      .toZonedDateTime(timeZone)
      .toInstant()
      .toString()
  } catch {
    return null
  }
}

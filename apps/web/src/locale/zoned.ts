/** Clock and calendar of a zone at an instant, which is ISO 8601 as the API sends it. */
export const zonedAt = (instant: string, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)

/** Whether the clocks of two zones show the same at an instant. */
export const isSameClock = (instant: string, one: string, other: string): boolean =>
  zonedAt(instant, one).offsetNanoseconds === zonedAt(instant, other).offsetNanoseconds

/** `YYYY-MM-DD` of an instant in a zone. */
export const dateIn = (instant: string, timeZone: string): string => zonedAt(instant, timeZone).toPlainDate().toString()

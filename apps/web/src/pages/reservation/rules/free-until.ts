const HOUR_MS = 3_600_000

/** The instant until which a time costs nothing to cancel. */
export const freeUntilOf = (startAt: string, freeHours: number): string =>
  new Date(Date.parse(startAt) - freeHours * HOUR_MS).toISOString()

const HOUR_MS = 3_600_000

/** The instant until which a time costs nothing to cancel: so many hours before it begins. */
export const freeCancellationUntil = (startAt: string, freeHours: number): string =>
  new Date(Date.parse(startAt) - freeHours * HOUR_MS).toISOString()

/** Whether cancelling costs nothing at a moment, in milliseconds; afterwards the shop may ask for a fee. */
export const isFreeToCancel = (freeUntil: string, now: number): boolean => now < Date.parse(freeUntil)

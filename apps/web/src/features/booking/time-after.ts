import type { Reservation } from '@yoyaku/core/types'

/** Nothing is looked for after it. */
const LATEST = { hours: 20 }

/** HH:MM, when a reservation ends; null of a late one, after which nothing follows on its day. */
export function timeAfter({
  reservationTime,
  experienceMinutes,
}: Pick<Reservation, 'reservationTime' | 'experienceMinutes'>): string | null {
  const [hours = 0, minutes = 0] = reservationTime.split(':').map(Number)
  const end = Temporal.Duration.from({ hours, minutes: minutes + experienceMinutes }).round({ largestUnit: 'hours' })
  if (Temporal.Duration.compare(end, LATEST) > 0) return null
  return Temporal.PlainTime.from({ hour: end.hours, minute: end.minutes }).toString({ smallestUnit: 'minute' })
}

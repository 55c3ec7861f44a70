import type { Reservation } from '@yoyaku/core/types'
import { minutesOf } from '../dates/business-time.ts'

/** Nothing is looked for after it. */
const LATEST = { hours: 20 }

/** HH:MM, when a reservation ends; null of a late one, after which nothing follows on its day. */
export function timeAfter({
  reservationTime,
  experienceMinutes,
}: Pick<Reservation, 'reservationTime' | 'experienceMinutes'>): string | null {
  const minutes = minutesOf(reservationTime) + experienceMinutes
  const end = Temporal.Duration.from({ minutes }).round({ largestUnit: 'hours' })
  if (Temporal.Duration.compare(end, LATEST) > 0) return null
  return Temporal.PlainTime.from({ hour: end.hours, minute: end.minutes }).toString({ smallestUnit: 'minute' })
}

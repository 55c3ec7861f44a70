import type { Reservation } from '@yoyaku/core/types'
import { minutesOf } from '../dates/business-time.ts'

/** No reservation that ends later is followed by another one. */
const LATEST_END = 20 * 60
/** How long the way to another shop of the city takes, at most. */
const WAY_MINUTES = 30

/** HH:MM from which a next visit fits behind a reservation and the way; null for a late one, after which nothing follows on its day. */
export function timeAfter({
  reservationTime,
  experienceMinutes,
}: Pick<Reservation, 'reservationTime' | 'experienceMinutes'>): string | null {
  const end = minutesOf(reservationTime) + experienceMinutes
  if (end > LATEST_END) return null
  return Temporal.PlainTime.from('00:00')
    .add({ minutes: end + WAY_MINUTES })
    .toString({ smallestUnit: 'minute' })
}

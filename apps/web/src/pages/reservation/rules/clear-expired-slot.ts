import { isCode, type ReservationValue } from '@yoyaku/core'
import type { DateTime } from '../../../features/dates/business-time.ts'

const hasExpired = ({ step, failure }: ReservationValue): boolean =>
  step === 'choosing' && isCode(failure, 'HOLD_EXPIRED')

/** Clears the time of an expired hold: otherwise the next step would hold it again without a choice. */
export const clearExpiredSlot = (reservation: ReservationValue): ReservationValue =>
  hasExpired(reservation) ? { ...reservation, draft: { ...reservation.draft, reservationTime: null } } : reservation

/** The time of an expired hold; null while none has expired. */
export function expiredSlotOf(reservation: ReservationValue): DateTime | null {
  const { reservationDate: date, reservationTime: time } = reservation.draft
  return hasExpired(reservation) && date !== null && time !== null ? { date, time } : null
}

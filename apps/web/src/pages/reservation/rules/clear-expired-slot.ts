import { isCode, type ReservationValue } from '@yoyaku/core'

/** Clears the time of an expired hold: otherwise the next step would hold it again without a choice. */
export const clearExpiredSlot = (reservation: ReservationValue): ReservationValue =>
  reservation.step === 'choosing' && isCode(reservation.failure, 'HOLD_EXPIRED')
    ? { ...reservation, draft: { ...reservation.draft, reservationTime: null } }
    : reservation

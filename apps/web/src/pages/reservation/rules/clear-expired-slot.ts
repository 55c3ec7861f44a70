import { isCode, type ReservationValue } from '@yoyaku/core'

/** A time that was kept for too long is asked for again: to press on would keep it without a choice. */
export const clearExpiredSlot = (reservation: ReservationValue): ReservationValue =>
  reservation.step === 'choosing' && isCode(reservation.failure, 'HOLD_EXPIRED')
    ? { ...reservation, draft: { ...reservation.draft, reservationTime: null } }
    : reservation

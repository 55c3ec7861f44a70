import { isCode, type ReservationValue } from '@yoyaku/core'
import type { DateTime } from '../../../features/dates/business-time.ts'

/** The time that has to be chosen again; null while there is none. */
export const lostSlotOf = ({ lost }: Pick<ReservationValue, 'lost'>): DateTime | null =>
  lost && { date: lost.reservationDate, time: lost.reservationTime }

/** The time of an expired hold; null while none has expired. */
export const expiredSlotOf = (value: Pick<ReservationValue, 'lost' | 'failure'>): DateTime | null =>
  isCode(value.failure, 'HOLD_EXPIRED') ? lostSlotOf(value) : null

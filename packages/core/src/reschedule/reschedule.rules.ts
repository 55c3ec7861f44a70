import type { Reservation } from '../contract/types.ts'
import { timeIn } from '../format/when.ts'
import { emptyDraft, holdDraftOf, isHeld } from '../reservation/reservation.draft.ts'
import type { ReservationDraft } from '../reservation/reservation.types.ts'
import type { RescheduleData } from './reschedule.types.ts'

/** The choices of a reservation. No preference stays none; of reservations that do not say, whoever performs it stays chosen. */
export const draftOf = (reservation: Reservation): ReservationDraft => ({
  ...emptyDraft(reservation.serviceId),
  shopId: reservation.shop.id,
  shopName: reservation.shop.shopName,
  serviceName: reservation.serviceName,
  unitId: reservation.mainService.id,
  quantity: reservation.quantity,
  reservationDate: reservation.date,
  reservationTime: reservation.reservationTime,
  returnTime: returnTimeOf(reservation),
  returnShopId: reservation.returnShop?.id ?? null,
  extras: reservation.additionalServices
    .filter(({ kind }) => kind !== 'return')
    .map(({ id, quantity }) => ({ id, quantity })),
  staffId: reservation.preference?.staffId === null ? null : staffOf(reservation),
  equipmentId: reservation.preference?.resourceItemId ?? null,
})

const staffOf = ({ staff }: Reservation): string | null => staff?.id ?? null

/** Null of what is returned at the time of the pick-up, and of what is no rental. */
function returnTimeOf({ dayUnit, startAt, endAt, timeZone }: Reservation): string | null {
  const [start, end] = [startAt, endAt].map((instant) => timeIn(instant, timeZone))
  return dayUnit && end !== undefined && end !== start ? end : null
}

/** Whether a draft would leave a reservation as it is: without a preference, the server keeps who and what it has. */
export function isUnchanged(reservation: Reservation, draft: ReservationDraft): boolean {
  const kept = ({ staffId, equipmentId, ...choices }: ReservationDraft): ReservationDraft => ({
    ...choices,
    staffId: staffId ?? staffOf(reservation),
    equipmentId: equipmentId ?? reservation.equipment?.id ?? null,
  })
  return isHeld(kept(draft), holdDraftOf(kept(draftOf(reservation))))
}

export const ruleOf = (reservation: Reservation) =>
  reservation.allowedActions.find(({ action }) => action === 'reschedule')

const REFUSALS: Record<string, NonNullable<RescheduleData['refusal']>> = {
  TOO_LATE: 'RESCHEDULE_TOO_LATE',
  LIMIT: 'RESCHEDULE_LIMIT',
}

export const refusalOf = (reservation: Reservation): NonNullable<RescheduleData['refusal']> =>
  REFUSALS[ruleOf(reservation)?.reason ?? ''] ?? 'NOT_RESCHEDULABLE'

export function limitsOf(reservation: Reservation | null): RescheduleData['limits'] {
  const { until, left } = (reservation && ruleOf(reservation)) ?? {}
  return until === undefined || left === undefined ? null : { until, left }
}

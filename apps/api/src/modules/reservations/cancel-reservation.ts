import { refuse, refuseFields } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import type { Trx } from '../../db/connection.ts'
import { canTransition, reservationStateOf } from '../bookings/transitions.ts'
import { idempotent } from '../idempotency/idempotent.ts'
import { deliverSoon } from '../notifications/deliver.ts'
import { noSuchReservation, reservationOfMember } from './get-reservation.ts'
import { type ReservationRow, showReservation } from './show-reservation.ts'
import { transition } from './transition.ts'

export const cancelReservation: Handler<'cancelReservation'> = async (call) => {
  const { params, body, locale, context } = call
  const { userId } = memberOf(call)
  const reasonText = body.reasonText?.trim() || null
  if (body.reasonCode === 'other' && reasonText === null)
    return refuseFields([{ field: 'reasonText', code: 'REQUIRED' }])

  const cancel = async (trx: Trx) => {
    const show = (row: ReservationRow) => ({ status: 200 as const, body: { data: showReservation(row, locale) } })
    const before = await reservationOfMember(trx, params.codeNumber, userId)
    if (before === undefined) return noSuchReservation()
    const reason = { cancel_reason: body.reasonCode, cancel_text: reasonText }
    const cancelled = await transition(trx, before, 'cancelled', 'member', body.version, reason)
    if (cancelled !== undefined) return show(cancelled)
    const after = await reservationOfMember(trx, params.codeNumber, userId)
    if (after === undefined) return noSuchReservation()
    if (after.status === 'cancelled') return show(after)
    return canTransition(reservationStateOf(after), 'cancelled', 'member')
      ? refuse(409, 'VERSION_CONFLICT', `The reservation is at version ${after.version} now`)
      : refuse(409, 'NOT_CANCELLABLE', 'It is too late to cancel this reservation')
  }

  const answer = await idempotent(call, 'cancelReservation', cancel)
  if (answer.status < 300) deliverSoon(context)
  return answer
}

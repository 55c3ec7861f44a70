import { type Handler, memberOf, refuse, refuseFields } from '../contract/handler.ts'
import { deliverSoon } from '../notifications/deliver.ts'
import { noSuchReservation, reservationOfMember } from './get-reservation.ts'
import { idempotent } from './idempotent.ts'
import { move } from './move.ts'
import { type ReservationRow, showReservation } from './show-reservation.ts'
import { mayMove, standingOf } from './transitions.ts'

export const cancelReservation: Handler<'cancelReservation'> = async (call) => {
  const { params, body, locale, world } = call
  const { userId } = memberOf(call)
  const reasonText = body.reasonText?.trim() || null
  if (body.reasonCode === 'other' && reasonText === null)
    return refuseFields([{ field: 'reasonText', code: 'REQUIRED' }])

  const answer = await idempotent(call, 'cancelReservation', {
    reads: [],
    async work(trx) {
      const show = (row: ReservationRow) => ({ status: 200 as const, body: { data: showReservation(row, locale) } })
      const before = await reservationOfMember(trx, params.codeNumber, userId)
      if (before === undefined) return noSuchReservation()
      const reason = { cancel_reason: body.reasonCode, cancel_text: reasonText }
      const cancelled = await move(trx, before, 'cancelled', 'member', body.version, reason)
      if (cancelled !== undefined) return show(cancelled)
      const after = await reservationOfMember(trx, params.codeNumber, userId)
      if (after === undefined) return noSuchReservation()
      if (after.status === 'cancelled') return show(after)
      return mayMove(standingOf(after), 'cancelled', 'member')
        ? refuse(409, 'VERSION_CONFLICT', `The reservation is at version ${after.version} now`)
        : refuse(409, 'NOT_CANCELLABLE', 'It is too late to cancel this reservation')
    },
  })
  if (answer.status < 300) deliverSoon(world)
  return answer
}

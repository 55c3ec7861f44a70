import { refuse, refuseFields } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { sendBeforeCommit } from '../../db/pipeline.ts'
import { keyedTransaction } from '../../db/transaction.ts'
import { canTransition, reservationStateOf } from '../bookings/transitions.ts'
import { claimKey } from '../idempotency/idempotency-key.ts'
import { keepMember, memberDeleted } from '../members/member.ts'
import { noSuchReservation, reservationOfMember } from './get-reservation.ts'
import { type ReservationRow, showReservation } from './show-reservation.ts'
import { transition } from './transition.ts'

export const cancelReservation: Handler<'cancelReservation'> = async (call) => {
  const { params, body, locale, context } = call
  const member = memberOf(call)
  const reasonText = body.reasonText?.trim() || null
  if (body.reasonCode === 'other' && reasonText === null)
    return refuseFields([{ field: 'reasonText', code: 'REQUIRED' }])

  const show = (row: ReservationRow) => ({ status: 200 as const, body: { data: showReservation(row, locale) } })

  return keyedTransaction(context.db, async (trx, after) => {
    const key = await claimKey(trx, call, 'cancelReservation')
    if (key.answer !== null) return key.answer
    const { rows: locked } = await keepMember(member.userId).execute(trx)
    if (locked.length === 0) return memberDeleted()
    const before = await reservationOfMember(trx, params.codeNumber, member)
    if (before === undefined) return noSuchReservation()

    // The decision and the writes are one conditional update.
    const reason = { cancel_reason: body.reasonCode, cancel_text: reasonText }
    const moved = await transition(trx, before, 'cancelled', 'member', body.version, reason)
    const now = moved ?? (await reservationOfMember(trx, params.codeNumber, member))
    if (now === undefined) return noSuchReservation()
    if (now.status !== 'cancelled') {
      return canTransition(reservationStateOf(now), 'cancelled', 'member')
        ? refuse(409, 'VERSION_CONFLICT', `The reservation is at version ${now.version} now`)
        : refuse(409, 'NOT_CANCELLABLE', 'It is too late to cancel this reservation')
    }
    await sendBeforeCommit(trx, key.storeAnswer(show(now)))
    after(context.deliveries.wake)
    return show(now)
  })
}

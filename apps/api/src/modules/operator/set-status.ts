import { refuse, refuseFields } from '../../contract/failure.ts'
import type { Call, Handler } from '../../contract/handler.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Trx } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { localMinute } from '../../lib/local-minute.ts'
import {
  canTransition,
  operatorWindows,
  type ReservationState,
  reservationStateOf,
  type Target,
} from '../bookings/transitions.ts'
import { type ReservationRow, showReservation } from '../reservations/show-reservation.ts'
import { transition } from '../reservations/transition.ts'
import { findReservation, unknownCode } from './guards.ts'

type SetStatusCall = Call<'operatorSetStatus'>

/** Sets the status; the present one again changes nothing. Every request is recorded, refused ones too, but no dry run. */
export const operatorSetStatus: Handler<'operatorSetStatus'> = (call) =>
  transaction(
    call.context.db,
    async (trx, after) => {
      const before = await findReservation(trx, call.params.codeNumber)
      if (before === undefined) return unknownCode()
      const answer = await set(trx, call, before)
      await trx
        .insertInto('operator_audit')
        .values({
          code_number: before.code_number,
          actor: call.operator?.by ?? null,
          key_name: call.operator?.key ?? null,
          status: call.body.status,
          result: answer.status === 200 ? 'DONE' : String(answer.body.code),
          request_id: call.requestId,
          shop_id: before.shop_id,
        })
        .execute()
      after(call.context.deliveries.wake)
      return answer
    },
    { dryRun: call.body.dryRun },
  )

async function set(trx: Trx, { body, locale }: SetStatusCall, before: ReservationRow) {
  const { paidAmount, reasonText } = body
  if (paidAmount !== undefined && paidAmount.currency !== before.agreed.quote.shopCurrency) {
    return refuseFields([{ field: 'paidAmount.currency', code: 'NOT_ALLOWED' }])
  }
  if (reasonText !== undefined && body.status !== 'cancelled') {
    return refuseFields([{ field: 'reasonText', code: 'NOT_ALLOWED' }])
  }
  const show = (row: ReservationRow) => ({ status: 200 as const, body: { data: showReservation(row, locale) } })
  const moved = await transition(trx, before, body.status, 'operator', body.version, {
    ...(paidAmount && { paid_amount: paidAmount.amount, paid_currency: paidAmount.currency }),
    ...(reasonText && { cancel_reason: 'other', cancel_text: reasonText }),
  })
  if (moved !== undefined) return show(moved)
  const after = await findReservation(trx, before.code_number)
  if (after === undefined) return unknownCode()
  if (after.status === body.status) return show(after)
  const state = reservationStateOf(after)
  return canTransition(state, body.status, 'operator')
    ? refuse(409, 'VERSION_CONFLICT', `The reservation is at version ${after.version} now`)
    : refuse(409, 'TRANSITION_NOT_ALLOWED', whyNot(state, body.status, after.agreed.timeZone))
}

const TARGETS: Target[] = ['completed', 'noshow', 'cancelled']

/** Lists the statuses that operators can still set, or could have. */
export function operatorMoves(state: ReservationState): Schemas['OperatorMove'][] {
  return TARGETS.flatMap((status) => {
    const [window] = operatorWindows(state, status)
    return window === undefined ? [] : [{ status, allowed: canTransition(state, status, 'operator'), ...window }]
  })
}

/** Explains a refused move and when it would have been allowed, by the clock of the shop. For developers and operators. */
export function whyNot(state: ReservationState, to: Target, timeZone: string): string {
  const [window] = operatorWindows(state, to)
  const at = (instant: string) => localMinute(instant, timeZone)
  const now = `it is ${at(state.now)} now`
  if (window?.from !== undefined) return `It can become ${to} only from ${at(window.from)} on (${timeZone}); ${now}`
  if (window?.until !== undefined) return `It could become ${to} only until ${at(window.until)} (${timeZone}); ${now}`
  return `A reservation that is ${state.status} cannot become ${to}`
}

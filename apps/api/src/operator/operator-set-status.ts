import { type Handler, refuse, refuseFields } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import { transaction } from '../db/transaction.ts'
import { deliverSoon } from '../notifications/deliver.ts'
import { noSuchReservation } from '../reservations/get-reservation.ts'
import { move } from '../reservations/move.ts'
import { now, type ReservationRow, showReservation } from '../reservations/show-reservation.ts'
import { mayMove, standingOf } from '../reservations/transitions.ts'

/** Saying again what is already so changes nothing. */
export const operatorSetStatus: Handler<'operatorSetStatus'> = async ({ params, body, locale, world }) => {
  const answer = await transaction(world.db, async (trx) => {
    const before = await find(trx, params.codeNumber)
    if (before === undefined) return noSuchReservation()
    const { paidAmount } = body
    if (paidAmount !== undefined && paidAmount.currency !== before.agreed.quote.shopCurrency) {
      return refuseFields([{ field: 'paidAmount.currency', code: 'NOT_ALLOWED' }])
    }
    const paid = paidAmount && { paid_amount: paidAmount.amount, paid_currency: paidAmount.currency }
    const show = (row: ReservationRow) => ({ status: 200 as const, body: { data: showReservation(row, locale) } })
    const moved = await move(trx, before, body.status, 'operator', body.version, paid)
    if (moved !== undefined) return show(moved)
    const after = await find(trx, params.codeNumber)
    if (after === undefined) return noSuchReservation()
    if (after.status === body.status) return show(after)
    return mayMove(standingOf(after), body.status, 'operator')
      ? refuse(409, 'VERSION_CONFLICT', `The reservation is at version ${after.version} now`)
      : refuse(409, 'TRANSITION_NOT_ALLOWED', `A reservation that is ${after.status} cannot become ${body.status} now`)
  })
  if (answer.status < 300) deliverSoon(world)
  return answer
}

const find = (trx: Trx, codeNumber: string): Promise<ReservationRow | undefined> =>
  trx
    .selectFrom('reservation')
    .selectAll()
    .select(now.as('now'))
    .where('code_number', '=', codeNumber)
    .executeTakeFirst()

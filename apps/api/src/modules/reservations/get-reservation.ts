import { type Failure, refuse } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { now } from '../../db/app-now.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { type ReservationRow, showReservation } from './show-reservation.ts'

export const getReservation: Handler<'getReservation'> = async (call) => {
  const row = await reservationOfMember(call.context.db, call.params.codeNumber, memberOf(call).userId)
  if (row === undefined) return noSuchReservation()
  return { status: 200, body: { data: showReservation(row, call.locale) } }
}

/** Another member's reservation is not there. */
export const reservationOfMember = (
  db: Db | Trx,
  codeNumber: string,
  memberId: string,
): Promise<ReservationRow | undefined> =>
  db
    .selectFrom('reservation')
    .selectAll()
    .select(now.as('now'))
    .where('code_number', '=', codeNumber)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

export const noSuchReservation = (): Failure<404> => refuse(404, 'NOT_FOUND', 'No such reservation, or not yours')

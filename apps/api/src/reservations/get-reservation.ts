import { type Failure, type Handler, memberOf, refuse } from '../contract/handler.ts'
import type { Db, Trx } from '../db/connection.ts'
import { now, type ReservationRow, showReservation } from './show-reservation.ts'

export const getReservation: Handler<'getReservation'> = async (call) => {
  const row = await reservationOfMember(call.world.db, call.params.codeNumber, memberOf(call).userId)
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

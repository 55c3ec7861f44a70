import { type Failure, refuse } from '../../contract/failure.ts'
import { type Handler, type Member, memberOf } from '../../contract/handler.ts'
import { now } from '../../db/app-now.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { isShownTo } from '../members/booked-through.ts'
import { reviewOfReservation } from '../reviews/show-review.ts'
import { type ReservationRow, showReservation } from './show-reservation.ts'

export const getReservation: Handler<'getReservation'> = async (call) => {
  const row = await reservationOfMember(call.context.db, call.params.codeNumber, memberOf(call))
  if (row === undefined) return noSuchReservation()
  return { status: 200, body: { data: showReservation(row, call.locale) } }
}

/** Another member's reservation is not there, nor for a page elsewhere one that was not made through it. */
export const reservationOfMember = (
  db: Db | Trx,
  codeNumber: string,
  member: Member,
): Promise<ReservationRow | undefined> =>
  db
    .selectFrom('reservation')
    .selectAll()
    .select([now.as('now'), reviewOfReservation.as('review')])
    .where('code_number', '=', codeNumber)
    .where('member_id', '=', member.userId)
    .where(isShownTo(member))
    .executeTakeFirst()

export const noSuchReservation = (): Failure<404> => refuse(404, 'NOT_FOUND', 'No such reservation, or not yours')

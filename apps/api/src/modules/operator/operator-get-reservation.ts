import type { Handler } from '../../contract/handler.ts'
import { reservationStateOf } from '../bookings/transitions.ts'
import { showReservation } from '../reservations/show-reservation.ts'
import { findReservation, unknownCode } from './find-reservation.ts'
import { operatorMoves } from './moves.ts'

const MOST_ACTS = 50

export const operatorGetReservation: Handler<'operatorGetReservation'> = async ({
  params,
  locale,
  context: { db },
}) => {
  const row = await findReservation(db, params.codeNumber)
  if (row === undefined) return unknownCode()
  const history = await db
    .selectFrom('operator_audit')
    .select(['at', 'actor as by', 'status', 'result as answer'])
    .where('code_number', '=', params.codeNumber)
    .where('status', 'is not', null)
    .$narrowType<{ status: string }>()
    .orderBy('id', 'desc')
    .limit(MOST_ACTS)
    .execute()
  const reservation = showReservation(row, locale)
  return { status: 200, body: { data: { reservation, moves: operatorMoves(reservationStateOf(row)), acts: history } } }
}

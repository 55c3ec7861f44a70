import type { Handler } from '../../contract/handler.ts'
import { reservationStateOf } from '../bookings/transitions.ts'
import { showReservation } from '../reservations/show-reservation.ts'
import { showVersion } from '../reservations/show-version.ts'
import { findReservation, unknownCode } from './find-reservation.ts'
import { operatorMoves } from './moves.ts'

const MOST_ACTS = 50
const MOST_VERSIONS = 50

export const operatorGetReservation: Handler<'operatorGetReservation'> = async ({
  params,
  locale,
  context: { db },
}) => {
  const row = await findReservation(db, params.codeNumber)
  if (row === undefined) return unknownCode()
  const acts = await db
    .selectFrom('operator_audit')
    .select(['at', 'actor as by', 'status', 'result as answer'])
    .where('code_number', '=', params.codeNumber)
    .where('status', 'is not', null)
    .$narrowType<{ status: string }>()
    .orderBy('id', 'desc')
    .limit(MOST_ACTS)
    .execute()
  const versions = await db
    .selectFrom('reservation_version')
    .selectAll()
    .where('shop_id', '=', row.shop_id)
    .where('reservation_id', '=', row.id)
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS)
    .execute()
  const reservation = showReservation(row, locale)
  const history = versions.map((version) => showVersion(version, locale))
  return { status: 200, body: { data: { reservation, moves: operatorMoves(reservationStateOf(row)), history, acts } } }
}

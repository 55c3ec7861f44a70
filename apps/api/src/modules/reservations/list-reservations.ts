import { sql } from 'kysely'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { now } from '../../db/app-now.ts'
import { countAll, pageOf, pageWithCounts } from '../../db/paging.ts'
import { hasStatus } from '../bookings/transitions.ts'
import { isShownTo } from '../members/booked-through.ts'
import { showReservation } from './show-reservation.ts'

// A cancelled one is past, whenever it would have been.
const isComing = sql<boolean>`(status = 'confirmed' and end_at > app_now())`

export const listReservations: Handler<'listReservations'> = async (call) => {
  const { query, locale, context } = call
  const { limit, offset } = pageOf(query)
  const member = memberOf(call)
  let mine = context.db.selectFrom('reservation').where('member_id', '=', member.userId).where(isShownTo(member))
  if (query.status === 'upcoming') mine = mine.where(hasStatus('upcoming'))
  else if (query.status !== undefined) mine = mine.where('status', '=', query.status)
  const page = mine
    .selectAll()
    .select(now.as('now'))
    .orderBy(isComing, 'desc')
    .orderBy(sql`case when ${isComing} then start_at end`, 'asc')
    .orderBy('start_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
  const { rows, counts } = await pageWithCounts(context.db, page, { total: countAll(mine.select('id')) })
  return { status: 200, body: { data: rows.map((row) => showReservation(row, locale)), ...counts } }
}

import { sql } from 'kysely'
import { refuseFields } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { now } from '../../db/app-now.ts'
import { isoInstant } from '../../db/connection.ts'
import { cutPage, readCursor } from '../../db/cursor.ts'
import { countAll, pageOf, pageWithCounts } from '../../db/paging.ts'
import { hasStatus } from '../bookings/transitions.ts'
import { isShownTo } from '../members/booked-through.ts'
import { reviewOfReservation } from '../reviews/show-review.ts'
import { showReservation } from './show-reservation.ts'

const COMING = 'coming'
const PAST = 'past'
// A cancelled one is past, whenever it would have been.
const isComing = sql<boolean>`(status = 'confirmed' and end_at > app_now())`

export const listReservations: Handler<'listReservations'> = async (call) => {
  const { query, locale, context } = call
  const { limit, offset } = pageOf(query)
  const member = memberOf(call)
  let mine = context.db.selectFrom('reservation').where('member_id', '=', member.userId).where(isShownTo(member))
  if (query.status === 'upcoming') mine = mine.where(hasStatus('upcoming'))
  else if (query.status !== undefined) mine = mine.where('status', '=', query.status)
  const total = countAll(mine.select('id'))
  if (query.cursor !== undefined) {
    const place = readCursor(query.cursor)
    if (place === null) return refuseFields([{ field: 'cursor', code: 'FORMAT' }])
    const { group, at, id } = place
    const isLaterPast = sql<boolean>`(not ${isComing} and (start_at < ${at} or (start_at = ${at} and id > ${id})))`
    const isLaterComing = sql<boolean>`(not ${isComing} or (start_at, id) > (${at}, ${id}))`
    mine = mine.where(group === COMING ? isLaterComing : isLaterPast)
  }
  const page = mine
    .selectAll()
    .select([now.as('now'), isComing.as('isComing'), reviewOfReservation.as('review')])
    .orderBy(isComing, 'desc')
    .orderBy(sql`case when ${isComing} then start_at end`, 'asc')
    .orderBy('start_at', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .offset(query.cursor === undefined ? offset : 0)
  const { rows, counts } = await pageWithCounts(context.db, page, { total })
  const { shown, next } = cutPage(rows, limit, ({ isComing, start_at, id }) => ({
    group: isComing ? COMING : PAST,
    at: isoInstant(start_at),
    id,
  }))
  const data = shown.map((row) => showReservation(row, locale))
  return { status: 200, body: { data, ...counts, ...next } }
}

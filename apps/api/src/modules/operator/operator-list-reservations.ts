import { sql } from 'kysely'
import { refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { now } from '../../db/app-now.ts'
import { isoInstant } from '../../db/connection.ts'
import { readCursor, writeCursor } from '../../db/cursor.ts'
import { cappedPage, countCapped, pageOf, pageWithCounts } from '../../db/paging.ts'
import { hasStatus } from '../bookings/transitions.ts'
import { showReservation } from '../reservations/show-reservation.ts'
import { whoBooked } from './who-booked.ts'

/** By start, latest first. A date is the date at each shop. */
export const operatorListReservations: Handler<'operatorListReservations'> = async ({ query, locale, context }) => {
  const { limit, offset } = cappedPage(pageOf(query))
  let found = context.db.selectFrom('reservation')
  if (query.shopId !== undefined) found = found.where('shop_id', '=', query.shopId)
  if (query.date !== undefined) {
    // The date at the shop is exact; the hours around it, for zones of UTC-12 to UTC+14, are what an index finds.
    found = found.where(sql<boolean>`start_at >= ${query.date}::date::timestamptz - interval '14 hours'
      and start_at < ${query.date}::date::timestamptz + interval '36 hours'
      and (start_at at time zone (agreed ->> 'timeZone'))::date = ${query.date}::date`)
  }
  if (query.status !== undefined) found = found.where(hasStatus(query.status))
  const who = whoBooked(query)
  if ('fields' in who) return refuseFields(who.fields)
  for (const condition of who.conditions) found = found.where(condition)
  const total = countCapped(found.select('id'))
  if (query.cursor !== undefined) {
    const place = readCursor(query.cursor)
    if (place === null) return refuseFields([{ field: 'cursor', code: 'FORMAT' }])
    found = found.where(sql<boolean>`(start_at < ${place.at} or (start_at = ${place.at} and id > ${place.id}))`)
  }
  const page = found
    .selectAll()
    .select(now.as('now'))
    .orderBy('start_at', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .offset(query.cursor === undefined ? offset : 0)
  const { rows, counts } = await pageWithCounts(context.db, page, { total })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    status: 200,
    body: {
      data: shown.map((row) => showReservation(row, locale)),
      ...counts,
      ...(last && { nextCursor: writeCursor({ at: isoInstant(last.start_at), id: last.id }) }),
    },
  }
}

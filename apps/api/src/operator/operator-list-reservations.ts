import { sql } from 'kysely'
import type { Handler } from '../contract/handler.ts'
import { now, showReservation } from '../reservations/show-reservation.ts'
import { UPCOMING_HOURS } from '../reservations/transitions.ts'
import { pageOf } from '../shops/paging.ts'

const isUpcoming = sql<boolean>`app_now() >= start_at - make_interval(hours => ${sql.lit(UPCOMING_HOURS)})`

/** By start, latest first. A date is the date at each shop. */
export const operatorListReservations: Handler<'operatorListReservations'> = async ({ query, locale, world }) => {
  const { limit, offset } = pageOf(query)
  let found = world.db.selectFrom('reservation')
  if (query.shopId !== undefined) found = found.where('shop_id', '=', query.shopId)
  if (query.date !== undefined) {
    found = found.where(sql<boolean>`(start_at at time zone (agreed ->> 'timeZone'))::date = ${query.date}::date`)
  }
  if (query.status === 'upcoming') found = found.where('status', '=', 'confirmed').where(isUpcoming)
  else if (query.status === 'confirmed')
    found = found.where('status', '=', 'confirmed').where(sql<boolean>`not ${isUpcoming}`)
  else if (query.status !== undefined) found = found.where('status', '=', query.status)
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .select(now.as('now'))
    .orderBy('start_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { status: 200, body: { data: rows.map((row) => showReservation(row, locale)), total } }
}

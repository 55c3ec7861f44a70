import { sql } from 'kysely'
import type { Handler } from '../contract/handler.ts'
import { now, showReservation } from '../reservations/show-reservation.ts'
import { hasStatus } from '../reservations/transitions.ts'
import { pageOf } from '../shops/paging.ts'

/** By start, latest first. A date is the date at each shop. */
export const operatorListReservations: Handler<'operatorListReservations'> = async ({ query, locale, world }) => {
  const { limit, offset } = pageOf(query)
  let found = world.db.selectFrom('reservation')
  if (query.shopId !== undefined) found = found.where('shop_id', '=', query.shopId)
  if (query.date !== undefined) {
    found = found.where(sql<boolean>`(start_at at time zone (agreed ->> 'timeZone'))::date = ${query.date}::date`)
  }
  if (query.status !== undefined) found = found.where(hasStatus(query.status))
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

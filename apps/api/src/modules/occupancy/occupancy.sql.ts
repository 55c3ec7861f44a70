import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../../db/connection.ts'
import type { Row } from '../../db/schema.ts'
import type { Span } from '../../lib/shop-calendar.ts'
import { iso } from './busy.ts'

/* The SQL of who takes time: the locks, and the rows of `occupancy`. `busy.ts` reads them. */

/**
 * Locks the staff and things that could be used, in the order of their ids. What is read of them afterwards, then chosen and
 * inserted into `occupancy`, is safe until the transaction ends.
 */
export const lockBookables = (shopId: string, bookableIds: string[]): RawBuilder<unknown> =>
  sql`select from bookable where shop_id = ${shopId} and id = any(${bookableIds}) order by id for no key update`

/**
 * The same for closures, rows of `shop_id` and `bookable_id` (null: the whole shop). Sent before they are inserted: a hold is either
 * there before the closure, and stays, or sees it.
 */
export const lockBookablesOf = (closures: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select from bookable join (${closures}) closed
        on closed.shop_id = bookable.shop_id and (closed.bookable_id is null or closed.bookable_id = bookable.id)
     order by bookable.shop_id, bookable.id for no key update of bookable`

export type Taking = Pick<Row<'hold'>, 'shop_id' | 'id' | 'staff_ids' | 'item_ids'>

/** Inserts in the order of ids: otherwise two requests for the same things could deadlock. */
export const insertOccupancy = (
  { shop_id, id, staff_ids, item_ids }: Taking,
  { start, end }: Span,
): RawBuilder<unknown> =>
  sql`
    insert into occupancy (shop_id, bookable_id, during, hold_id)
    select ${shop_id}, id, tstzrange(${iso(start)}, ${iso(end)}), ${id}
      from unnest(${[...staff_ids, ...item_ids].sort()}::text[]) with ordinality as taken (id, place) order by place`

/** The same for a hold that replaces a reservation, which takes some of it already by its own hold. */
export const insertOccupancyBeside = (
  { shop_id, id, staff_ids, item_ids }: Taking,
  { start, end }: Span,
  ownHoldId: string,
): RawBuilder<unknown> =>
  sql`
    insert into occupancy (shop_id, bookable_id, during, hold_id)
    select ${shop_id}, taken.id, part, ${id}
      from unnest(${[...staff_ids, ...item_ids].sort()}::text[]) with ordinality as taken (id, place)
     cross join lateral unnest(tstzmultirange(tstzrange(${iso(start)}, ${iso(end)})) - coalesce((
        select range_agg(own.during) from occupancy own
         where own.shop_id = ${shop_id} and own.hold_id = ${ownHoldId} and own.bookable_id = taken.id), '{}')) part
     order by place, part`

export const deleteOccupancy = (shopId: string, holdIds: string[]): RawBuilder<unknown> =>
  sql`delete from occupancy where shop_id = ${shopId} and hold_id = any(${holdIds})`

/** Of holds that were released before in the same transaction: one that became a reservation meanwhile keeps its time. */
export const deleteOccupancyOfReleased = (shopId: string, holdIds: string[]): RawBuilder<unknown> => sql`
    delete from occupancy using hold
     where occupancy.shop_id = ${shopId} and occupancy.hold_id = any(${holdIds})
       and hold.shop_id = occupancy.shop_id and hold.id = occupancy.hold_id and hold.state = 'released'`

/** Gives back what holds occupy. A cancelled reservation keeps its hold as a record. */
export async function releaseOccupancy(trx: Trx, holds: { shop_id: string; hold_id: string }[]): Promise<void> {
  if (holds.length === 0) return
  const shopIds = holds.map(({ shop_id }) => shop_id)
  const holdIds = holds.map(({ hold_id }) => hold_id)
  await sql`
    delete from occupancy
     where (shop_id, hold_id) in (select * from unnest(${shopIds}::text[], ${holdIds}::text[]))`.execute(trx)
}

/**
 * The rows of an expired hold still violate `occupancy_once` until they are deleted. Two statements: the second sees what a hold
 * inserted while the first waited for it.
 */
export function sweepExpired(shopId: string, bookableIds: string[], { start, end }: Span): RawBuilder<unknown>[] {
  const inTheWay = sql`
    occupancy.shop_id = ${shopId} and occupancy.bookable_id = any(${bookableIds}) and occupancy.during && tstzrange(${iso(start)}, ${iso(end)})`
  return [
    sql`
    with stale as (
      select id from hold
       where shop_id = ${shopId} and state = 'live' and expires_at <= app_now()
         and id in (select hold_id from occupancy where ${inTheWay})
       order by id for update)
    update hold set state = 'expired' from stale where hold.shop_id = ${shopId} and hold.id = stale.id`,
    sql`
    delete from occupancy using hold
     where ${inTheWay} and hold.shop_id = occupancy.shop_id and hold.id = occupancy.hold_id
       and hold.state in ('expired', 'released')`,
  ]
}

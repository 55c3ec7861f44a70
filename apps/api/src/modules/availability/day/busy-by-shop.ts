import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { Span } from '../../../lib/shop-calendar.ts'
import { addBusy, type Busy, blocks, iso, WHOLE_SHOP } from '../busy.ts'

/** What is taken or closed at several shops at once, by shop; a shop without an entry has none. */
export async function busyByShop(db: Db, shopIds: readonly string[], { start, end }: Span): Promise<Map<string, Busy>> {
  const { rows } = await sql<{ shop_id: string; id: string } & Span>`
    select wanted.id as shop_id, taken.*
    from unnest(${shopIds}::text[]) wanted (id) cross join lateral (
      select o.bookable_id as id, extract(epoch from lower(o.during))::float8 * 1000 as start,
        extract(epoch from upper(o.during))::float8 * 1000 as end
      from occupancy o join hold h on h.shop_id = o.shop_id and h.id = o.hold_id
      where o.shop_id = wanted.id and o.during && tstzrange(${iso(start)}, ${iso(end)})
        and ${blocks}
      union all
      select coalesce(c.bookable_id, ${WHOLE_SHOP}), extract(epoch from lower(c.during))::float8 * 1000,
        extract(epoch from upper(c.during))::float8 * 1000
      from closure c
      where c.shop_id = wanted.id and c.during && tstzrange(${iso(start)}, ${iso(end)})) taken
    order by taken.start`.execute(db)
  const byShop = new Map<string, Map<string, Span[]>>()
  for (const { shop_id, id, ...span } of rows) {
    const busy = byShop.get(shop_id) ?? new Map<string, Span[]>()
    addBusy(busy, id, span)
    byShop.set(shop_id, busy)
  }
  return byShop
}

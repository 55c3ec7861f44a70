import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { calendarOf, closedSpan, type Hours, type Span } from '../../lib/shop-calendar.ts'
import { type Busy, blocks, closedId, iso, mergedBusy, NIGHT_MS } from './busy.ts'

/** When a shop opens, and where. */
type ShopHours = Hours & { timeZone: string }

type Row = { shop_id: string; id: string; closed: boolean } & Span

/** What is taken or closed at several shops at once, by shop; a shop without an entry has none. */
export async function busyByShop(
  db: Db,
  schedules: ReadonlyMap<string, ShopHours>,
  { start, end }: Span,
): Promise<Map<string, Busy>> {
  const { rows } = await sql<Row>`
    select wanted.id as shop_id, taken.*
    from unnest(${[...schedules.keys()]}::text[]) wanted (id) cross join lateral (
      select o.bookable_id as id, extract(epoch from lower(o.during))::float8 * 1000 as start,
        extract(epoch from upper(o.during))::float8 * 1000 as end, false as closed
      from occupancy o join hold h on h.shop_id = o.shop_id and h.id = o.hold_id
      where o.shop_id = wanted.id and o.during && tstzrange(${iso(start)}, ${iso(end)})
        and ${blocks}
      union all
      select ${closedId}, extract(epoch from lower(c.during))::float8 * 1000,
        extract(epoch from upper(c.during))::float8 * 1000, true
      from closure c
      where c.shop_id = wanted.id and c.during && tstzrange(${iso(start - NIGHT_MS)}, ${iso(end)})) taken`.execute(db)
  const byShop = Map.groupBy(rows, ({ shop_id }) => shop_id)
  return new Map([...byShop].map(([id, taken]) => [id, mergedBusy(taken.map((row) => takenFrom(row, schedules)))]))
}

function takenFrom({ shop_id, id, closed, start, end }: Row, schedules: ReadonlyMap<string, ShopHours>) {
  const schedule = schedules.get(shop_id)
  const span = { start, end }
  return { id, ...(closed && schedule ? closedSpan(schedule, calendarOf(schedule.timeZone), span) : span) }
}

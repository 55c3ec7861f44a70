import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../db/connection.ts'
import type { Span } from '../../lib/shop-calendar.ts'

/** What is taken, by staff member or thing: sorted, and never overlapping, which the database sees to. */
export type Busy = ReadonlyMap<string, Span[]>

/** Of `hold` as `h`: an expired hold blocks nobody, whether or not it was swept away yet. */
export const blocks = sql.raw("(h.state = 'reserved' or (h.state = 'live' and h.expires_at > (select app_now())))")

/** `exceptHoldIds`: one's own hold never blocks oneself. */
export async function loadBusy(
  db: Db | Trx,
  shopId: string,
  bookableIds: string[],
  span: Span,
  exceptHoldIds: string[],
): Promise<Busy> {
  if (bookableIds.length === 0) return new Map()
  const { rows } = await takenQuery(shopId, bookableIds, span).execute(db)
  return busyOf(rows, exceptHoldIds)
}

/** `stale`: by a hold that expired and was not swept away yet, so it takes nothing. */
export type Taken = { id: string; holdId: string; stale: boolean } & Span

/** What overlaps the span, in order of time. */
export const takenQuery = (shopId: string, bookableIds: string[], { start, end }: Span): RawBuilder<Taken> =>
  sql<Taken>`
    select o.bookable_id as id, o.hold_id as "holdId", extract(epoch from lower(o.during))::float8 * 1000 as start,
           extract(epoch from upper(o.during))::float8 * 1000 as end, not ${blocks} as stale
      from occupancy o join hold h on h.shop_id = o.shop_id and h.id = o.hold_id
     where o.shop_id = ${shopId} and o.bookable_id = any(${bookableIds})
       and o.during && tstzrange(${iso(start)}, ${iso(end)})
     order by lower(o.during)`

export function busyOf(taken: Taken[], exceptHoldIds: string[]): Busy {
  const busy = new Map<string, Span[]>()
  for (const { id, holdId, stale, start, end } of taken) {
    if (stale || exceptHoldIds.includes(holdId)) continue
    const span = { start, end }
    const spans = busy.get(id)
    if (spans === undefined) busy.set(id, [span])
    else spans.push(span)
  }
  return busy
}

export function isAvailable(busy: Busy, id: string, { start, end }: Span): boolean {
  const spans = busy.get(id)
  if (spans === undefined) return true
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.end ?? 0) <= start) low = middle + 1
    else high = middle
  }
  return (spans[low]?.start ?? Number.POSITIVE_INFINITY) >= end
}

export const iso = (instant: number): string => new Date(instant).toISOString()

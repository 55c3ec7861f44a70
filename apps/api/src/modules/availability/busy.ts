import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../db/connection.ts'
import type { Span } from '../../lib/shop-calendar.ts'

/** What is taken or closed, by staff member or thing, and by `WHOLE_SHOP` when all of them are closed: sorted, never overlapping. */
export type Busy = ReadonlyMap<string, Span[]>

/** In the place of an id: no staff member or thing has it. */
export const WHOLE_SHOP = ''

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

/** Closures are taken by no hold, so that nobody's own hold opens them. */
const NO_HOLD = ''

/** What overlaps the span, closures included, in order of time. */
export const takenQuery = (shopId: string, bookableIds: string[], { start, end }: Span): RawBuilder<Taken> =>
  sql<Taken>`
    select id, hold_id as "holdId", extract(epoch from lower(during))::float8 * 1000 as start,
           extract(epoch from upper(during))::float8 * 1000 as end, stale
      from (
        select o.bookable_id as id, o.hold_id, o.during, not ${blocks} as stale
          from occupancy o join hold h on h.shop_id = o.shop_id and h.id = o.hold_id
         where o.shop_id = ${shopId} and o.bookable_id = any(${bookableIds}) and o.during && ${rangeOf(start, end)}
        union all
        select coalesce(c.bookable_id, ${WHOLE_SHOP}), ${NO_HOLD}, c.during, false
          from closure c
         where c.shop_id = ${shopId} and c.during && ${rangeOf(start, end)}
           and (c.bookable_id is null or c.bookable_id = any(${bookableIds}))) taken
     order by lower(during)`

const rangeOf = (start: number, end: number) => sql`tstzrange(${iso(start)}, ${iso(end)})`

export function busyOf(taken: Taken[], exceptHoldIds: string[]): Busy {
  const busy = new Map<string, Span[]>()
  for (const { id, holdId, stale, start, end } of taken) {
    if (!stale && !exceptHoldIds.includes(holdId)) addBusy(busy, id, { start, end })
  }
  return busy
}

/** In order of their starts. A closure may overlap what was booked before, and other closures. */
export function addBusy(busy: Map<string, Span[]>, id: string, span: Span): void {
  const spans = busy.get(id)
  const last = spans?.at(-1)
  if (spans === undefined) busy.set(id, [span])
  else if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end)
  else spans.push(span)
}

/** `taken` is the slot with the buffers of its service. */
export type Wanted = { slot: Span; taken: Span; dayUnit: boolean }

/** Whether somebody or something is there, and the shop is open: what is rented for days may stay out while it is closed. */
export function isAvailable(busy: Busy, id: string, { slot, taken, dayUnit }: Wanted): boolean {
  if (!isFree(busy.get(id), taken)) return false
  const closures = busy.get(WHOLE_SHOP)
  if (!dayUnit) return isFree(closures, taken)
  return (
    isFree(closures, { start: slot.start, end: slot.start + 1 }) &&
    isFree(closures, { start: slot.end - 1, end: slot.end })
  )
}

function isFree(spans: Span[] | undefined, { start, end }: Span): boolean {
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

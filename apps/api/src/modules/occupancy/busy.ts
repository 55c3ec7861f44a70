import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../db/connection.ts'
import { type Calendar, closedSpan, type Hours, type Span } from '../../lib/shop-calendar.ts'
import type { Offer } from '../offers/offer.ts'

/** What is taken, by staff member or thing, and what is closed, by `closed` of it and by `WHOLE_SHOP`: sorted, never overlapping. */
export type Busy = ReadonlyMap<string, Span[]>

/** No staff member or thing has such an id. */
const CLOSED = 'closed '
const closed = (id: string) => CLOSED + id
export const WHOLE_SHOP = closed('')

/** The id in `Busy` of a row of `closure` as `c`. */
export const closedId = sql<string>`${CLOSED}::text || coalesce(c.bookable_id, '')`

/**
 * So long after its end an offer of the waiting list still blocks everybody: the next one in line gets it when it is swept away, which
 * happens every few seconds. Where that does not happen, it is free for all.
 */
const SWEPT_WITHIN_SECONDS = 15

/** Of `hold` as `h`: an expired hold blocks nobody, whether or not it was swept away yet, but for an offer that the next in line waits for. */
export const blocks = sql.raw(`(
  h.state = 'reserved' or (h.state = 'live' and (h.expires_at > (select app_now()) or (
    h.expires_at > (select app_now()) - interval '${SWEPT_WITHIN_SECONDS} seconds' and exists (
      select from waiting_list_entry entry where entry.shop_id = h.shop_id and entry.hold_id = h.id)))))`)

/** `exceptHoldIds`: one's own hold never blocks oneself. */
export async function loadBusy(
  db: Db | Trx,
  { offer, calendar, bookableIds }: { offer: Offer; calendar: Calendar; bookableIds: string[] },
  span: Span,
  exceptHoldIds: string[],
): Promise<Busy> {
  if (bookableIds.length === 0) return new Map()
  const { rows } = await takenQuery(offer.shop.id, bookableIds, span).execute(db)
  return busyOf(rows, exceptHoldIds, offer, calendar)
}

/** `stale`: by a hold that expired and was not swept away yet, so it takes nothing. */
export type Taken = { id: string; holdId: string; stale: boolean } & Span

/** Closures are taken by no hold, so that nobody's own hold opens them. */
const NO_HOLD = ''

/** A closure of dates lasts until the last stretch of them ends: at noon after midnight at the latest. */
export const NIGHT_MS = 43_200_000

/** What overlaps the span, or as a closure may last into it. */
export const takenQuery = (shopId: string, bookableIds: string[], { start, end }: Span): RawBuilder<Taken> =>
  sql<Taken>`
    select id, hold_id as "holdId", extract(epoch from lower(during))::float8 * 1000 as start,
           extract(epoch from upper(during))::float8 * 1000 as end, stale
      from (
        select o.bookable_id as id, o.hold_id, o.during, not ${blocks} as stale
          from occupancy o join hold h on h.shop_id = o.shop_id and h.id = o.hold_id
         where o.shop_id = ${shopId} and o.bookable_id = any(${bookableIds}) and o.during && ${rangeOf(start, end)}
        union all
        select ${closedId}, ${NO_HOLD}, c.during, false
          from closure c
         where c.shop_id = ${shopId} and c.during && ${rangeOf(start - NIGHT_MS, end)}
           and (c.bookable_id is null or c.bookable_id = any(${bookableIds}))) taken`

const rangeOf = (start: number, end: number) => sql`tstzrange(${iso(start)}, ${iso(end)})`

export const busyOf = (taken: Taken[], exceptHoldIds: string[], hours: Hours, calendar: Calendar): Busy =>
  mergedBusy(
    taken
      .filter(({ stale, holdId }) => !stale && !exceptHoldIds.includes(holdId))
      .map(({ id, holdId, ...span }) => ({ id, ...(holdId === NO_HOLD ? closedSpan(hours, calendar, span) : span) })),
  )

/** A closure may overlap what was booked before, and other closures. */
export function mergedBusy(taken: ({ id: string } & Span)[]): Busy {
  const busy = new Map<string, Span[]>()
  for (const { id, start, end } of taken.toSorted((one, other) => one.start - other.start)) {
    const spans = busy.get(id)
    const last = spans?.at(-1)
    if (spans === undefined) busy.set(id, [{ start, end }])
    else if (last !== undefined && start < last.end) last.end = Math.max(last.end, end)
    else spans.push({ start, end })
  }
  return busy
}

/** `taken` is the slot with the buffers of its service. */
export type Wanted = { slot: Span; taken: Span; dayUnit: boolean }

/**
 * Whether somebody or something is there, and the shop is open: what is rented for days may stay out while the shop is closed. Buffers
 * may reach into a closure as they may beyond hours and shifts: nobody of the guests is there, and a closed date takes nothing of the
 * evening before.
 */
export function isAvailable(busy: Busy, id: string, { slot, taken, dayUnit }: Wanted): boolean {
  if (!isFree(busy.get(id), taken) || !isFree(busy.get(closed(id)), slot)) return false
  const closures = busy.get(WHOLE_SHOP)
  if (!dayUnit) return isFree(closures, slot)
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

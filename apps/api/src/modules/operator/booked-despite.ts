import { type RawBuilder, sql } from 'kysely'
import type { Locale, Schemas } from '../../contract/types.ts'
import { now } from '../../db/app-now.ts'
import { type Db, isoInstant, type Trx } from '../../db/connection.ts'
import { countAll, pageWithCounts } from '../../db/paging.ts'
import type { Row } from '../../db/schema.ts'
import { inLanguage } from '../../lib/localized-text.ts'
import { beginOf, type Calendar, calendarOf, closedSpan, type Hours, type Span } from '../../lib/shop-calendar.ts'
import { isInOpeningHours } from '../availability/slots.ts'
import { latestExpiryOf } from '../holds/show-hold.ts'
import { NIGHT_MS } from '../occupancy/busy.ts'
import { loadShopHours, type ShopHours } from '../offers/shop-hours.ts'
import { showReservation } from '../reservations/show-reservation.ts'
import { type NewClosure, rowsOf } from './new-closures.ts'

/** Limits the reservations and holds that are shown; totals count all. */
export const MOST_SHOWN = 50

export type BookedDespite = Omit<Schemas['ClosureWithReservations'], 'closure'>

/** SQL condition on a table with `shop_id`: the hold has a closed bookable, or is at a closed shop, for time that is closed. */
const occupiesClosed = (closures: NewClosure[], holdId: RawBuilder<unknown>) => sql<boolean>`
  (shop_id, ${holdId}) in (
    select occupancy.shop_id, occupancy.hold_id
      from ${rowsOf(closures)} join occupancy on occupancy.shop_id = wanted.shop_id
       and occupancy.during && wanted.during
       and (wanted.bookable_id is null or wanted.bookable_id = occupancy.bookable_id)
      join hold as held on held.shop_id = occupancy.shop_id and held.id = occupancy.hold_id
       and tstzrange(held.start_at, held.end_at) && wanted.during)`

/** `outside` is the rest of dates on which a bookable has hours of its own. */
type Effects = { closures?: NewClosure[]; outside?: NewClosure[]; hours?: readonly SetHours[] }

/** Lists, by start, the reservations that stay despite closures or outside new hours, and the holds that may still become some. */
export async function bookedDespite(
  db: Db | Trx,
  { closures = [], outside = [], hours = [] }: Effects,
  locale: Locale,
): Promise<BookedDespite> {
  if (closures.length + outside.length + hours.length === 0)
    return { reservations: [], total: 0, holds: [], totalHolds: 0 }
  const shopIds = [...new Set([...closures, ...outside, ...hours].map(({ shopId }) => shopId))]
  const nights = await closedNights(db, closures, outside)
  const outsideHours = await holdsOutside(db, hours)
  const matches = (holdId: RawBuilder<unknown>) =>
    sql<boolean>`(${holdId} = any(${outsideHours}) or ${occupiesClosed(nights, holdId)})`
  return listBooked(db, shopIds, matches, locale)
}

/** Lists the reservations whose hold `matches`, and the live holds that it matches. */
async function listBooked(
  db: Db | Trx,
  shopIds: string[],
  matches: (holdId: RawBuilder<unknown>) => RawBuilder<boolean>,
  locale: Locale,
): Promise<BookedDespite> {
  const ofShops = sql<string>`any(${shopIds})`
  const live = db
    .selectFrom('hold')
    .selectAll()
    .where('shop_id', '=', ofShops)
    .where('state', '=', 'live')
    .where(sql<boolean>`expires_at > app_now()`)
    .where(matches(sql`id`))
  const confirmed = db
    .selectFrom('reservation')
    .where('shop_id', '=', ofShops)
    .where('status', '=', 'confirmed')
    .where(sql<boolean>`end_at > app_now()`)
    .where(matches(sql`hold_id`))
  const firstHolds = live.orderBy('start_at').orderBy('id').limit(MOST_SHOWN)
  // A hold that becomes a reservation meanwhile is one of both.
  const { rows, counts } = await pageWithCounts(
    db,
    confirmed.selectAll().select(now.as('now')).orderBy('start_at').orderBy('id').limit(MOST_SHOWN),
    {
      total: countAll(confirmed.select('id')),
      totalHolds: countAll(live),
      holds: sql<Row<'hold'>[]>`(select coalesce(json_agg(first), '[]') from ${firstHolds} first)`,
    },
  )
  return {
    ...counts,
    reservations: rows.map((row) => showReservation(row, locale)),
    holds: counts.holds.map((row) => showOperatorHold(row, locale)),
  }
}

/** A hold that was read as JSON. */
const showOperatorHold = (row: Row<'hold'>, locale: Locale): Schemas['OperatorHold'] => ({
  startAt: isoInstant(row.start_at),
  endAt: isoInstant(row.end_at),
  timeZone: row.agreed.timeZone,
  shopId: row.shop_id,
  serviceName: inLanguage(locale, row.agreed.serviceName),
  quantity: row.draft.quantity,
  expiresAt: isoInstant(row.expires_at),
  latestExpiresAt: latestExpiryOf(row),
})

/** One date, YYYY-MM-DD, or the weekdays (1 is Monday) of all weeks. */
export type Days = { date: string } | { weekdays: readonly number[] }

/** All hours of a shop, with the days on which they were set. */
export type SetHours = { shopId: string; timeZone: string; hours: Hours; days: Days }

/** `needed`: when the shop has to be open for it. */
type Booked = { shopId: string; holdId: string; startAt: string; endAt: string; needed: 'always' | 'day' | 'time' }

/** Finds what begins or ends on these days outside the hours of its shop. Returns the ids of the holds. */
export async function holdsOutside(db: Db | Trx, all: readonly SetHours[]): Promise<string[]> {
  if (all.length === 0) return []
  const booked = Map.groupBy(
    await bookedFromNow(db, sql`any(${all.map(({ shopId }) => shopId)})`),
    ({ shopId }) => shopId,
  )
  return all.flatMap(({ shopId, timeZone, hours, days }) => {
    const calendar = calendarOf(timeZone)
    return (booked.get(shopId) ?? []).flatMap(({ holdId, startAt, endAt, needed }) => {
      const span = { start: Date.parse(startAt), end: Date.parse(endAt) }
      const isOutside = touches(days, calendar, span) && !isInOpeningHours(hours, calendar, span, needed)
      return isOutside ? [holdId] : []
    })
  })
}

/** Reads what still occupies time: live holds, and reservations that nobody cancelled. */
async function bookedFromNow(db: Db | Trx, shopIds: RawBuilder<unknown>): Promise<Booked[]> {
  const { rows } = await sql<Booked>`
    select shop_id as "shopId", id as "holdId", start_at as "startAt", end_at as "endAt",
           case when (agreed ->> 'dayUnit')::boolean is not true then 'always'
             when draft ? 'returnTime' then 'time' else 'day' end as needed
      from hold
     where shop_id = ${shopIds} and end_at > app_now()
       and exists (select from occupancy where occupancy.shop_id = hold.shop_id and occupancy.hold_id = hold.id)`.execute(
    db,
  )
  return rows
}

function touches(days: Days, calendar: Calendar, { start, end }: Span): boolean {
  // What ends at midnight ends on the day before. A start before noon may be one of the evening before.
  const dates = [calendar.dateOf(start), calendar.dateOf(end - 1), calendar.dateOf(start - NIGHT_MS)]
  return dates.some((date) => ('date' in days ? date.toString() === days.date : days.weekdays.includes(date.dayOfWeek)))
}

type Closed = { shopId: string; from: string; to: string }

/**
 * Closures as the time that they close, where a shop is open past midnight: a closed date closes its whole night, and `outside` begins
 * and ends with the hours of its date.
 */
export async function closedNights<One extends Closed>(db: Db | Trx, closures: One[], outside: One[]): Promise<One[]> {
  const shops = await loadShopHours(db, [...new Set([...closures, ...outside].map(({ shopId }) => shopId))])
  const moved = (all: One[], move: (hours: ShopHours, span: Span) => Span) =>
    all.flatMap((closure) => {
      const hours = shops.get(closure.shopId)
      const written = { start: Date.parse(closure.from), end: Date.parse(closure.to) }
      // Without an end, or with one that no calendar has.
      if (hours === undefined || Number.isNaN(written.end)) return [closure]
      const { start, end } = move(hours, written)
      return start < end ? [{ ...closure, from: new Date(start).toISOString(), to: new Date(end).toISOString() }] : []
    })
  return [
    ...moved(closures, (hours, span) => closedSpan(hours, calendarOf(hours.timeZone), span)),
    ...moved(outside, (hours, { start, end }) => ({
      start: fromMidnight(hours, start),
      end: fromMidnight(hours, end),
    })),
  ]
}

function fromMidnight(hours: ShopHours, instant: number): number {
  const calendar = calendarOf(hours.timeZone)
  const date = calendar.dateOf(instant)
  return calendar.day(date).limit(0) === instant ? beginOf(hours, calendar, date) : instant
}

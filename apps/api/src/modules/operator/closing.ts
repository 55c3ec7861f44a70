import { type RawBuilder, sql } from 'kysely'
import type { FieldError, Locale, Schemas } from '../../contract/types.ts'
import { now } from '../../db/app-now.ts'
import { type Db, isoInstant, type Trx } from '../../db/connection.ts'
import { countAll, pageWithCounts } from '../../db/paging.ts'
import type { Row } from '../../db/schema.ts'
import { inLanguage } from '../../lib/localized-text.ts'
import { newId } from '../../lib/secrets.ts'
import { instantOf } from '../../lib/wall-time.ts'
import { latestExpiryOf } from '../holds/show-hold.ts'
import { showReservation } from '../reservations/show-reservation.ts'
import { closedNights } from './closed-nights.ts'
import { holdsOutside, type SetHours } from './taken-outside.ts'

/** At most so many reservations and holds are shown; totals count all. */
export const MOST_SHOWN = 50

/** What is to be closed: a shop, or one staff member or thing of it (`bookableId`). Instants are ISO 8601. */
export type Closing = {
  shopId: string
  bookableId: string | null
  from: string
  to: string
  reason: string | null
  by: string | null
}

export type Taken = Omit<Schemas['ClosureWithReservations'], 'closure'>

/** The instants of two wall times of a shop, or what is wrong with them. */
export function spanOf(
  wallTimes: { from: string; to: string },
  timeZone: string,
): { from: string; to: string } | { fields: FieldError[] } {
  const [from, to] = [instantOf(wallTimes.from, timeZone), instantOf(wallTimes.to, timeZone)]
  if (from !== null && to !== null) return from < to ? { from, to } : { fields: [{ field: 'to', code: 'TOO_SMALL' }] }
  const isMissing = { from: from === null, to: to === null }
  return {
    fields: (['from', 'to'] as const).flatMap((field) => (isMissing[field] ? [{ field, code: 'FORMAT' }] : [])),
  }
}

const rowsOf = (closings: Closing[]): RawBuilder<unknown> => sql`
  (select shop_id, id, bookable_id, tstzrange(starts, ends) as during, reason, by
     from jsonb_to_recordset(${JSON.stringify(
       closings.map(({ shopId, bookableId, from, to, reason, by }) => ({
         ...{ id: newId(), shop_id: shopId, bookable_id: bookableId, starts: from, ends: to, reason, by },
       })),
     )}::jsonb)
       as one (shop_id text, id text, bookable_id text, starts timestamptz, ends timestamptz, reason text, by text)) said`

/**
 * A closure that is there already is not there twice, nor is one that is said twice. Whole shops come first: each row locks
 * what it closes, and a hold locks by id, so that neither waits for the other.
 */
const newOf = (closings: Closing[]): RawBuilder<unknown> => sql`
  select distinct on (shop_id, bookable_id, during) shop_id, id, bookable_id, during, reason, by
    from ${rowsOf(closings)}
   where not exists (
     select from closure
      where closure.shop_id = said.shop_id and closure.bookable_id is not distinct from said.bookable_id
        and closure.during = said.during)
   order by shop_id, bookable_id nulls first, during`

export async function countNew(db: Db | Trx, closings: Closing[]): Promise<number> {
  if (closings.length === 0) return 0
  const { rows } = await sql<{ count: number }>`select count(*)::int from (${newOf(closings)}) fresh`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Closes, and counts what was not closed before, here or by somebody else at this moment. The trigger of the table takes the locks that a hold takes, in the same
 * order, so that a hold is there before or sees the closure.
 */
export async function close(trx: Trx, closings: Closing[]): Promise<number> {
  if (closings.length === 0) return 0
  const { numAffectedRows } = await sql`
    insert into closure (shop_id, id, bookable_id, during, reason, by) ${newOf(closings)} on conflict do nothing`.execute(
    trx,
  )
  return Number(numAffectedRows ?? 0)
}

/** Of a query on `hold_id` in a table of shops: what takes somebody or something that is closed, while it is. */
const takesWhatCloses = (closings: Closing[], holdId: RawBuilder<unknown>) => sql<boolean>`
  (shop_id, ${holdId}) in (
    select occupancy.shop_id, occupancy.hold_id
      from ${rowsOf(closings)} join occupancy on occupancy.shop_id = said.shop_id
       and occupancy.during && said.during
       and (said.bookable_id is null or said.bookable_id = occupancy.bookable_id))`

/** `outside`: the rest of dates on which somebody or something has hours of its own. */
type Effects = { closings?: Closing[]; outside?: Closing[]; hours?: readonly SetHours[] }

/** What stays in spite of closures, and outside of hours that were set, by start: reservations, and holds that may still become some. */
export async function takenIn(
  db: Db | Trx,
  { closings = [], outside = [], hours = [] }: Effects,
  locale: Locale,
): Promise<Taken> {
  if (closings.length + outside.length + hours.length === 0)
    return { reservations: [], total: 0, holds: [], totalHolds: 0 }
  const shopIds = [...new Set([...closings, ...outside, ...hours].map(({ shopId }) => shopId))]
  const nights = await closedNights(db, closings, outside)
  const outsideHours = await holdsOutside(db, hours)
  const matches = (holdId: RawBuilder<unknown>) =>
    sql<boolean>`(${holdId} = any(${outsideHours}) or ${takesWhatCloses(nights, holdId)})`
  return listTaken(db, shopIds, matches, locale)
}

/** Of shops, by start: the reservations of the holds that `matches` finds by their ids, and those of the holds that are live. */
async function listTaken(
  db: Db | Trx,
  shopIds: string[],
  matches: (holdId: RawBuilder<unknown>) => RawBuilder<boolean>,
  locale: Locale,
): Promise<Taken> {
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

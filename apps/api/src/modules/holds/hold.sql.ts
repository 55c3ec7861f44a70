import { type RawBuilder, sql, type Updateable } from 'kysely'
import { now } from '../../db/app-now.ts'
import type { Db, Trx } from '../../db/connection.ts'
import type { Database, Row } from '../../db/schema.ts'
import type { QuoteSnapshot } from '../../db/tables/booking-snapshot.ts'
import type { Span } from '../../lib/shop-calendar.ts'
import { isShownTo } from '../members/booked-through.ts'
import { ratesAsJson } from '../money/rates.ts'
import { iso } from '../occupancy/busy.ts'
import { deleteOccupancy, deleteOccupancyOfReleased, insertOccupancy, type Taking } from '../occupancy/occupancy.sql.ts'
import type { ShopVersion } from '../offers/offer-cache.ts'
import { type AddressHoldCounts, SLOW_SECONDS } from './address-hold-limit.ts'
import type { Visitor, VisitorHolds } from './visitor.ts'

/* All SQL of holds. A function returns a statement; whoever calls it sends it. */

const HOLD_MINUTES = 10
export const LONGEST_HOLD_MINUTES = 20

/** The full time from now on, but never longer in all than the longest since it was first held; as SQL. */
export const expiry = (since: 'created_at' | 'at'): string =>
  `least(app_now() + make_interval(mins => ${HOLD_MINUTES}), ${since} + make_interval(mins => ${LONGEST_HOLD_MINUTES}))`

/** As a condition on `hold`: by the database's clock, at the moment of the statement. */
export const isLive = sql.raw<boolean>("(state = 'live' and expires_at > (select app_now()))")

// What is read.

/** With the database's time when it was read. */
export type FoundHold = Row<'hold'> & { live: boolean; now: string }

export const selectHold = (db: Db | Trx, holdId: string) =>
  db
    .selectFrom('hold')
    .selectAll()
    .select([isLive.as('live'), now.as('now')])
    .where('id', '=', holdId)

/** Locks the hold until the transaction ends. */
export const lockHold = (holdId: string): RawBuilder<FoundHold> =>
  sql<FoundHold>`
    select *, ${isLive} as live, app_now() as now from hold where id = ${holdId} for no key update`

/** The reservation that a hold became. */
export const selectCodeNumber = (db: Db | Trx, { shop_id, id }: Pick<Row<'hold'>, 'shop_id' | 'id'>) =>
  db
    .selectFrom('reservation')
    .select('code_number')
    .where('shop_id', '=', shop_id)
    .where('hold_id', '=', id)
    .where('status', '=', 'confirmed')

/** `at` is `now` to the microsecond, and `wouldExpireAt` when a hold of that moment ends. */
export type ShopNow = ShopVersion & { at: string; wouldExpireAt: string }

export const selectShopNow = (shopId: string): RawBuilder<ShopNow> =>
  sql<ShopNow>`
    select (select changed::text from shop_search where shop_id = ${shopId}) as "shopVersion", ${ratesAsJson} as rates,
           floor(extract(epoch from at) * 1000)::float8 as now, at, ${sql.raw(expiry('at'))} as "wouldExpireAt"
      from (select app_now() as at offset 0) clock`

/** Serialises the requests of a visitor, so that their holds are counted right. */
export function lockVisitor({ tokenHash, memberId }: Visitor): RawBuilder<unknown> {
  const names = [`holds of ${tokenHash}`, ...(memberId === null ? [] : [`holds of ${memberId}`])].sort()
  return sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) name`
}

/** What they hold, and if holds are counted by address, what others hold from there. */
export const selectVisitorHolds = (
  { tokenHash, memberId, origin }: Visitor,
  shopId: string,
  address: string | null,
): RawBuilder<VisitorHolds> =>
  sql<VisitorHolds>`
    select exists (select from hold where token_hash = ${tokenHash} and (member_id is null or member_id = ${memberId})) as "isKnown",
           (select coalesce(json_agg(json_build_object('id', id, 'shopId', shop_id, 'isMembers', member_id is not distinct from ${memberId},
                     'secondsLeft', extract(epoch from expires_at - app_now())::float8, 'createdAt', ${asText('created_at')},
                     'startAt', ${asText('start_at')}, 'endAt', ${asText('end_at')}, 'wouldExpireAt', ${asText(expiry('created_at'))},
                     'isOffer', exists (select from waiting_list_entry entry where entry.shop_id = hold.shop_id and entry.hold_id = hold.id))), '[]')
              from hold where ${isLive} and (token_hash = ${tokenHash} or member_id = ${memberId}) and (member_id is null or ${isShownTo({ origin })})) as live,
           ${address === null ? NO_COUNTS : sql`(select row_to_json(counts) from (${addressHoldCounts(address, shopId, tokenHash)}) counts)`} as "addressHolds"`

/** Counted without a lock, so what arrives in the same moment may pass: never more than there are connections. */
const addressHoldCounts = (address: string, shopId: string, tokenHash: string): RawBuilder<AddressHoldCounts> =>
  sql<AddressHoldCounts>`
    select count(*) filter (where shop_id = ${shopId})::int as here, count(*)::int as anywhere,
           coalesce(min(extract(epoch from expires_at - app_now())) filter (where shop_id = ${shopId}), 0)::float8 as wait,
           coalesce(min(extract(epoch from app_now() - created_at)) filter (where created_at <= app_now()), ${SLOW_SECONDS})::float8 as "sinceNewest"
      from hold
     where address_hash = ${address} and member_id is null and token_hash <> ${tokenHash} and ${isLive}`

const NO_COUNTS = sql.raw('null::json')

/** As an instant of a column of its own is read. */
const asText = (instant: string) => sql.raw(`replace(to_json(${instant}) #>> '{}', '+00:00', 'Z')`)

/** The live holds that would replace a reservation. */
export const selectReplacing = ({ shop_id, id, member_id }: Replaceable): RawBuilder<{ id: string }> =>
  sql<{ id: string }>`
    select id from hold
     where member_id = ${member_id} and state = 'live' and shop_id = ${shop_id} and replaces ->> 'reservationId' = ${id}`

type Replaceable = Pick<Row<'reservation'>, 'shop_id' | 'id' | 'member_id'>

// What is written.

/**
 * Two statements: the second sees what a change inserted for the hold while the first waited for it. In one statement those
 * rows would remain, owned by a released hold. A hold that became a reservation stays.
 */
export const releaseHolds = (shopId: string, holdIds: string[]): RawBuilder<unknown>[] => [
  sql`update hold set state = 'released' where shop_id = ${shopId} and id = any(${holdIds}) and state = 'live'`,
  deleteOccupancyOfReleased(shopId, holdIds),
]

/** An instant of a hold as answers write it: without a fraction where there is none. */
export const storedInstant = (instant: number) => iso(instant).replace('.000Z', 'Z')

export const insertHold = (trx: Trx, row: Row<'hold'>) =>
  trx.insertInto('hold').values({
    ...row,
    draft: JSON.stringify(row.draft),
    agreed: JSON.stringify(row.agreed),
    replaces: row.replaces && JSON.stringify(row.replaces),
  })

/** `hold` takes its whole time in the place of the hold that the reservation had. The caller has locked its staff and things. */
export const replaceHold = (hold: Taking, formerHoldId: string, taken: Span): RawBuilder<unknown>[] => [
  sql`update hold set state = 'released' where shop_id = ${hold.shop_id} and id = ${formerHoldId}`,
  deleteOccupancy(hold.shop_id, [formerHoldId, hold.id]),
  insertOccupancy(hold, taken),
]

/** Any activity gives the full time again, up to the longest. Nothing happens to a hold whose time is over. */
export const updateHold = (trx: Trx, { shop_id, id }: FoundHold, changes: Updateable<Database['hold']> = {}) =>
  trx
    .updateTable('hold')
    .set({ ...changes, expires_at: sql.raw<string>(expiry('created_at')) })
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .where(isLive)
    .returningAll()
    .returning(now.as('now'))

/** Does nothing if the draft has changed since it was read. */
export const updateQuote = (db: Db | Trx, { shop_id, id, draft }: FoundHold, quote: QuoteSnapshot) =>
  db
    .updateTable('hold')
    .set({ agreed: sql<string>`jsonb_set(agreed, '{quote}', ${JSON.stringify(quote)})` })
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .where('draft', '=', sql<typeof draft>`${JSON.stringify(draft)}::jsonb`)
    .where(isLive)

import { type RawBuilder, sql } from 'kysely'
import type { FieldError } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { newId } from '../../lib/secrets.ts'
import { instantOf } from '../../lib/wall-time.ts'
import { lockBookablesOf } from '../occupancy/occupancy.sql.ts'

/** Closure to be written: of a shop, or of one bookable of it. Instants are ISO 8601. */
export type NewClosure = {
  shopId: string
  bookableId: string | null
  from: string
  to: string
  reason: string | null
  by: string | null
}

/** Converts two wall times of a shop to instants, or names what is wrong with them. */
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

export const rowsOf = (closures: NewClosure[]): RawBuilder<unknown> => sql`
  (select shop_id, id, bookable_id, tstzrange(starts, ends) as during, reason, by
     from jsonb_to_recordset(${JSON.stringify(
       closures.map(({ shopId, bookableId, from, to, reason, by }) => ({
         ...{ id: newId(), shop_id: shopId, bookable_id: bookableId, starts: from, ends: to, reason, by },
       })),
     )}::jsonb)
       as one (shop_id text, id text, bookable_id text, starts timestamptz, ends timestamptz, reason text, by text)) wanted`

/** Skips closures that exist, and removes duplicates from the input. */
const newOf = (closures: NewClosure[]): RawBuilder<unknown> => sql`
  select distinct on (shop_id, bookable_id, during) shop_id, id, bookable_id, during, reason, by
    from ${rowsOf(closures)}
   where not exists (
     select from closure
      where closure.shop_id = wanted.shop_id and closure.bookable_id is not distinct from wanted.bookable_id
        and closure.during = wanted.during)
   order by shop_id, bookable_id nulls first, during`

export async function countNewClosures(db: Db | Trx, closures: NewClosure[]): Promise<number> {
  if (closures.length === 0) return 0
  const { rows } = await sql<{ count: number }>`select count(*)::int from (${newOf(closures)}) fresh`.execute(db)
  return rows[0]?.count ?? 0
}

/** Inserts closures, under the locks of a hold. Returns how many are new, also beside somebody who inserts the same at this moment. */
export async function insertClosures(trx: Trx, closures: NewClosure[]): Promise<number> {
  if (closures.length === 0) return 0
  await lockBookablesOf(newOf(closures)).execute(trx)
  const { numAffectedRows } = await sql`
    insert into closure (shop_id, id, bookable_id, during, reason, by) ${newOf(closures)} on conflict do nothing`.execute(
    trx,
  )
  return Number(numAffectedRows ?? 0)
}

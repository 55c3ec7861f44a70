import { sql, type Updateable } from 'kysely'
import { now } from '../../db/app-now.ts'
import type { Trx } from '../../db/connection.ts'
import type { Database } from '../../db/schema.ts'
import { type Actor, moveCondition, type Target } from '../bookings/transitions.ts'
import { releaseHolds, selectReplacing } from '../holds/hold.sql.ts'
import { enqueueNotifications } from '../notifications/enqueue-notifications.ts'
import { releaseOccupancy } from '../occupancy/occupancy.sql.ts'
import { shopNoticesQuery } from '../shop-mail/shop-notices.ts'
import type { ReservationRow } from './show-reservation.ts'

type Extra = Pick<
  Updateable<Database['reservation']>,
  'cancel_reason' | 'cancel_text' | 'paid_amount' | 'paid_currency'
>

/**
 * One conditional UPDATE: of all moves that are tried at once, one happens. Undefined when the version is another one or
 * the table of transitions says no. What was taken becomes free and the member is told, all in the same transaction.
 */
export async function transition(
  trx: Trx,
  { shop_id, id }: Pick<ReservationRow, 'shop_id' | 'id'>,
  to: Target,
  by: Actor,
  version: number,
  extra: Extra = {},
): Promise<ReservationRow | undefined> {
  const row = await trx
    .updateTable('reservation')
    .set({
      ...extra,
      status: to,
      version: sql<number>`version + 1`,
      ...(to === 'cancelled' && { cancelled_at: now, cancelled_by: by === 'member' ? by : 'shop' }),
    })
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .where(moveCondition(to, by))
    .returningAll()
    .returning(now.as('now'))
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (to === 'cancelled') await releaseOccupancy(trx, [row])
  if (to === 'cancelled') await releaseNewTimes(trx, row)
  if (to === 'cancelled') await shopNoticesQuery([row], to).execute(trx)
  await enqueueNotifications(trx, [row], to)
  return row
}

/** Releases the holds of new times for a reservation that is canceled. */
async function releaseNewTimes(trx: Trx, row: ReservationRow): Promise<void> {
  const { rows } = await selectReplacing(row).execute(trx)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) for (const statement of releaseHolds(row.shop_id, ids)) await statement.execute(trx)
}

import { sql } from 'kysely'
import { now } from '../../db/app-now.ts'
import type { Trx } from '../../db/connection.ts'
import { ChangedMeanwhile } from '../../db/errors.ts'
import { sendBeforeCommit } from '../../db/pipeline.ts'
import type { Row } from '../../db/schema.ts'
import type { Span } from '../../lib/shop-calendar.ts'
import { freeCancellationUntil } from '../bookings/transitions.ts'
import { releaseHolds, replaceHold, selectReplacing } from '../holds/hold.sql.ts'
import { endEntriesServedBy } from '../holds/offered-holds.ts'
import type { Replaced } from '../holds/replaced-reservation.ts'
import { notificationsQuery } from '../notifications/enqueue-notifications.ts'
import { shopNoticesQuery } from '../shop-mail/shop-notices.ts'
import type { ReservationRow } from './show-reservation.ts'

type NewTime = {
  /** Reserved, by the caller, for this reservation. */
  hold: Pick<Row<'hold'>, 'shop_id' | 'id' | 'start_at' | 'end_at' | 'draft' | 'agreed' | 'staff_ids' | 'item_ids'>
  /** The time of the hold, with its buffers. */
  taken: Span
  by: 'member' | 'shop'
}

/**
 * Gives a reservation what the hold has, in the transaction of the caller, who has locked the staff and things of the hold, the
 * reservation and the hold, in this order, and decided. What it was stays on record, its old time becomes free, and the member and
 * the shop are told. Its last statements go with the commit: nothing that needs an answer may follow.
 */
export async function reschedule(trx: Trx, before: Replaced, { hold, taken, by }: NewTime): Promise<ReservationRow> {
  const row = await trx
    .updateTable('reservation')
    .set({
      hold_id: hold.id,
      start_at: hold.start_at,
      end_at: hold.end_at,
      quantity: hold.draft.quantity,
      agreed: JSON.stringify(hold.agreed),
      version: sql<number>`version + 1`,
      // Whoever moves to a later time does not cancel for free again.
      free_until: freeCancellationUntil(before),
      reschedules: sql<number>`reschedules + ${by === 'member' ? 1 : 0}`,
      rescheduled_at: now,
      reminded: false,
    })
    .where('shop_id', '=', before.shop_id)
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .returningAll()
    .returning(now.as('now'))
    .executeTakeFirst()
  if (row === undefined) throw new ChangedMeanwhile(`Reservation ${before.id} changed before it was rescheduled`)
  const { rows: others } = await selectReplacing(row).execute(trx)
  const otherIds = others.map(({ id }) => id).filter((id) => id !== hold.id)
  await sendBeforeCommit(
    trx,
    ...(otherIds.length > 0 ? releaseHolds(row.shop_id, otherIds) : []),
    ...replaceHold(hold, before.hold_id, taken),
    trx.insertInto('reservation_version').values({
      shop_id: before.shop_id,
      reservation_id: before.id,
      version: before.version,
      start_at: before.start_at,
      end_at: before.end_at,
      quantity: before.quantity,
      agreed: JSON.stringify(before.agreed),
      rescheduled_at: row.now,
      rescheduled_by: by,
    }),
    notificationsQuery([row], 'rescheduled'),
    shopNoticesQuery([row], 'rescheduled'),
    endEntriesServedBy(row),
  )
  return row
}

import { sql } from 'kysely'
import type { Trx } from '../../db/connection.ts'
import { scopesOf } from '../idempotency/idempotency-key.ts'
import { releaseOccupancy } from '../occupancy/occupancy.sql.ts'
import { shopNoticesQuery } from '../shop-mail/shop-notices.ts'
import type { ReservationRow } from './show-reservation.ts'

const NOBODY = JSON.stringify({ firstName: '', lastName: '', phone: '', email: '' })

/**
 * What is left of a member who leaves, in the transaction of the leaving: coming reservations are cancelled and their
 * time is free, past ones are nobody's any more, and nothing is left that says who it was or what was written to them.
 */
export async function forgetMember(trx: Trx, memberId: string): Promise<void> {
  const { rows: released } = await sql<{ shop_id: string; hold_id: string }>`
    update hold set state = 'released' where member_id = ${memberId} and state = 'live'
    returning shop_id, id as hold_id`.execute(trx)
  await releaseOccupancy(trx, released)
  const { rows: cancelled } = await sql<Pick<ReservationRow, 'shop_id' | 'id' | 'hold_id'>>`
    update reservation set status = 'cancelled', version = version + 1, cancelled_at = app_now(), cancelled_by = 'member'
     where member_id = ${memberId} and status = 'confirmed' and start_at > app_now()
    returning shop_id, id, hold_id`.execute(trx)
  await releaseOccupancy(trx, cancelled)
  await shopNoticesQuery(cancelled, 'cancelled').execute(trx)
  await trx
    .updateTable('reservation')
    .set({ contact: NOBODY, special_requirement: null, cancel_text: null, version: sql<number>`version + 1` })
    .where('member_id', '=', memberId)
    .execute()
  await trx.deleteFrom('notification').where('member_id', '=', memberId).execute()
  await trx.deleteFrom('idempotency').where('scope', 'in', scopesOf(memberId)).execute()
}

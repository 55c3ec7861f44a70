import { type RawBuilder, sql } from 'kysely'
import type { Row } from '../../db/schema.ts'

/* What holds and reservations do to the entries of the waiting list that they serve. */

/** The hold by which a member takes over an offer of the waiting list is the offer from now on. */
export const takeOverOffers = (
  { shop_id, id }: Pick<Row<'hold'>, 'shop_id' | 'id'>,
  offeredHoldId: string,
): RawBuilder<unknown> =>
  sql`update waiting_list_entry set hold_id = ${id} where shop_id = ${shop_id} and hold_id = ${offeredHoldId}`

/** Whoever reserves a time that they wait for waits no longer. */
export const endEntriesServedBy = ({
  shop_id,
  member_id,
  service_id,
  start_at,
}: Pick<Row<'reservation'>, 'shop_id' | 'member_id' | 'service_id' | 'start_at'>): RawBuilder<unknown> =>
  sql`
    update waiting_list_entry set ended_at = app_now(), end_reason = 'booked'
     where member_id = ${member_id} and shop_id = ${shop_id} and coalesce(service_id, ${service_id}) = ${service_id}
       and ${start_at} between first_start and last_start and ended_at is null`

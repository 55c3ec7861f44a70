import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../db/connection.ts'

/** In one statement, so that no hold is over with its time still taken. A hold that became a reservation stays. */
export async function release(db: Db | Trx, shopId: string, holdIds: string[]): Promise<void> {
  await releaseQuery(shopId, holdIds).execute(db)
}

export const releaseQuery = (shopId: string, holdIds: string[]): RawBuilder<unknown> => sql`
    with released as (
      update hold set state = 'released' where shop_id = ${shopId} and id = any(${holdIds}) and state = 'live' returning id)
    delete from occupancy using released where occupancy.shop_id = ${shopId} and occupancy.hold_id = released.id`

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { pipeline } from '../../db/pipeline.ts'
import { transaction } from '../../db/transaction.ts'

/** A hold that became a reservation stays. */
export async function release(db: Db, shopId: string, holdIds: string[]): Promise<void> {
  await transaction(db, (trx) => pipeline(trx, ...releaseQueries(shopId, holdIds)))
}

/**
 * Two statements for one transaction: the second sees what a change had taken for the hold while the first waited for it.
 * In one, that would stay taken by nobody.
 */
export const releaseQueries = (shopId: string, holdIds: string[]): [RawBuilder<unknown>, RawBuilder<unknown>] => [
  sql`update hold set state = 'released' where shop_id = ${shopId} and id = any(${holdIds}) and state = 'live'`,
  sql`
    delete from occupancy using hold
     where occupancy.shop_id = ${shopId} and occupancy.hold_id = any(${holdIds})
       and hold.shop_id = occupancy.shop_id and hold.id = occupancy.hold_id and hold.state = 'released'`,
]

import type { Trx } from '../../db/connection.ts'
import { ChangedMeanwhile } from '../../db/errors.ts'
import { onlyRow, pipeline } from '../../db/pipeline.ts'
import { type Taken, takenQuery } from '../occupancy/busy.ts'
import { lockBookables } from '../occupancy/occupancy.sql.ts'
import type { ShopVersion } from '../offers/offer-cache.ts'
import { type Planned, planAt } from './draft.ts'
import { type ShopNow, selectShopNow } from './hold.sql.ts'

/** `planned` is null where the time has passed meanwhile. */
export type LockedPlan = { planned: Planned | null; occupied: Taken[]; now: ShopNow }

/**
 * Locks the staff and things that a plan could use, in the order of their ids, reads what is taken of them, and plans by the time
 * after the locks.
 * @throws ChangedMeanwhile where the shop is no longer of the version of the plan: the transaction begins again.
 */
export async function planUnderLock(
  trx: Trx,
  shopId: string,
  first: Planned,
  version: ShopVersion,
): Promise<LockedPlan> {
  const { occupied, shop } = await pipeline(trx, {
    lock: lockBookables(shopId, first.bookableIds),
    occupied: takenQuery(shopId, first.bookableIds, first.range),
    shop: selectShopNow(shopId),
  })
  const now = onlyRow(shop)
  if (now.shopVersion !== version.shopVersion) throw new ChangedMeanwhile(`Shop ${shopId} changed before its locks`)
  return { planned: planAt(first, now), occupied, now }
}

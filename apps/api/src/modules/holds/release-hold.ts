import type { Handler } from '../../contract/handler.ts'
import { sendBeforeCommit } from '../../db/pipeline.ts'
import { transaction } from '../../db/transaction.ts'
import { findHold, noSuchHold } from './find-hold.ts'
import { releaseHolds } from './hold.sql.ts'

export const releaseHold: Handler<'releaseHold'> = async ({ params, headers, context: { db, deliveries } }) => {
  const hold = await findHold(db, params.holdId, headers['x-hold-token'], null)
  if (hold === null) return noSuchHold()
  await transaction(db, async (trx, after) => {
    await sendBeforeCommit(trx, ...releaseHolds(hold.shop_id, [hold.id]))
    after(deliveries.wake)
  })
  return { status: 200, body: { data: { success: true } } }
}

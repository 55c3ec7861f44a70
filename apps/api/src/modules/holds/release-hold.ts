import type { Handler } from '../../contract/handler.ts'
import { findHold, noSuchHold } from './find-hold.ts'
import { release } from './release.ts'

export const releaseHold: Handler<'releaseHold'> = async ({ params, headers, context: { db } }) => {
  const hold = await findHold(db, params.holdId, headers['x-hold-token'], null)
  if (hold === null) return noSuchHold()
  await release(db, hold.shop_id, [hold.id])
  return { status: 200, body: { data: { success: true } } }
}

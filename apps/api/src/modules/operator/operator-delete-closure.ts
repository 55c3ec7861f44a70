import { sql } from 'kysely'
import type { Handler } from '../../contract/handler.ts'
import { transaction } from '../../db/transaction.ts'
import { findClosures, unknownClosure } from './closures.ts'

export const operatorDeleteClosure: Handler<'operatorDeleteClosure'> = ({ params, locale, context: { db } }) =>
  transaction(db, async (trx) => {
    const [closure] = await findClosures(trx, sql`closure.id = ${params.closureId}`, locale)
    if (closure === undefined) return unknownClosure()
    await trx.deleteFrom('closure').where('shop_id', '=', closure.shopId).where('id', '=', closure.id).execute()
    return { status: 200, body: { data: closure } }
  })

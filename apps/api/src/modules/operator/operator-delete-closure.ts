import { sql } from 'kysely'
import type { Handler } from '../../contract/handler.ts'
import { transaction } from '../../db/transaction.ts'
import { findClosures, unknownClosure } from './closures.ts'
import { recordWrite } from './operator-log.ts'

export const operatorDeleteClosure: Handler<'operatorDeleteClosure'> = ({
  params,
  query,
  operator,
  locale,
  context: { db },
  requestId,
}) =>
  transaction(
    db,
    async (trx) => {
      const [closure] = await findClosures(trx, sql`closure.id = ${params.closureId}`, locale)
      if (closure === undefined) return unknownClosure()
      const { numDeletedRows } = await trx
        .deleteFrom('closure')
        .where('shop_id', '=', closure.shopId)
        .where('id', '=', closure.id)
        .executeTakeFirstOrThrow()
      if (numDeletedRows > 0n) {
        await recordWrite(trx, { command: 'unblock', operator, shopId: closure.shopId, changes: closure, requestId })
      }
      return { status: 200, body: { data: closure } }
    },
    { dryRun: query.dryRun },
  )

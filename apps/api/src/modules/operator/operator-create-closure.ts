import { sql } from 'kysely'
import { refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { FieldError } from '../../contract/types.ts'
import { transaction } from '../../db/transaction.ts'
import { close, spanOf, takenIn } from './closing.ts'
import { findClosures } from './closures.ts'
import { findBookable } from './find-bookable.ts'
import { findShop, unknownShop } from './find-shop.ts'
import { recordWrite } from './operator-log.ts'

export const operatorCreateClosure: Handler<'operatorCreateClosure'> = ({
  body,
  operator,
  locale,
  context,
  requestId,
}) =>
  transaction(
    context.db,
    async (trx) => {
      const { shopId } = body
      const shop = await findShop(trx, shopId)
      if (shop === undefined) return unknownShop(trx, shopId)
      const span = spanOf(body, shop.time_zone)
      const fields: FieldError[] = 'fields' in span ? [...span.fields] : []
      const found =
        body.bookableId === undefined ? { id: null, hint: '' } : await findBookable(trx, shopId, body.bookableId)
      if (found.id === undefined) fields.push({ field: 'bookableId', code: found.code })
      if ('fields' in span || found.id === undefined || fields.length > 0) return refuseFields(fields, found.hint)
      const bookableId = found.id
      const details = { reason: body.reason?.trim() || null, by: operator?.by ?? null }
      const closing = { shopId, bookableId, ...span, ...details }
      const isNew = (await close(trx, [closing])) > 0
      const [closure] = await findClosures(
        trx,
        sql`closure.shop_id = ${shopId} and closure.bookable_id is not distinct from ${bookableId}
        and closure.during = tstzrange(${span.from}, ${span.to})`,
        locale,
      )
      if (closure === undefined) throw new Error(`closure has no row for ${JSON.stringify(closing)}`)
      if (isNew) await recordWrite(trx, { command: 'block', operator, shopId, changes: closure, requestId })
      return { status: 200, body: { data: { closure, ...(await takenIn(trx, { closings: [closing] }, locale)) } } }
    },
    { dryRun: body.dryRun },
  )

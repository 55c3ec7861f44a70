import { refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { FieldError, Schemas } from '../../contract/types.ts'
import { transaction } from '../../db/transaction.ts'
import { takenIn } from './closing.ts'
import { dayOver } from './day-over.ts'
import { findBookable } from './find-bookable.ts'
import { findShop, unknownShop } from './find-shop.ts'
import { NOT_THERE, stretchesFrom, wrongHours } from './hours-of-day.ts'
import { recordWrite } from './operator-log.ts'
import { outsideHours } from './outside-hours.ts'
import { readHours } from './read-hours.ts'

export const operatorSetBookableHours: Handler<'operatorSetBookableHours'> = ({
  params,
  body,
  operator,
  locale,
  context,
  requestId,
}) =>
  transaction(
    context.db,
    async (trx) => {
      const { shopId } = params
      const { date, hours } = body
      const shop = await findShop(trx, shopId)
      if (shop === undefined) return unknownShop(trx, shopId)
      const found = await findBookable(trx, shopId, body.bookable)
      const fields: FieldError[] = [...wrongHours(hours ?? []), ...(await dayOver(trx, date, shop.time_zone))]
      if (found.id === undefined) fields.push({ field: 'bookable', code: found.code })
      if (found.id === undefined || fields.length > 0) return refuseFields(fields, found.hint)
      const bookableId = found.id
      // The lock of a hold, which is there before, and listed, or sees the hours. Who sets them at the same time comes afterwards.
      await trx
        .selectFrom('bookable')
        .select('id')
        .where('shop_id', '=', shopId)
        .where('id', '=', bookableId)
        .forNoKeyUpdate()
        .execute()
      const before = await readHours(trx, shopId, locale)
      await trx
        .deleteFrom('bookable_special_hours')
        .where('shop_id', '=', shopId)
        .where('bookable_id', '=', bookableId)
        .where('date', '=', date)
        .execute()
      const stretches = stretchesFrom(hours ?? [])
      const rows = hours?.length === 0 ? [NOT_THERE] : stretches
      if (rows.length > 0)
        await trx
          .insertInto('bookable_special_hours')
          .values(rows.map((row) => ({ shop_id: shopId, bookable_id: bookableId, date, ...row })))
          .execute()
      const outside = hours === null ? [] : outsideHours({ shopId, bookableId, date }, stretches, shop.time_zone)
      const after = await readHours(trx, shopId, locale)
      if (before === undefined || after === undefined) return unknownShop(trx, shopId)
      const hoursOf = ({ specialByBookable }: Schemas['ShopHours']) =>
        specialByBookable.find((one) => one.bookable.id === bookableId && one.date === date)?.hours ?? null
      const changes = { bookable: bookableId, date, from: hoursOf(before), to: hoursOf(after) }
      await recordWrite(trx, { command: 'hours', operator, shopId, changes, requestId })
      return { status: 200, body: { data: { hours: after, ...(await takenIn(trx, { outside }, locale)) } } }
    },
    { dryRun: body.dryRun },
  )

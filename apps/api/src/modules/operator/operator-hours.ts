import { sql } from 'kysely'
import { refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { clockTime, minutesOf } from '../../lib/minutes-of-day.ts'
import { findShop, unknownShop } from './find-shop.ts'
import { mistakesInHours } from './hours-of-day.ts'

export const operatorGetHours: Handler<'operatorGetHours'> = async ({ params, context: { db } }) => {
  const hours = await readHours(db, params.shopId)
  return hours === undefined ? unknownShop() : { status: 200, body: { data: hours } }
}

export const operatorSetSpecialHours: Handler<'operatorSetSpecialHours'> = ({ params, body, context: { db } }) =>
  transaction(db, async (trx) => {
    const { shopId } = params
    const { date } = body
    if ((await findShop(trx, shopId)) === undefined) return unknownShop()
    const fields = mistakesInHours(body.hours).map(({ at, field, code }) => ({ field: `hours[${at}].${field}`, code }))
    if (fields.length > 0) return refuseFields(fields)
    await trx.deleteFrom('special_hours').where('shop_id', '=', shopId).where('date', '=', date).execute()
    const rows = body.hours.map(({ open, close }) => ({
      ...{ shop_id: shopId, date, opens: minutesOf(open), closes: minutesOf(close) },
    }))
    if (rows.length > 0) await trx.insertInto('special_hours').values(rows).execute()
    const hours = await readHours(trx, shopId)
    return hours === undefined ? unknownShop() : { status: 200, body: { data: hours } }
  })

async function readHours(db: Db | Trx, shopId: string): Promise<Schemas['ShopHours'] | undefined> {
  const shop = await findShop(db, shopId)
  if (shop === undefined) return undefined
  const [weekly, holidays, special] = await Promise.all([
    db.selectFrom('shop_hours').selectAll().where('shop_id', '=', shopId).orderBy('weekday').orderBy('opens').execute(),
    db.selectFrom('shop_holiday').select('month_day').where('shop_id', '=', shopId).orderBy('month_day').execute(),
    db
      .selectFrom('special_hours')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('date', '>=', sql<string>`to_char(app_now() at time zone ${shop.time_zone}, 'YYYY-MM-DD')`)
      .orderBy('date')
      .orderBy('opens')
      .execute(),
  ])
  const times = ({ opens, closes }: { opens: number; closes: number }) => ({
    open: clockTime(opens),
    close: clockTime(closes),
  })
  return {
    shopId,
    timeZone: shop.time_zone,
    weekly: weekly.map((row) => ({ weekday: row.weekday, ...times(row) })),
    holidays: holidays.map(({ month_day }) => month_day),
    special: special.map((row) => ({ date: row.date, ...times(row) })),
  }
}

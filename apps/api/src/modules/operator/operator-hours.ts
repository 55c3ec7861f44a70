import { sql } from 'kysely'
import { refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { clockTime, minutesOf } from '../../lib/minutes-of-day.ts'
import { findShop, unknownShop } from './find-shop.ts'
import { mistakesInHours } from './hours-of-day.ts'

export const operatorGetHours: Handler<'operatorGetHours'> = ({ params, context: { db } }) =>
  answerHours(db, params.shopId)

export const operatorSetSpecialHours: Handler<'operatorSetSpecialHours'> = ({ params, body, context: { db } }) =>
  setHours(db, params.shopId, body.hours, async (trx, stretches) => {
    const key = { shop_id: params.shopId, date: body.date }
    await trx.deleteFrom('special_hours').where('shop_id', '=', key.shop_id).where('date', '=', key.date).execute()
    const rows = stretches.map((stretch) => ({ ...key, ...stretch }))
    if (rows.length > 0) await trx.insertInto('special_hours').values(rows).execute()
  })

export const operatorSetWeeklyHours: Handler<'operatorSetWeeklyHours'> = ({ params, body, context: { db } }) =>
  setHours(db, params.shopId, body.hours, async (trx, stretches) => {
    const { weekdays } = body
    const shop_id = params.shopId
    await trx.deleteFrom('shop_hours').where('shop_id', '=', shop_id).where('weekday', 'in', weekdays).execute()
    const rows = weekdays.flatMap((weekday) => stretches.map((stretch) => ({ shop_id, weekday, ...stretch })))
    if (rows.length > 0) await trx.insertInto('shop_hours').values(rows).execute()
  })

type Stretch = { opens: number; closes: number }

/** Lets `replace` write the hours of some days, one caller after another, and answers all hours of the shop. */
const setHours = (
  db: Db,
  shopId: string,
  hours: Schemas['HoursOfDay'],
  replace: (trx: Trx, stretches: Stretch[]) => Promise<void>,
) =>
  transaction(db, async (trx) => {
    const shop = await trx.selectFrom('shop').select('id').where('id', '=', shopId).forNoKeyUpdate().executeTakeFirst()
    if (shop === undefined) return unknownShop()
    const fields = mistakesInHours(hours).map(({ at, field, code }) => ({ field: `hours[${at}].${field}`, code }))
    if (fields.length > 0) return refuseFields(fields)
    await replace(
      trx,
      hours.map(({ open, close }) => ({ opens: minutesOf(open), closes: minutesOf(close) })),
    )
    return answerHours(trx, shopId)
  })

async function answerHours(db: Db | Trx, shopId: string) {
  const hours = await readHours(db, shopId)
  return hours === undefined ? unknownShop() : { status: 200 as const, body: { data: hours } }
}

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

import { sql } from 'kysely'
import { refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { FieldError, Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { clockTime, minutesOf } from '../../lib/minutes-of-day.ts'
import { findShop, unknownShop } from './find-shop.ts'

export const operatorGetHours: Handler<'operatorGetHours'> = async ({ params, context: { db } }) => {
  const hours = await readHours(db, params.shopId)
  return hours === undefined ? unknownShop() : { status: 200, body: { data: hours } }
}

export const operatorSetSpecialHours: Handler<'operatorSetSpecialHours'> = ({ params, body, context: { db } }) =>
  transaction(db, async (trx) => {
    const { shopId } = params
    const { date } = body
    if ((await findShop(trx, shopId)) === undefined) return unknownShop()
    const rows = body.hours
      .map(({ open, close }) => ({ shop_id: shopId, date, opens: minutesOf(open), closes: minutesOf(close) }))
      .toSorted((one, other) => one.opens - other.opens)
    const fields = mistakesIn(rows)
    if (fields.length > 0) return refuseFields(fields)
    await trx.deleteFrom('special_hours').where('shop_id', '=', shopId).where('date', '=', date).execute()
    if (rows.length > 0) await trx.insertInto('special_hours').values(rows).execute()
    const hours = await readHours(trx, shopId)
    return hours === undefined ? unknownShop() : { status: 200, body: { data: hours } }
  })

/** Each ends after it begins, and none begins before the one before it has ended. */
function mistakesIn(rows: readonly { opens: number; closes: number }[]): FieldError[] {
  const ends = [0, ...rows.map(({ closes }) => closes)]
  return rows.flatMap(({ opens, closes }, at): FieldError[] => [
    ...(opens < (ends[at] ?? 0) ? [{ field: `hours[${at}].open`, code: 'TOO_SMALL' as const }] : []),
    ...(closes <= opens ? [{ field: `hours[${at}].close`, code: 'TOO_SMALL' as const }] : []),
  ])
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

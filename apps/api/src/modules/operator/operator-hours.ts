import { refuseFields } from '../../contract/failure.ts'
import type { Call, Handler } from '../../contract/handler.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Trx } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { minutesOf } from '../../lib/minutes-of-day.ts'
import type { Hours } from '../../lib/shop-calendar.ts'
import { takenIn } from './closing.ts'
import { dayOver } from './day-over.ts'
import { unknownShop } from './find-shop.ts'
import { overlappingNights, stretchesFrom, wrongHours } from './hours-of-day.ts'
import { recordWrite } from './operator-log.ts'
import type { Stretch } from './outside-hours.ts'
import { readHours } from './read-hours.ts'
import type { Days } from './taken-outside.ts'

export const operatorGetHours: Handler<'operatorGetHours'> = async ({ params, locale, context: { db } }) => {
  const hours = await readHours(db, params.shopId, locale)
  return hours === undefined ? unknownShop(db, params.shopId) : { status: 200, body: { data: hours } }
}

export const operatorSetSpecialHours: Handler<'operatorSetSpecialHours'> = ({ params, body, ...call }) =>
  setHours(call, { shopId: params.shopId, days: { date: body.date }, ...body }, async (trx, stretches) => {
    const key = { shop_id: params.shopId, date: body.date }
    await trx.deleteFrom('special_hours').where('shop_id', '=', key.shop_id).where('date', '=', key.date).execute()
    const rows = stretches.map((stretch) => ({ ...key, ...stretch }))
    if (rows.length > 0) await trx.insertInto('special_hours').values(rows).execute()
  })

export const operatorSetWeeklyHours: Handler<'operatorSetWeeklyHours'> = ({ params, body, ...call }) =>
  setHours(call, { shopId: params.shopId, days: { weekdays: body.weekdays }, ...body }, async (trx, stretches) => {
    const { weekdays } = body
    const shop_id = params.shopId
    await trx.deleteFrom('shop_hours').where('shop_id', '=', shop_id).where('weekday', 'in', weekdays).execute()
    const rows = weekdays.flatMap((weekday) => stretches.map((stretch) => ({ shop_id, weekday, ...stretch })))
    if (rows.length > 0) await trx.insertInto('shop_hours').values(rows).execute()
  })

type NewHours = { shopId: string; days: Days; hours: Schemas['HoursOfDay']; dryRun?: boolean }
type Writing = Pick<Call<'operatorSetWeeklyHours'>, 'operator' | 'locale' | 'context' | 'requestId'>

/**
 * Lets `replace` write the hours of some days, one caller after another; answers all hours of the shop, and what is booked
 * outside of the new ones. The tables take the locks of a hold, which is there before, and listed, or sees the hours.
 */
const setHours = (
  { operator, locale, context: { db }, requestId }: Writing,
  { shopId, days, hours, dryRun }: NewHours,
  replace: (trx: Trx, stretches: Stretch[]) => Promise<void>,
) =>
  transaction(
    db,
    async (trx) => {
      const shop = await trx
        .selectFrom('shop')
        .select('time_zone')
        .where('id', '=', shopId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (shop === undefined) return unknownShop(trx, shopId)
      const fields = wrongHours(hours)
      if ('date' in days) fields.push(...(await dayOver(trx, days.date, shop.time_zone)))
      const before = await readHours(trx, shopId, locale)
      if (before === undefined) return unknownShop(trx, shopId)
      if ('weekdays' in days)
        fields.push(...overlappingNights(hours, days.weekdays, otherWeekdays(openingHours(before), days.weekdays)))
      if (fields.length > 0) return refuseFields(fields)
      await replace(trx, stretchesFrom(hours))
      const after = await readHours(trx, shopId, locale)
      if (after === undefined) return unknownShop(trx, shopId)
      const changes = { ...days, from: hoursOn(days, before), to: hoursOn(days, after) }
      await recordWrite(trx, { command: 'hours', operator, shopId, changes, requestId })
      const set = { shopId, timeZone: shop.time_zone, hours: openingHours(after), days }
      const taken = await takenIn(trx, { hours: [set] }, locale)
      return { status: 200 as const, body: { data: { hours: after, ...taken } } }
    },
    { dryRun },
  )

const hoursOn = (days: Days, { weekly, special }: Schemas['ShopHours']) =>
  'date' in days
    ? special.filter(({ date }) => date === days.date)
    : weekly.filter(({ weekday }) => days.weekdays.includes(weekday))

const otherWeekdays = ({ hours }: Hours, weekdays: readonly number[]): Hours['hours'] =>
  hours.filter(({ weekday }) => !weekdays.includes(weekday))

const openingHours = ({ weekly, holidays, special }: Schemas['ShopHours']): Hours => ({
  hours: weekly.map(({ weekday, open, close }) => ({ weekday, from: minutesOf(open), to: minutesOf(close) })),
  holidays,
  special: special.map(({ date, open, close }) => ({ date, from: minutesOf(open), to: minutesOf(close) })),
})

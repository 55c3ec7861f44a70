import { refuseFields } from '../../contract/failure.ts'
import type { Call, Handler } from '../../contract/handler.ts'
import type { FieldError, Locale, Schemas } from '../../contract/types.ts'
import { todayAt } from '../../db/app-now.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { textIn } from '../../db/localized-text.ts'
import { transaction } from '../../db/transaction.ts'
import { clockTime, minutesOf } from '../../lib/minutes-of-day.ts'
import { calendarOf, type Hours } from '../../lib/shop-calendar.ts'
import type { Days } from './booked-despite.ts'
import { bookedDespite } from './booked-despite.ts'
import { dayOver, findBookable, findShop, unknownShop } from './guards.ts'
import {
  NOT_THERE,
  outsideHours,
  overlappingDays,
  overlappingNights,
  overlappingSpecialHours,
  type Stretch,
  stretchesFrom,
  usualDatesBesideSpecial,
  usualHours,
  wrongHours,
} from './hours-of-day.ts'
import { recordWrite } from './log.ts'

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
 * Sets the hours of some days by `replace`, one caller after another. Answers all hours of the shop, and what is booked outside
 * the new ones. The tables take the locks of a hold, which is there before, and listed, or sees the hours.
 */
const setHours = (
  { operator, locale, context: { db, deliveries }, requestId }: Writing,
  { shopId, days, hours, dryRun }: NewHours,
  replace: (trx: Trx, stretches: Stretch[]) => Promise<void>,
) =>
  transaction(
    db,
    async (trx, afterCommit) => {
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
      if (fields.length === 0) fields.push(...overlaps(days, hours, openingHours(before), shop.time_zone))
      if (fields.length > 0) return refuseFields(fields)
      await replace(trx, stretchesFrom(hours))
      const after = await readHours(trx, shopId, locale)
      if (after === undefined) return unknownShop(trx, shopId)
      const changes = { ...days, from: hoursOn(days, before), to: hoursOn(days, after) }
      await recordWrite(trx, { command: 'hours', operator, shopId, changes, requestId })
      const set = { shopId, timeZone: shop.time_zone, hours: openingHours(after), days }
      const taken = await bookedDespite(trx, { hours: [set] }, locale)
      afterCommit(deliveries.wake)
      return { status: 200 as const, body: { data: { hours: after, ...taken } } }
    },
    { dryRun },
  )

/** Finds where the new hours of some days meet those of the days around them. */
function overlaps(days: Days, hours: Schemas['HoursOfDay'], before: Hours, timeZone: string): FieldError[] {
  const calendar = calendarOf(timeZone)
  const stretches = stretchesFrom(hours)
  if ('weekdays' in days) {
    const { weekdays } = days
    const isSet = (date: string) => weekdays.includes(Temporal.PlainDate.from(date).dayOfWeek)
    const dates = usualDatesBesideSpecial(before, calendar).filter(isSet)
    return unique([
      ...overlappingNights(hours, weekdays, otherWeekdays(before, weekdays)),
      ...dates.flatMap((date) => overlappingSpecialHours(stretches, before, calendar, date)),
    ])
  }
  const { date } = days
  if (hours.length > 0) return overlappingDays(stretches, before, calendar, date)
  const meets = overlappingDays(usualHours(before, calendar, date), before, calendar, date).length > 0
  return meets ? [{ field: 'date', code: 'NOT_ALLOWED' }] : []
}

const unique = (fields: FieldError[]): FieldError[] => [
  ...new Map(fields.map((one) => [`${one.field} ${one.code}`, one])).values(),
]

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
    async (trx, afterCommit) => {
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
      afterCommit(context.deliveries.wake)
      return { status: 200, body: { data: { hours: after, ...(await bookedDespite(trx, { outside }, locale)) } } }
    },
    { dryRun: body.dryRun },
  )

/** Reads the hours of a shop; undefined where there is no such shop. */
export async function readHours(
  db: Db | Trx,
  shopId: string,
  locale: Locale,
): Promise<Schemas['ShopHours'] | undefined> {
  const shop = await findShop(db, shopId)
  if (shop === undefined) return undefined
  const today = todayAt(shop.time_zone)
  const [weekly, holidays, special, byBookable] = await Promise.all([
    db.selectFrom('shop_hours').selectAll().where('shop_id', '=', shopId).orderBy('weekday').orderBy('opens').execute(),
    db.selectFrom('shop_holiday').select('month_day').where('shop_id', '=', shopId).orderBy('month_day').execute(),
    db
      .selectFrom('special_hours')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('date', '>=', today)
      .orderBy('date')
      .orderBy('opens')
      .execute(),
    db
      .selectFrom('bookable_special_hours as special')
      .innerJoin('bookable', (join) =>
        join.onRef('bookable.shop_id', '=', 'special.shop_id').onRef('bookable.id', '=', 'special.bookable_id'),
      )
      .select(['bookable.id', textIn(locale, 'bookable.name').as('name'), 'date', 'opens', 'closes'])
      .where('special.shop_id', '=', shopId)
      .where('date', '>=', today)
      .orderBy('date')
      .orderBy('bookable.sort')
      .orderBy('bookable.id')
      .orderBy('opens')
      .execute(),
  ])
  return {
    shopId,
    timeZone: shop.time_zone,
    weekly: weekly.map((row) => ({ weekday: row.weekday, ...times(row) })),
    holidays: holidays.map(({ month_day }) => month_day),
    special: special.map((row) => ({ date: row.date, ...times(row) })),
    specialByBookable: [...Map.groupBy(byBookable, ({ date, id }) => `${date} ${id}`).values()].flatMap((rows) =>
      rows.slice(0, 1).map(({ id, name, date }) => ({
        ...{ bookable: { id, name }, date },
        hours: rows.filter(({ opens, closes }) => opens < closes).map(times),
      })),
    ),
  }
}

const times = ({ opens, closes }: Stretch) => ({ open: clockTime(opens), close: clockTime(closes) })

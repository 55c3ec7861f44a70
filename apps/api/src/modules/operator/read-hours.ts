import type { Locale, Schemas } from '../../contract/types.ts'
import { todayAt } from '../../db/app-now.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { textIn } from '../../db/localized-text.ts'
import { clockTime } from '../../lib/minutes-of-day.ts'
import { findShop } from './find-shop.ts'
import type { Stretch } from './outside-hours.ts'

/** Undefined where there is no such shop. */
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

import { sql } from 'kysely'
import type { Db, Trx } from '../../db/connection.ts'
import type { Hours } from '../../lib/shop-calendar.ts'
import { specialHoursOf } from './special-hours.ts'

export type ShopHours = Hours & { timeZone: string }

/** When shops are open, by shop. */
export async function loadShopHours(db: Db | Trx, shopIds: readonly string[]): Promise<Map<string, ShopHours>> {
  const { rows } = await sql<ShopHours & { id: string }>`
    select id, time_zone as "timeZone", ${specialHoursOf(sql.ref('shop.id'))} as special,
      (select coalesce(json_agg(json_build_object('weekday', weekday, 'from', opens, 'to', closes)), '[]')
        from shop_hours where shop_id = shop.id) as hours,
      array(select month_day from shop_holiday where shop_id = shop.id) as holidays
    from shop where id = any(${shopIds})`.execute(db)
  return new Map(rows.map(({ id, ...hours }) => [id, hours]))
}

import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { DAY_MINUTES } from '../../../lib/shop-calendar.ts'
import type { CatalogueSnapshot } from '../../catalogue-changes/catalogue-snapshot.ts'
import { defineShopCache } from '../../catalogue-changes/shop-cache.ts'
import { isForPeople } from '../../offers/is-for-people.ts'
import type { Schedule } from '../../offers/schedule.ts'
import { specialHoursOf, specialHoursOfBookables } from '../../offers/special-hours.ts'

/** The schedules of all services of a shop. */
export type ShopSchedule = Omit<Schedule, 'service' | 'now'> & {
  timeZone: string
  services: ScheduledService[]
}

export type ScheduledService = Schedule['service'] & {
  isForPeople: boolean
  /** Of its shortest unit: when that one is not free, no longer one is. */
  durationMinutes: number
  /** The lengths of a rental; empty for other services. */
  days: number[]
  bookableIds: string[]
}

/** Whether some stretch of its hours ends after midnight. */
export const hasNights = ({ hours, special }: ShopSchedule): boolean =>
  [...hours, ...special].some(({ to }) => to > DAY_MINUTES)

const scheduleCache = defineShopCache<ShopSchedule>(5000)

/** By shop. Kept in memory until the shop changes. */
export const schedulesOf = (
  db: Db,
  snapshot: CatalogueSnapshot,
  shopIds: readonly string[],
): Promise<Map<string, ShopSchedule>> => scheduleCache(snapshot, shopIds, '', (missing) => load(db, missing))

async function load(db: Db, shopIds: string[]): Promise<[string, ShopSchedule][]> {
  const { rows } = await sql<{ id: string; schedule: ShopSchedule }>`
    select shop.id, json_build_object('timeZone', time_zone,
      'hours', (select coalesce(json_agg(json_build_object('weekday', weekday, 'from', opens, 'to', closes)), '[]')
        from shop_hours where shop_id = shop.id),
      'holidays', (select coalesce(json_agg(month_day), '[]') from shop_holiday where shop_id = shop.id),
      'special', ${specialHoursOf(sql.ref('shop.id'))},
      'specialByBookable', ${specialHoursOfBookables(sql.ref('shop.id'))},
      'bookables', (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'capacity', capacity)), '[]')
        from bookable where shop_id = shop.id and active),
      'shifts', (select coalesce(json_agg(json_build_object('id', bookable_id, 'weekday', weekday, 'from', starts, 'to', ends)), '[]')
        from shift where shop_id = shop.id),
      'services', (select coalesce(json_agg(json_build_object('mode', selection_unit_mode, 'perPerson', per_person,
          'minQuantity', min_quantity, 'maxQuantity', max_quantity, 'gridMinutes', grid_minutes, 'bufferBefore', buffer_before,
          'bufferAfter', buffer_after, 'cutOffMinutes', cut_off_minutes, 'dayUnit', day_unit, 'isForPeople', ${isForPeople},
          'durationMinutes', (select min(duration_minutes) from service_unit where shop_id = s.shop_id and service_id = s.id),
          'days', (select coalesce(json_agg(duration_minutes / ${DAY_MINUTES}), '[]') from service_unit
            where day_unit and shop_id = s.shop_id and service_id = s.id),
          'bookableIds', (select coalesce(json_agg(bookable_id), '[]') from service_bookable where shop_id = s.shop_id and service_id = s.id)
        )), '[]') from service s where shop_id = shop.id and active
          and exists (select from service_unit where shop_id = s.shop_id and service_id = s.id))) as schedule
    from shop where id = any(${shopIds}) and active`.execute(db)
  return rows.map(({ id, schedule }) => [id, schedule])
}

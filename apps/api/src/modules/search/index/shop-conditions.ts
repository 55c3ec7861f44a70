import { type RawBuilder, sql } from 'kysely'
import type { Kind } from './shop-sets.ts'

/** What holds of a row of `shop`, which must be in scope. */
export type Condition = RawBuilder<boolean>

/** A set of shops as the database has it: all of these hold. */
export type Conditions = readonly Condition[]

export const holdAll = (conditions: Conditions): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`

/**
 * Whether a range contains the date `day` of `shop`: its hours too, which may last until noon after it. From midnight to midnight
 * a closure is one of dates and takes them whole.
 */
export const closesDay = (during: string): Condition => sql`
  ${sql.ref(during)} @> tstzrange(day at time zone shop.time_zone, (day + interval '1 day') at time zone shop.time_zone)
  and (${sql.ref(during)} @> ((day + interval '36 hours') at time zone shop.time_zone)
    or (${isMidnight(sql`lower(${sql.ref(during)})`)} and ${isMidnight(sql`upper(${sql.ref(during)})`)}))`

function isMidnight(instant: RawBuilder<unknown>): Condition {
  return sql`(${instant} at time zone shop.time_zone)::time = time '00:00'`
}

/** By kind, the minutes that a service takes. */
const MINUTES: Record<string, [from: number, below: number]> = {
  ...{ '0-3': [0, 180], '3-5': [180, 300], '5-7': [300, 420], 'full-day': [420, 1_000_000] },
}

const conditions: Record<Kind, (names: readonly string[]) => Condition> = {
  city: (ids) => sql`shop.city_id = any(${ids}::text[])`,
  country: (countries) => sql`shop.country = any(${countries}::text[])`,
  category: (ids) => sql`exists (select from shop_category join category on category.id = category_id
    where shop_id = shop.id and (category.id = any(${ids}::text[]) or parent_id = any(${ids}::text[])))`,
  main: (ids) =>
    sql`shop.category_id in (select id from category where id = any(${ids}::text[]) or parent_id = any(${ids}::text[]))`,
  duration: (buckets) => offering(sql.join(buckets.map(lasting), sql` or `)),
  people: (counts) =>
    offering(
      sql.join(
        counts.map((people) => sql`${Number(people)}::integer between min_quantity and max_quantity`),
        sql` or `,
      ),
    ),
  weekday: (days) =>
    sql`exists (select from shop_hours where shop_id = shop.id and weekday = any(${days.map(Number)}::integer[]))`,
  holiday: (days) =>
    sql`exists (select from shop_holiday where shop_id = shop.id and month_day = any(${days}::text[]))`,
  special: (dates) => sql`exists (select from special_hours where shop_id = shop.id and date = any(${dates}::text[]))`,
  closed: (dates) =>
    sql`exists (select from closure, unnest(${dates}::timestamp[]) as day
      where closure.shop_id = shop.id and bookable_id is null and ${closesDay('during')})`,
}

/** Shops of one of the names; none where there is no name. */
export const shopsIn = (kind: Kind, names: readonly (string | number)[]): Condition =>
  names.length === 0 ? sql`false` : conditions[kind](names.map(String))

const offering = (what: RawBuilder<unknown>): Condition => sql`exists (
  select from service join service_unit unit on unit.shop_id = service.shop_id and unit.service_id = service.id
  where service.shop_id = shop.id and service.active and (${what}))`

function lasting(bucket: string): Condition {
  const [from, below] = MINUTES[bucket] ?? [0, 0]
  return sql`(duration_minutes >= ${from} and duration_minutes < ${below})`
}

import { type RawBuilder, sql } from 'kysely'
import type { Currency, Schemas } from '../../../contract/types.ts'
import type { Db } from '../../../db/connection.ts'
import type { Text } from '../../../lib/localized-text.ts'
import { DAY_MINUTES } from '../../../lib/shop-calendar.ts'
import { shopRank } from '../../catalogue/booked-members.ts'
import { isForPeople } from '../../offers/is-for-people.ts'
import { districtOf } from '../../synonyms/district-of.ts'
import { OFFER_CONDITIONS } from '../../synonyms/offer-conditions.ts'
import type { Point } from '../../synonyms/synonyms.ts'
import { gramsFor, readGrams } from './shop-grams.ts'
import type { OfferedRental, ShopFacts } from './shop-index.ts'

type Row = {
  id: string
  version: string
  grams: string
  active: boolean
  country: Schemas['Country']
  city_id: string
  /** In English. */
  city: string
  address: Text
  name: Text
  category_ids: string[]
  main_ids: string[]
  at: Point
  station_at: Point | null
  currency: Currency
  price_from: number
  popularity: number
  created_at: number
  rating: number | null
  rating_count: number
  durations: number
  people: number[]
  rental_days: number[]
  weekdays: number[]
  open_hours: number[]
  holidays: string[]
  special_dates: string[]
  closed_dates: string[]
  offered: Offered[]
}

type Unit = { name: Text; price: number }
/** `units`: the cheapest first. */
type Offered = {
  id: string
  pricePer: Schemas['PricePer']
  kinds: string[]
  name: Text
  units: Unit[]
  extras: Text[] | null
  rental: OfferedRental | null
}

/** `primary`: where what is made for everyone is written; another one where `db` is its standby. */
export type Databases = { db: Db; primary: Db }

/** Parties; only vehicles have room for more. */
const MOST_PEOPLE = 5
const BATCH = 1000
/** Longer than one can reserve ahead, so that a process may run for a year on what it has read. */
const CLOSED_AHEAD = '2 years'
/** What the name of a unit says that is for some people alone, children or students: its price is not the one that others pay. */
const CONDITION = new RegExp(
  OFFER_CONDITIONS.flatMap(({ words }) => words)
    .map((word) => (/^\p{Script=Latin}/u.test(word) ? `\\b${word}\\b` : word))
    .join('|'),
  'iu',
)
/** In the order of the bits that stand for them. */
const BUCKETS: Schemas['DurationBucket'][] = ['0-3', '3-5', '5-7', 'full-day']

/** Every shop, a batch at a time; the next one is on its way while this one is looked at. */
export async function* factsOfAll(databases: Databases): AsyncGenerator<ShopFacts[]> {
  const after = (last: string) => read(databases, sql`shop_id > ${last} order by shop_id limit ${BATCH}`)
  for (let facts = await after(''); ; ) {
    const last = facts.at(-1)
    if (last === undefined) return
    const coming = facts.length < BATCH ? Promise.resolve([]) : after(last.id)
    // Whoever stops in the middle need not hear of it.
    coming.catch(() => {})
    yield facts
    facts = await coming
  }
}

export async function* factsOfShops(databases: Databases, ids: string[]): AsyncGenerator<ShopFacts[]> {
  for (let i = 0; i < ids.length; i += BATCH) yield read(databases, sql`shop_id = any(${ids.slice(i, i + BATCH)})`)
}

/**
 * A closed day is one that a closure contains with its hours, which may last until noon after it. From midnight to midnight a closure
 * is one of dates and takes them whole.
 */
const isMidnight = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone shop.time_zone)::time = time '00:00'`

async function read({ db, primary }: Databases, which: RawBuilder<unknown>): Promise<ShopFacts[]> {
  const { rows } = await sql<Row>`
    with chosen as materialized (select shop_id, grams, changed from shop_search where ${which}),
    kinds as (
      select shop_id, array_agg(category_id) || array_remove(array_agg(distinct parent_id), null) as category_ids
      from shop_category join category on category.id = category_id
      where shop_id in (select shop_id from chosen)
      group by shop_id)
    select shop.id, chosen.changed::text as version, grams, active, country, city_id, shop.address, shop.name,
      (select city.name ->> 'en' from city where city.id = shop.city_id) as city,
      coalesce(category_ids, '{}') as category_ids,
      array(select unnest(array_remove(array[id, parent_id], null)) from category where id = shop.category_id) as main_ids,
      json_build_array(latitude, longitude) as at,
      case when station_latitude is not null then json_build_array(station_latitude, station_longitude) end as station_at,
      currency, price_from, ${shopRank} as popularity, extract(epoch from created_at)::float8 as created_at,
      rating::float8 as rating, rating_count, durations,
      array(select distinct generate_series(min_quantity::int, case when ${isForPeople} then max_quantity::int else ${MOST_PEOPLE} end) from service
        where service.shop_id = shop.id and service.active) as people,
      array(select distinct duration_minutes / ${DAY_MINUTES} from service
        join service_unit unit on unit.shop_id = service.shop_id and unit.service_id = service.id
        where service.shop_id = shop.id and service.active and day_unit) as rental_days,
      array(select distinct weekday::int from shop_hours where shop_id = shop.id) as weekdays,
      array(select distinct generate_series(opens::int / 60, (closes::int - 1) / 60) from shop_hours
        where shop_id = shop.id) as open_hours,
      array(select month_day from shop_holiday where shop_id = shop.id) as holidays,
      array(select distinct date from special_hours where shop_id = shop.id) as special_dates,
      array(select distinct to_char(day, 'YYYY-MM-DD')
        from closure c, generate_series(
          greatest(lower(c.during), app_now() - interval '2 days') at time zone shop.time_zone,
          least(upper(c.during), app_now() + ${CLOSED_AHEAD}::interval) at time zone shop.time_zone, interval '1 day') as one (at),
          date_trunc('day', at) as day
        where c.shop_id = shop.id and c.bookable_id is null
          and c.during @> tstzrange(day at time zone shop.time_zone, (day + interval '1 day') at time zone shop.time_zone)
          and (c.during @> ((day + interval '36 hours') at time zone shop.time_zone)
            or (${isMidnight(sql`lower(c.during)`)} and ${isMidnight(sql`upper(c.during)`)}))) as closed_dates,
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'pricePer', s.price_per,
          'kinds', array_remove(array[kind.id, kind.parent_id], null), 'units', named.units,
          'extras', (select json_agg(a.name order by a.sort, a.id) from service_attach own
            join attach a on a.shop_id = own.shop_id and a.id = own.attach_id
            where own.shop_id = s.shop_id and own.service_id = s.id),
          'rental', case when s.day_unit then json_build_object('seats', s.max_quantity, 'units',
            (select json_agg(json_build_object('id', u.id, 'days', u.duration_minutes / ${DAY_MINUTES}, 'price', u.price)
                order by u.duration_minutes, u.sort, u.id)
              from service_unit u where u.shop_id = s.shop_id and u.service_id = s.id)) end) order by s.sort, s.id), '[]')
        from service s join category kind on kind.id = s.category_id
          cross join lateral (select json_agg(json_build_object('name', u.name, 'price', u.price) order by u.price, u.sort, u.id) as units
            from service_unit u
            where u.shop_id = s.shop_id and u.service_id = s.id) named
        where s.shop_id = shop.id and s.active and named.units is not null) as offered
    from chosen join shop on shop.id = chosen.shop_id cross join lateral (
      select coalesce(bit_or(case when duration_minutes < 180 then 1 when duration_minutes < 300 then 2
          when duration_minutes < 420 then 4 else 8 end), 0) as durations
      from service join service_unit unit on unit.service_id = service.id
      where service.shop_id = chosen.shop_id and unit.shop_id = chosen.shop_id and service.active) offered
      left join kinds on kinds.shop_id = shop.id
    order by shop.id`.execute(db)
  const made = await gramsFor(
    { db, primary },
    rows.filter(({ grams }) => readGrams(grams) === null),
  )
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    grams: made.get(row.id) ?? readGrams(row.grams) ?? [],
    active: row.active,
    country: row.country,
    cityId: row.city_id,
    districtId: districtOf(row, 'en')?.id ?? null,
    categoryIds: row.category_ids,
    mainCategoryIds: row.main_ids,
    at: row.at,
    stationAt: row.station_at,
    currency: row.currency,
    priceFrom: row.price_from,
    popularity: row.popularity,
    createdAt: row.created_at,
    rating: row.rating,
    ratingCount: row.rating_count,
    durations: BUCKETS.filter((_, bit) => (row.durations >> bit) & 1),
    people: row.people,
    rentalDays: row.rental_days,
    weekdays: row.weekdays,
    openHours: row.open_hours,
    holidays: row.holidays,
    specialDates: row.special_dates,
    closedDates: row.closed_dates,
    offered: row.offered.map(offeredOf).sort((one, other) => one.price - other.price),
  }))
}

function offeredOf({
  id,
  pricePer,
  kinds: categoryIds,
  name,
  units,
  extras,
  rental,
}: Offered): ShopFacts['offered'][number] {
  const prices = units.map(({ price }) => price)
  const forEverybody = units.find((unit) => !CONDITION.test(Object.values(unit.name).join(' ')))
  return {
    ...{ id, pricePer },
    price: forEverybody?.price ?? prices[0] ?? 0,
    kind: { categoryIds, name },
    ...(extras !== null && { extras: extras.map((extra) => ({ categoryIds: [], name: extra })) }),
    ...(rental === null
      ? {
          units: units.map((unit) => ({ categoryIds: [], name: unit.name })),
          ...(units.length > 1 && { unitPrices: prices }),
        }
      : { units: [], rental }),
  }
}

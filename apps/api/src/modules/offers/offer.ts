import type { PictureSpec } from '@yoyaku/drawings/spec'
import { sql } from 'kysely'
import type { Currency, Schemas } from '../../contract/types.ts'
import type { Db, Trx } from '../../db/connection.ts'
import type { LateFee, StationSnapshot } from '../../db/tables/booking-snapshot.ts'
import type { Text } from '../../lib/localized-text.ts'
import type { Rates } from '../money/convert.ts'
import { ratesAsJson } from '../money/rates.ts'
import type { Schedule, ScheduledBookable } from './schedule.ts'
import { specialHoursOf, specialHoursOfBookables } from './special-hours.ts'

export type Unit = { id: string; name: Text; durationMinutes: number; price: number }
export type Attach = { id: string; name: Text; price: number; durationMinutes: number; maxQuantity: number }

/** A staff member or a thing, as guests see it. */
export type Bookable = ScheduledBookable & { name: Text; title: Text | null; avatar: PictureSpec | null }

/** Another shop at which what is rented may be returned, and what that costs. */
export type ReturnBranch = { id: string; name: Text; address: Text; country: Schemas['Country']; price: number }

/** When a service can be had, what it costs and how it is shown; prices in minor units of the shop's currency. */
export type Offer = Omit<Schedule, 'service' | 'bookables'> & {
  shop: {
    id: string
    name: Text
    address: Text
    phone: string
    cover: PictureSpec
    latitude: number
    longitude: number
    country: Schemas['Country']
    station: StationSnapshot | null
    timeZone: string
    currency: Currency
    freeCancellationHours: number
    lateFee: LateFee | null
    reschedule: { hours: number; limit: number }
  }
  service: Schedule['service'] & {
    id: string
    name: Text
    pricePer: 'person' | 'booking'
    /** It, or what its category belongs to, is car rental. */
    carRental: boolean
  }
  units: Unit[]
  attaches: Attach[]
  bookables: Bookable[]
  /** Of a service of whole days alone. */
  returnBranches: ReturnBranch[]
}

/** With what it takes to show its prices in other currencies. */
export type PricedOffer = Offer & { rates: Rates }

/** Null for what is not there or not offered any more. */
export async function loadOffer(db: Db | Trx, shopId: string, serviceId: string): Promise<PricedOffer | null> {
  const { rows } = await sql<PricedOffer>`
    select json_build_object('id', shop.id, 'name', shop.name, 'address', shop.address, 'phone', shop.phone, 'cover', shop.cover,
             'latitude', shop.latitude, 'longitude', shop.longitude, 'country', shop.country,
             'station', case when shop.station is not null then jsonb_strip_nulls(jsonb_build_object('name', shop.station,
               'minutes', shop.station_minutes, 'latitude', shop.station_latitude, 'longitude', shop.station_longitude)) end,
             'timeZone', shop.time_zone, 'currency', shop.currency, 'freeCancellationHours', shop.free_cancellation_hours, 'lateFee', shop.late_fee,
             'reschedule', json_build_object('hours', shop.reschedule_hours, 'limit', shop.reschedule_limit)) as shop,
           json_build_object('id', s.id, 'name', s.name, 'mode', s.selection_unit_mode, 'perPerson', s.per_person, 'pricePer', s.price_per,
             'minQuantity', s.min_quantity, 'maxQuantity', s.max_quantity, 'gridMinutes', s.grid_minutes,
             'bufferBefore', s.buffer_before, 'bufferAfter', s.buffer_after, 'cutOffMinutes', s.cut_off_minutes, 'dayUnit', s.day_unit,
             'carRental', exists (select from category own left join category top on top.id = own.parent_id
               where own.id = s.category_id and 'car-rental' in (own.slug, top.slug))) as service,
           (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'durationMinutes', u.duration_minutes, 'price', u.price)
                     order by u.sort, u.id), '[]')
              from service_unit u where u.shop_id = s.shop_id and u.service_id = s.id) as units,
           (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'price', a.price,
                     'durationMinutes', a.duration_minutes, 'maxQuantity', a.max_quantity) order by a.sort, a.id), '[]')
              from service_attach sa join attach a on a.shop_id = sa.shop_id and a.id = sa.attach_id
             where sa.shop_id = s.shop_id and sa.service_id = s.id) as attaches,
           (select coalesce(json_agg(json_build_object('id', other.id, 'name', other.name, 'address', other.address,
                     'country', other.country, 'price', r.price) order by r.sort, other.id), '[]')
              from return_branch r join shop other on other.id = r.branch_id
             where r.shop_id = s.shop_id and s.day_unit and other.active) as "returnBranches",
           (select coalesce(json_agg(json_build_object('id', b.id, 'kind', b.kind, 'name', b.name, 'title', b.title,
                     'avatar', b.avatar, 'capacity', b.capacity) order by b.sort, b.id), '[]')
              from service_bookable sb join bookable b on b.shop_id = sb.shop_id and b.id = sb.bookable_id
             where sb.shop_id = s.shop_id and sb.service_id = s.id and b.active) as bookables,
           (select coalesce(json_agg(json_build_object('id', f.bookable_id, 'weekday', f.weekday, 'from', f.starts, 'to', f.ends)), '[]')
              from service_bookable sb join shift f on f.shop_id = sb.shop_id and f.bookable_id = sb.bookable_id
             where sb.shop_id = s.shop_id and sb.service_id = s.id) as shifts,
           (select coalesce(json_agg(json_build_object('weekday', h.weekday, 'from', h.opens, 'to', h.closes)), '[]')
              from shop_hours h where h.shop_id = s.shop_id) as hours,
           (select coalesce(json_agg(d.month_day), '[]') from shop_holiday d where d.shop_id = s.shop_id) as holidays,
           ${specialHoursOf(sql.ref('s.shop_id'))} as special,
           ${specialHoursOfBookables(sql.ref('s.shop_id'))} as "specialByBookable",
           ${ratesAsJson} as rates,
           floor(extract(epoch from app_now()) * 1000)::float8 as now
      from service s join shop on shop.id = s.shop_id
     where s.shop_id = ${shopId} and s.id = ${serviceId} and s.active and shop.active`.execute(db)
  return rows[0] ?? null
}

import { type RawBuilder, sql } from 'kysely'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Row } from '../../db/schema.ts'
import { inLanguage, type Text } from '../../lib/localized-text.ts'
import { clockTime } from '../../lib/minutes-of-day.ts'
import { secondsLeft } from '../../lib/seconds-left.ts'
import { isLive } from '../holds/hold.sql.ts'
import { isForPeople } from '../offers/is-for-people.ts'

type Named = { id: string; name: Text } | null
export type EntryRow = Row<'waiting_list_entry'> & {
  now: string
  shop_name: Text
  time_zone: string
  service_name: Text | null
  /** True of any service of the shop. */
  is_for_people: boolean
  staff: Named
  item: Named
  return_shop: Named
  /** Of the hold that is offered now. */
  draft: Row<'hold'>['draft'] | null
  start_at: string | null
  end_at: string | null
  expires_at: string | null
}

/** As a condition on `waiting_list_entry`: neither ended nor over. */
export const isOpen = sql<boolean>`(waiting_list_entry.ended_at is null and waiting_list_entry.last_start > app_now())`

/** In line before those who came later. */
export const entriesQuery = (condition: RawBuilder<unknown>): RawBuilder<EntryRow> => sql<EntryRow>`
  select waiting_list_entry.*, app_now() as now, shop.name as shop_name, shop.time_zone, service.name as service_name,
         coalesce(${isForPeople}, true) as is_for_people,
         ${named('staff_id')} as staff, ${named('item_id')} as item,
         (select json_build_object('id', id, 'name', name) from shop branch where id = waiting_list_entry.return_shop_id) as return_shop,
         hold.draft, hold.start_at, hold.end_at, hold.expires_at
    from waiting_list_entry join shop on shop.id = waiting_list_entry.shop_id
    left join service on service.shop_id = waiting_list_entry.shop_id and service.id = waiting_list_entry.service_id
    left join hold on hold.shop_id = waiting_list_entry.shop_id and hold.id = waiting_list_entry.hold_id and ${isLive}
   where ${condition}
   order by waiting_list_entry.place`

const named = (column: 'staff_id' | 'item_id') => sql`(
  select json_build_object('id', bookable.id, 'name', bookable.name) from bookable
   where bookable.shop_id = waiting_list_entry.shop_id and bookable.id = ${sql.ref(`waiting_list_entry.${column}`)})`

export function showEntry(row: EntryRow, locale: Locale): Schemas['WaitingListEntry'] {
  const named = (one: Named) => one && { id: one.id, name: inLanguage(locale, one.name) }
  const end = row.end_reason ?? (Date.parse(row.last_start) <= Date.parse(row.now) ? 'over' : null)
  const offer = end === null ? offerOf(row) : null
  return {
    id: row.id,
    status: end ?? (offer === null ? 'waiting' : 'offered'),
    shopId: row.shop_id,
    shopName: inLanguage(locale, row.shop_name),
    serviceId: row.service_id,
    serviceName: row.service_name && inLanguage(locale, row.service_name),
    unitId: row.unit_id,
    date: row.date,
    timeFrom: row.time_from === null ? null : clockTime(row.time_from),
    timeTo: row.time_to === null ? null : clockTime(row.time_to),
    timeZone: row.time_zone,
    quantity: row.quantity,
    isForPeople: row.is_for_people,
    attaches: row.attaches,
    staff: named(row.staff),
    resource: named(row.item),
    returnTime: row.return_time,
    returnShop: named(row.return_shop),
    createdAt: row.created_at,
    endsAt: row.ended_at ?? row.last_start,
    offer,
  }
}

function offerOf({ draft, start_at, end_at, expires_at, now }: EntryRow): Schemas['WaitingListOffer'] | null {
  if (draft === null || start_at === null || end_at === null || expires_at === null) return null
  const expiresInSeconds = secondsLeft(expires_at, now)
  return { draft, startAt: start_at, endAt: end_at, expiresAt: expires_at, expiresInSeconds }
}

import { sql } from 'kysely'
import type { Db } from '../../src/db/connection.ts'

export type ReservationRecord = {
  id: string
  code: string
  holdId: string
  status: string
  marker: string | null
  /** The assigned staff and equipment. */
  bookables: string[]
  shopId: string
  /** Epoch seconds. */
  start: number
  end: number
  /** In minor units of the currency that was shown. */
  amount: number
  currency: string
  notifications: { id: string; kind: string }[]
  email: string
  /** How many rows of what it takes cover its whole time. */
  covered: number
  /** What it was before: each is one change of time. */
  formerVersions: number[]
  version: number
}
/** `replaces`: it takes of its time only what its reservation does not take. */
export type HoldRecord = { id: string; state: string; occupied: string[]; replaces: boolean }
/** A hold that the waiting list gave to a member. */
export type OfferRecord = {
  holdId: string
  entryId: string
  shopId: string
  notificationId: string
  start: number
  offeredAt: number
}
/** `isServed`: it was offered a time at least once. `isFree`: nobody has a time that it waits for. */
export type EntryRecord = { id: string; isOpen: boolean; isServed: boolean; isFree: boolean }
export type Tables = {
  offers: OfferRecord[]
  entries: EntryRecord[]
  reservations: ReservationRecord[]
  holds: HoldRecord[]
  /** Pairs of holds that take the same thing at the same time. */
  overlappingHolds: string[]
  /** How many e-mails wait in their table for each notification. */
  emails: Map<string, number>
  waiting: number
}

/** The tables that the checker reads, in one snapshot after the last answer. */
export async function readTables(db: Db): Promise<Tables> {
  const [reservations, holds, pairs, emails, waiting, offers, entries] = await Promise.all([
    sql<ReservationRecord>`
      select r.id, r.code_number as code, r.hold_id as "holdId", r.status, r.special_requirement as marker,
             h.staff_ids || h.item_ids as bookables, r.shop_id as "shopId",
             extract(epoch from r.start_at)::float8 as start, extract(epoch from r.end_at)::float8 as end,
             r.contact ->> 'email' as email,
             (select sum((line ->> 'amount')::float8) from jsonb_array_elements(r.agreed -> 'quote' -> 'lines') line) as amount,
             r.agreed -> 'quote' ->> 'currency' as currency, r.version,
             (select count(*)::int from occupancy o where o.shop_id = r.shop_id and o.hold_id = r.hold_id
                 and o.during @> tstzrange(r.start_at, r.end_at)) as covered,
             array(select v.version from reservation_version v where v.shop_id = r.shop_id and v.reservation_id = r.id order by 1)
               as "formerVersions",
             coalesce((select json_agg(json_build_object('id', n.id, 'kind', n.kind)) from notification n
                        where n.shop_id = r.shop_id and n.reservation_id = r.id), '[]') as notifications
        from reservation r join hold h on h.shop_id = r.shop_id and h.id = r.hold_id`.execute(db),
    sql<HoldRecord>`
      select id, state, replaces is not null as replaces, array(select bookable_id from occupancy o where o.shop_id = hold.shop_id and o.hold_id = hold.id) as occupied
        from hold`.execute(db),
    sql<{ pair: string }>`
      select one.hold_id || ' and ' || other.hold_id as pair from occupancy one join occupancy other
          on one.shop_id = other.shop_id and one.bookable_id = other.bookable_id and one.hold_id < other.hold_id
         and one.during && other.during`.execute(db),
    sql<{ dedupe_id: string; count: number }>`
      select dedupe_id, count(*) as count from email where sent_at is not null group by dedupe_id`.execute(db),
    sql<{ count: number }>`
      select (select count(*) from outbox) + (select count(*) from email where sent_at is null) + (select count(*) from freed_time) as count`.execute(
      db,
    ),
    sql<OfferRecord>`
      select offer ->> 'holdId' as "holdId", offer ->> 'entryId' as "entryId", shop_id as "shopId", id as "notificationId",
             extract(epoch from (offer ->> 'startAt')::timestamptz)::float8 as start,
             extract(epoch from created_at)::float8 * 1000 as "offeredAt"
        from notification where kind = 'offered'`.execute(db),
    sql<EntryRecord>`
      select id, ended_at is null as "isOpen", hold_id is not null as "isServed",
             not exists (select from occupancy o where o.shop_id = e.shop_id
                            and o.during && tstzrange(e.first_start, e.first_start + interval '1 hour')) as "isFree"
        from waiting_list_entry e`.execute(db),
  ])
  return {
    reservations: reservations.rows,
    holds: holds.rows,
    overlappingHolds: pairs.rows.map(({ pair }) => pair),
    emails: new Map(emails.rows.map(({ dedupe_id, count }) => [dedupe_id, count])),
    waiting: waiting.rows[0]?.count ?? 0,
    offers: offers.rows,
    entries: entries.rows,
  }
}

import { sql } from 'kysely'
import { iso, loadBusy } from '../availability/busy.ts'
import type { Span } from '../availability/calendar.ts'
import { onDuty, takenBy } from '../availability/slots.ts'
import type { Trx } from '../db/connection.ts'
import { type Chosen, choose } from './choose.ts'
import type { Planned } from './draft.ts'

/**
 * Locks whoever and whatever could be taken, in one order for everybody, lets go what expired, and chooses. What the
 * caller then inserts into `occupancy` is safe until its transaction ends. Null when it is not free.
 */
export async function lockAndChoose(
  trx: Trx,
  { offer, request, calendar, date, slot }: Planned,
  own: { holdIds: string[]; kept: string[] },
): Promise<Chosen | null> {
  const shopId = offer.shop.id
  const ids = request.needs.flatMap(({ candidates }) => candidates.map(({ id }) => id))
  const taken = takenBy(offer, slot)
  await sql`select from bookable where shop_id = ${shopId} and id = any(${ids}) order by id for no key update`.execute(
    trx,
  )
  await expireHolds(trx, shopId, ids, taken)
  const day = { start: calendar.day(date).limit(0), end: calendar.day(date.add({ days: 1 })).limit(0) }
  const seen = { start: Math.min(day.start, taken.start), end: Math.max(day.end, taken.end) }
  const busy = await loadBusy(trx, shopId, ids, seen, own.holdIds)
  const duty = onDuty(offer, calendar, date)
  return choose(request.needs, { busy, taken, day, kept: own.kept, onDuty: (bookable) => duty(bookable, slot) })
}

/** A hold that expired still lies in the way of the constraint until somebody sweeps it away. */
async function expireHolds(trx: Trx, shopId: string, ids: string[], { start, end }: Span): Promise<void> {
  await sql`
    with stale as (
      select id from hold
       where shop_id = ${shopId} and state = 'live' and expires_at <= app_now()
         and id in (select hold_id from occupancy where shop_id = ${shopId} and bookable_id = any(${ids})
                      and during && tstzrange(${iso(start)}, ${iso(end)}))
       order by id for update),
    expired as (update hold set state = 'expired' from stale where hold.shop_id = ${shopId} and hold.id = stale.id returning hold.id)
    delete from occupancy using expired where occupancy.shop_id = ${shopId} and occupancy.hold_id = expired.id`.execute(
    trx,
  )
}

export async function occupy(
  trx: Trx,
  holdId: string,
  { offer, slot }: Planned,
  { staff, items }: Chosen,
): Promise<void> {
  const { start, end } = takenBy(offer, slot)
  // In one order for everybody: in any other, two that want the same things would wait for each other.
  const ids = [...staff, ...items].map(({ id }) => id).sort()
  await sql`
    insert into occupancy (shop_id, bookable_id, during, hold_id)
    select ${offer.shop.id}, id, tstzrange(${iso(start)}, ${iso(end)}), ${holdId}
      from unnest(${ids}::text[]) with ordinality as taken (id, place) order by place`.execute(trx)
}

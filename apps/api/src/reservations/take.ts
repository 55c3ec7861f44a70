import { type RawBuilder, sql } from 'kysely'
import { busyOf, iso, type Taken, takenQuery } from '../availability/busy.ts'
import type { Span } from '../availability/calendar.ts'
import { onDuty, takenBy } from '../availability/slots.ts'
import { type Chosen, choose } from './choose.ts'
import type { Planned } from './draft.ts'

/**
 * Two statements, in this order: one locks whoever and whatever could be taken, in one order for everybody, the other
 * tells what is taken. What is then chosen and inserted into `occupancy` is safe until the transaction ends.
 */
export function lockedQueries(planned: Planned): [RawBuilder<unknown>, RawBuilder<Taken>] {
  const { offer, calendar, date, slot } = planned
  const shopId = offer.shop.id
  const ids = candidatesOf(planned)
  const taken = takenBy(offer, slot)
  const day = dayOf(calendar, date)
  const seen = { start: Math.min(day.start, taken.start), end: Math.max(day.end, taken.end) }
  return [
    sql`select from bookable where shop_id = ${shopId} and id = any(${ids}) order by id for no key update`,
    takenQuery(shopId, ids, seen),
  ]
}

/** Null when it is not free. `occupied` was read under the lock. */
export function chooseFree(
  { offer, request, calendar, date, slot }: Planned,
  occupied: Taken[],
  own: { holdIds: string[]; kept: string[] },
): Chosen | null {
  const duty = onDuty(offer, calendar, date)
  return choose(request.needs, {
    busy: busyOf(occupied, own.holdIds),
    taken: takenBy(offer, slot),
    day: dayOf(calendar, date),
    kept: own.kept,
    onDuty: (bookable) => duty(bookable, slot),
  })
}

const dayOf = (calendar: Planned['calendar'], date: Temporal.PlainDate): Span => ({
  start: calendar.day(date).limit(0),
  end: calendar.day(date.add({ days: 1 })).limit(0),
})

const candidatesOf = ({ request }: Planned): string[] =>
  request.needs.flatMap(({ candidates }) => candidates.map(({ id }) => id))

/**
 * Takes, in the order of the list. A hold that expired lies in the way of the constraint until somebody sweeps it away:
 * where one was seen, that comes first.
 */
export function occupyQueries(
  holdId: string,
  planned: Planned,
  occupied: Taken[],
  chosen: Chosen,
): RawBuilder<unknown>[] {
  const takes = occupyQuery(holdId, planned, chosen)
  return occupied.some(({ stale }) => stale) ? [...expireQueries(planned), takes] : [takes]
}

/** Two, for the second sees what a hold took while the first waited for it. */
function expireQueries(planned: Planned): [RawBuilder<unknown>, RawBuilder<unknown>] {
  const ids = candidatesOf(planned)
  const { start, end } = takenBy(planned.offer, planned.slot)
  const shopId = planned.offer.shop.id
  const inTheWay = sql`
    occupancy.shop_id = ${shopId} and occupancy.bookable_id = any(${ids}) and occupancy.during && tstzrange(${iso(start)}, ${iso(end)})`
  return [
    sql`
    with stale as (
      select id from hold
       where shop_id = ${shopId} and state = 'live' and expires_at <= app_now()
         and id in (select hold_id from occupancy where ${inTheWay})
       order by id for update)
    update hold set state = 'expired' from stale where hold.shop_id = ${shopId} and hold.id = stale.id`,
    sql`
    delete from occupancy using hold
     where ${inTheWay} and hold.shop_id = occupancy.shop_id and hold.id = occupancy.hold_id
       and hold.state in ('expired', 'released')`,
  ]
}

function occupyQuery(holdId: string, { offer, slot }: Planned, { staff, items }: Chosen): RawBuilder<unknown> {
  const { start, end } = takenBy(offer, slot)
  // In one order for everybody: in any other, two that want the same things would wait for each other.
  const ids = [...staff, ...items].map(({ id }) => id).sort()
  return sql`
    insert into occupancy (shop_id, bookable_id, during, hold_id)
    select ${offer.shop.id}, id, tstzrange(${iso(start)}, ${iso(end)}), ${holdId}
      from unnest(${ids}::text[]) with ordinality as taken (id, place) order by place`
}

import { type RawBuilder, sql } from 'kysely'
import type { Span } from '../../lib/shop-calendar.ts'
import { busyOf, iso, type Taken, takenQuery } from '../availability/busy.ts'
import { onDuty } from '../availability/on-duty.ts'
import { takenBy, wantedBy } from '../availability/slots.ts'
import { type Chosen, choose } from './choose.ts'
import type { Planned } from './draft.ts'

/**
 * Two statements, in this order: one locks whoever and whatever could be taken, in one order for everybody, the other
 * reads what is taken. What is then chosen and inserted into `occupancy` is safe until the transaction ends.
 */
export function lockedQueries(planned: Planned): [RawBuilder<unknown>, RawBuilder<Taken>] {
  const shopId = planned.offer.shop.id
  const ids = candidatesOf(planned)
  return [
    sql`select from bookable where shop_id = ${shopId} and id = any(${ids}) order by id for no key update`,
    takenQuery(shopId, ids, seenFor(planned)),
  ]
}

/** The day, whose load counts, and what the slot takes beyond it. */
function seenFor({ offer, calendar, date, slot }: Planned): Span {
  const taken = takenBy(offer, slot)
  const day = dayOf(calendar, date)
  return { start: Math.min(day.start, taken.start), end: Math.max(day.end, taken.end) }
}

/** Null when it is not free. `occupied` was read under the lock. */
export function chooseFree(
  { offer, request, calendar, date, slot }: Planned,
  occupied: Taken[],
  own: { holdIds: string[]; heldBookableIds: string[] },
): Chosen | null {
  const duty = onDuty(offer, calendar, date)
  return choose(request.needs, {
    busy: busyOf(occupied, own.holdIds),
    wanted: wantedBy(offer, slot),
    day: dayOf(calendar, date),
    heldBookableIds: own.heldBookableIds,
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
 * What must go before something is taken: a hold that expired lies in the way of the constraint until somebody sweeps it
 * away. Two, for the second sees what a hold took while the first waited for it.
 */
export function sweepQueries(planned: Planned, occupied: Taken[]): RawBuilder<unknown>[] {
  if (!occupied.some(({ stale }) => stale)) return []
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

/** Takes, in one order for everybody: in any other, two that want the same things would wait for each other. */
export function occupyQuery(holdId: string, { offer, slot }: Planned, { staff, items }: Chosen): RawBuilder<unknown> {
  const { start, end } = takenBy(offer, slot)
  const ids = [...staff, ...items].map(({ id }) => id).sort()
  return sql`
    insert into occupancy (shop_id, bookable_id, during, hold_id)
    select ${offer.shop.id}, id, tstzrange(${iso(start)}, ${iso(end)}), ${holdId}
      from unnest(${ids}::text[]) with ordinality as taken (id, place) order by place`
}

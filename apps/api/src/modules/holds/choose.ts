import type { Span } from '../../lib/shop-calendar.ts'
import { onDuty } from '../availability/on-duty.ts'
import { wantedBy } from '../availability/slots.ts'
import { type Busy, busyOf, isAvailable, type Taken, type Wanted } from '../occupancy/busy.ts'
import type { Bookable } from '../offers/offer.ts'
import type { Need } from '../offers/schedule.ts'
import type { Planned } from './draft.ts'

export type Chosen = { staff: Bookable[]; items: Bookable[] }

type Circumstances = {
  busy: Busy
  wanted: Wanted
  onDuty: (bookable: Bookable) => boolean
  /** The day whose load counts. */
  day: Span
  /** Bookables of the hold before its change: they stay where they can. */
  heldBookableIds: string[]
}

/** Null when it is not free. `occupied` was read under the lock. */
export function chooseFree(
  { offer, request, calendar, date, slot, day }: Planned,
  occupied: Taken[],
  own: { holdIds: string[]; heldBookableIds: string[] },
): Chosen | null {
  const duty = onDuty(offer, calendar, date)
  return choose(request.needs, {
    busy: busyOf(occupied, own.holdIds, offer, calendar),
    wanted: wantedBy(offer, slot),
    day,
    heldBookableIds: own.heldBookableIds,
    onDuty: (bookable) => duty(bookable, slot),
  })
}

/** The bookables for the needs, the chosen one first; null where one is missing. */
function choose(needs: Need<Bookable>[], circumstances: Circumstances): Chosen | null {
  const chosen: Chosen = { staff: [], items: [] }
  for (const need of needs) {
    const picked = pick(need, circumstances)
    if (picked === null) return null
    if (need.kind === 'staff') chosen.staff = picked
    else chosen.items = picked
  }
  return chosen
}

/** Without a preference: the bookable of the hold before, then the smallest that fits, then the least loaded that day. */
function pick(
  { candidates, count, chosen }: Need<Bookable>,
  { busy, wanted, onDuty, day, heldBookableIds }: Circumstances,
): Bookable[] | null {
  const free = candidates.filter((bookable) => onDuty(bookable) && isAvailable(busy, bookable.id, wanted))
  if (chosen !== null && !free.some(({ id }) => id === chosen)) return null
  const rank = (bookable: Bookable) => [
    bookable.id === chosen ? 0 : 1,
    heldBookableIds.includes(bookable.id) ? 0 : 1,
    bookable.capacity,
    loadOf(busy, bookable.id, day),
  ]
  const ranked = free
    .map((bookable) => ({ bookable, rank: rank(bookable) }))
    .sort((one, other) => compare(one.rank, other.rank))
    .map(({ bookable }) => bookable)
  return ranked.length < count ? null : ranked.slice(0, count)
}

function compare(one: number[], other: number[]): number {
  const index = one.findIndex((value, place) => value !== other[place])
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0)
}

function loadOf(busy: Busy, id: string, day: Span): number {
  return (busy.get(id) ?? []).reduce(
    (sum, { start, end }) => sum + Math.max(0, Math.min(end, day.end) - Math.max(start, day.start)),
    0,
  )
}

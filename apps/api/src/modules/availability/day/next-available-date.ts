import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../../db/connection.ts'
import { calendarOf } from '../../../lib/shop-calendar.ts'
import type { CatalogueSnapshot } from '../../catalogue-changes/catalogue-snapshot.ts'
import { busyByShop } from '../../occupancy/busy-by-shop.ts'
import { isAnythingAvailable, type Question } from './day-availability.ts'
import { longestOccupancyOf } from './longest-occupancy.ts'
import { hasNights, type ShopSchedule, schedulesOf } from './shop-schedule.ts'

const DAY_MS = 86_400_000
const DAYS_AHEAD = 31
const FIRST_LOOK = 3
/** Others get their turn after so many. */
const AT_ONCE = 10

/** A number of people who look for a time, and the times that they look for. */
export type Party = Pick<Question, 'quantity' | 'times'>
const ANYBODY: Party = { quantity: null }

/** The next day on which something is free for the party, by shop, or that of the night which goes on; absent when there is none within 31 days. */
export async function nextAvailableDates(
  db: Db,
  snapshot: CatalogueSnapshot,
  shopIds: readonly string[],
  party: Party = ANYBODY,
): Promise<Map<string, string>> {
  const schedules = await schedulesOf(db, snapshot, shopIds)
  const query = { now: snapshot.now, schedules, party }
  const soon = await within(db, query, -1, FIRST_LOOK)
  const rest = new Map([...schedules].filter(([id]) => !soon.has(id)))
  if (rest.size === 0) return soon
  return new Map([...soon, ...(await within(db, { ...query, schedules: rest }, FIRST_LOOK, DAYS_AHEAD))])
}

type Schedules = { now: number; party: Party; schedules: Map<string, ShopSchedule> }

async function within(
  db: Db,
  { now, schedules, party }: Schedules,
  from: number,
  to: number,
): Promise<Map<string, string>> {
  const span = {
    start: now + (from - 1) * DAY_MS,
    end: now + (to + 1) * DAY_MS + longestOccupancyOf(schedules.values()),
  }
  const taken = await busyByShop(db, schedules, span)
  const found = new Map<string, string>()
  let looked = 0
  for (const [id, schedule] of schedules) {
    if (++looked % AT_ONCE === 0) await setImmediate()
    const today = calendarOf(schedule.timeZone).dateOf(now)
    for (let ahead = hasNights(schedule) ? from : Math.max(from, 0); ahead < to && !found.has(id); ahead++) {
      const date = ahead === 0 ? today : today.add({ days: ahead })
      if (isAnythingAvailable(schedule, date, { ...party, now, busy: taken.get(id) })) found.set(id, date.toString())
    }
  }
  return found
}

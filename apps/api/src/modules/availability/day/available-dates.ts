import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../../db/connection.ts'
import { calendarOf } from '../../../lib/shop-calendar.ts'
import type { CatalogueSnapshot } from '../../catalogue-changes/catalogue-snapshot.ts'
import { busyByShop } from '../../occupancy/busy-by-shop.ts'
import type { StartTimes } from '../times-of-day.ts'
import { isAnythingAvailable } from './day-availability.ts'
import { longestOccupancyOf } from './longest-occupancy.ts'
import { hasNights, schedulesOf } from './shop-schedule.ts'

const DAY_MS = 86_400_000
/** Others get their turn after so many. */
const AT_ONCE = 10

/**
 * The shops where so many people really find something on the date, each with that date; with the day before where today is asked
 * for and its night still goes on.
 */
export async function availableDates(
  db: Db,
  snapshot: CatalogueSnapshot,
  shopIds: readonly string[],
  {
    date: written,
    days = 0,
    ...party
  }: { date: string; quantity: number; days?: number | undefined; times?: StartTimes },
): Promise<Map<string, string>> {
  const date = Temporal.PlainDate.from(written)
  const before = date.subtract({ days: 1 })
  const schedules = await schedulesOf(db, snapshot, shopIds)
  const midnight = date.toZonedDateTime('UTC').epochMilliseconds
  const longest = longestOccupancyOf(schedules.values()) + days * DAY_MS
  const span = { start: midnight - 2 * DAY_MS, end: midnight + 2 * DAY_MS + longest }
  const taken = await busyByShop(db, schedules, span)
  const free = new Map<string, string>()
  let looked = 0
  for (const [id, schedule] of schedules) {
    const question = { ...party, days: days || undefined, now: snapshot.now, busy: taken.get(id) }
    const isToday = calendarOf(schedule.timeZone).dateOf(snapshot.now).equals(date)
    const dates = isToday && hasNights(schedule) ? [before, date] : [date]
    const first = dates.find((one) => isAnythingAvailable(schedule, one, question))
    if (first !== undefined) free.set(id, first.toString())
    if (++looked % AT_ONCE === 0) await setImmediate()
  }
  return free
}

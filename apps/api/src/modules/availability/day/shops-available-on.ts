import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../../db/connection.ts'
import type { CatalogueSnapshot } from '../../catalogue-changes/catalogue-snapshot.ts'
import { busyByShop } from './busy-by-shop.ts'
import { isAnythingAvailable } from './day-availability.ts'
import { longestOccupancyOf } from './longest-occupancy.ts'
import { schedulesOf } from './schedule.ts'

const DAY_MS = 86_400_000
/** Others get their turn after so many. */
const AT_ONCE = 10

/** Those of the shops where so many people really find something on the date. */
export async function shopsAvailableOn(
  db: Db,
  look: CatalogueSnapshot,
  shopIds: readonly string[],
  { date: written, quantity }: { date: string; quantity: number },
): Promise<string[]> {
  const date = Temporal.PlainDate.from(written)
  const schedules = await schedulesOf(db, look, shopIds)
  const midnight = date.toZonedDateTime('UTC').epochMilliseconds
  const span = { start: midnight - DAY_MS, end: midnight + 2 * DAY_MS + longestOccupancyOf(schedules.values()) }
  const taken = await busyByShop(db, schedules, span)
  const question = { quantity, now: look.now }
  const free: string[] = []
  let looked = 0
  for (const [id, schedule] of schedules) {
    if (isAnythingAvailable(schedule, date, { ...question, busy: taken.get(id) })) free.push(id)
    if (++looked % AT_ONCE === 0) await setImmediate()
  }
  return free
}

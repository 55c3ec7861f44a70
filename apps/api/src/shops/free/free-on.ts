import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../db/connection.ts'
import type { Look } from '../search/freshness.ts'
import { isAnythingFree } from './free.ts'
import { reachOf } from './reach.ts'
import { schedulesOf } from './schedule.ts'
import { takenAt } from './taken.ts'

const DAY_MS = 86_400_000
/** Others get their turn after so many. */
const AT_ONCE = 10

/** Those of the shops where so many people really find something on the date. */
export async function freeOn(
  db: Db,
  look: Look,
  shopIds: readonly string[],
  { date: written, quantity }: { date: string; quantity: number },
): Promise<string[]> {
  const date = Temporal.PlainDate.from(written)
  const schedules = await schedulesOf(db, look, shopIds)
  const midnight = date.toZonedDateTime('UTC').epochMilliseconds
  const span = { start: midnight - DAY_MS, end: midnight + 2 * DAY_MS + reachOf(schedules.values()) }
  const taken = await takenAt(db, [...schedules.keys()], span)
  const question = { quantity, now: look.now }
  const free: string[] = []
  let looked = 0
  for (const [id, schedule] of schedules) {
    if (isAnythingFree(schedule, date, { ...question, busy: taken.get(id) })) free.push(id)
    if (++looked % AT_ONCE === 0) await setImmediate()
  }
  return free
}

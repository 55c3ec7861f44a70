import { HORIZON_DAYS } from '../../availability/slots.ts'
import type { World } from '../../world.ts'
import { isAnythingFree } from './free.ts'
import { reachOf } from './reach.ts'
import { type Schedule, schedulesOf } from './schedule.ts'
import { takenAt } from './taken.ts'

const DAY_MS = 86_400_000
const MOST_REMEMBERED = 200

// Where nothing is taken, and the clock does not matter because the day is neither near nor at the horizon.
const unbooked = new WeakMap<Schedule, Map<string, boolean>>()

/** Those of the shops where so many people really find something on the date. */
export async function freeOn(
  { db, now }: World,
  shopIds: readonly string[],
  { date: written, quantity }: { date: string; quantity: number },
): Promise<string[]> {
  const date = Temporal.PlainDate.from(written)
  const [schedules, instant] = await Promise.all([schedulesOf(db, shopIds), now()])
  const midnight = date.toZonedDateTime('UTC').epochMilliseconds
  const span = { start: midnight - DAY_MS, end: midnight + 2 * DAY_MS + reachOf(schedules.values()) }
  const taken = await takenAt(db, shopIds, span)
  const at = Date.parse(instant)
  return shopIds.filter((id) => {
    const schedule = schedules.get(id)
    if (schedule === undefined) return false
    const busy = taken.get(id)
    const answer = () => isAnythingFree(schedule, date, { quantity, now: at, busy })
    const ahead = (midnight - at) / DAY_MS
    return busy === undefined && ahead > 3 && ahead < HORIZON_DAYS - 3
      ? remembered(schedule, `${written} ${quantity}`, answer)
      : answer()
  })
}

function remembered(schedule: Schedule, question: string, answer: () => boolean): boolean {
  const answers = unbooked.get(schedule) ?? new Map<string, boolean>()
  if (answers.size > MOST_REMEMBERED) answers.clear()
  unbooked.set(schedule, answers)
  const known = answers.get(question) ?? answer()
  answers.set(question, known)
  return known
}

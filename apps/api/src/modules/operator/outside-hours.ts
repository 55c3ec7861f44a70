import { calendarOf, DAY_MINUTES } from '../../lib/shop-calendar.ts'
import type { Closing } from './closing.ts'

export type Stretch = { opens: number; closes: number }
export type BookableDay = { shopId: string; bookableId: string; date: string }

/** The rest of a day besides the hours that somebody or something has on it, each stretch of it as a closing. */
export function outsideHours(
  { shopId, bookableId, date }: BookableDay,
  hours: readonly Stretch[],
  timeZone: string,
): Closing[] {
  const day = calendarOf(timeZone).day(Temporal.PlainDate.from(date))
  const sorted = hours.toSorted((one, other) => one.opens - other.opens)
  const starts = [0, ...sorted.map(({ closes }) => closes)]
  const ends = [...sorted.map(({ opens }) => opens), DAY_MINUTES]
  return starts.flatMap((start, at) => {
    const [from, to] = [day.limit(start), day.limit(ends[at] ?? DAY_MINUTES)]
    if (from >= to) return []
    const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
    return [{ shopId, bookableId, ...span, reason: null, by: null }]
  })
}

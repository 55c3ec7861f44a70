import type { Schemas } from '../../contract/types.ts'
import { minutesOf } from '../../lib/minutes-of-day.ts'
import { DAY_MINUTES } from '../../lib/shop-calendar.ts'

type TimeOfDay = Schemas['TimeOfDay']
/** From and until which minute of the day; what is after midnight belongs to the evening before. */
type Stretch = readonly [begins: number, ends: number]
/** When a visit may begin: in one of these; null is at any time. */
export type StartTimes = readonly Stretch[] | null

const LATEST = 2 * DAY_MINUTES
const TIMES_OF_DAY: Record<TimeOfDay, Stretch> = {
  morning: [5 * 60, 12 * 60],
  afternoon: [12 * 60, 18 * 60],
  evening: [18 * 60, LATEST],
}

type TimesQuery = {
  timesOfDay?: readonly TimeOfDay[] | undefined
  timeFrom?: string | null | undefined
  timeTo?: string | null | undefined
}

/** In one of the times of the day, and not before the one nor after the other time. */
export function startTimesOf({ timesOfDay = [], timeFrom = null, timeTo = null }: TimesQuery): StartTimes {
  if (timesOfDay.length === 0 && timeFrom === null && timeTo === null) return null
  const first = timeFrom === null ? 0 : minutesOf(timeFrom)
  const end = timeTo === null ? LATEST : minutesOf(timeTo) + 1
  const stretches: readonly Stretch[] =
    timesOfDay.length === 0 ? [[0, LATEST]] : timesOfDay.map((time) => TIMES_OF_DAY[time])
  return stretches
    .map(([begins, ends]): Stretch => [Math.max(begins, first), Math.min(ends, end)])
    .filter(([begins, ends]) => begins < ends)
}

export const isStartTime = (minutes: number, times: StartTimes): boolean =>
  times === null || times.some(([begins, ends]) => begins <= minutes && minutes < ends)

/** The hours of the day, up to 47, that have a minute in them. */
export function hoursOf(times: NonNullable<StartTimes>): number[] {
  const hours = times.flatMap(([begins, ends]) => {
    const first = Math.floor(begins / 60)
    return Array.from({ length: Math.ceil(ends / 60) - first }, (_, i) => first + i)
  })
  return [...new Set(hours)]
}

import type { Schemas } from '../../contract/types.ts'
import { DAY_MINUTES } from '../../lib/shop-calendar.ts'

type TimeOfDay = Schemas['TimeOfDay']

/** From and until which minute of the day; what is after midnight belongs to the evening before. */
export const TIMES_OF_DAY: Record<TimeOfDay, readonly [begins: number, ends: number]> = {
  morning: [5 * 60, 12 * 60],
  afternoon: [12 * 60, 18 * 60],
  evening: [18 * 60, 2 * DAY_MINUTES],
}

/** Whether a time is in one of these; none at all are any. */
export const isInTimesOfDay = (minutes: number, times: readonly TimeOfDay[]): boolean =>
  times.length === 0 || times.some((time) => TIMES_OF_DAY[time][0] <= minutes && minutes < TIMES_OF_DAY[time][1])

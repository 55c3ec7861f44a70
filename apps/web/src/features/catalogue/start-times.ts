import type { components } from '@yoyaku/core/types'
import { readTime } from '../dates/business-time.ts'

export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const
type TimeOfDay = components['schemas']['TimeOfDay']

/** When a visit is to begin: in one of the times of the day, and not before the one nor after the other time, HH:MM up to 35:59. */
export interface StartTimes {
  readonly timesOfDay: readonly TimeOfDay[]
  readonly timeFrom: string | null
  readonly timeTo: string | null
}

const FIRST: Readonly<Record<TimeOfDay, string>> = { morning: '05:00', afternoon: '12:00', evening: '18:00' }
/** What is after midnight belongs to the evening before. */
const END: Readonly<Record<TimeOfDay, string>> = { morning: '12:00', afternoon: '18:00', evening: '48:00' }

/** As an address says it; times the wrong way round change places. */
export function startTimesOf(search: URLSearchParams): StartTimes {
  const [from, to] = [readTime(search.get('timeFrom')), readTime(search.get('timeTo'))]
  const areSwapped = from !== null && to !== null && from > to
  return {
    timesOfDay: TIMES_OF_DAY.filter((time) => search.getAll('timeOfDay').includes(time)),
    timeFrom: areSwapped ? to : from,
    timeTo: areSwapped ? from : to,
  }
}

/** Writes them into an address. */
export function setStartTimes(search: URLSearchParams, { timesOfDay, timeFrom, timeTo }: StartTimes): void {
  for (const time of timesOfDay) search.append('timeOfDay', time)
  if (timeFrom !== null) search.set('timeFrom', timeFrom)
  if (timeTo !== null) search.set('timeTo', timeTo)
}

/** Tells whether a time, HH:MM, is one of these. */
export const isStartTime = (time: string, { timesOfDay, timeFrom, timeTo }: StartTimes): boolean =>
  (timesOfDay.length === 0 || timesOfDay.some((part) => FIRST[part] <= time && time < END[part])) &&
  (timeFrom === null || timeFrom <= time) &&
  (timeTo === null || time <= timeTo)

/** The first and the last start of them, HH:MM; empty where any will do. Between times of the day that are apart all counts. */
export function startWindow({ timesOfDay, timeFrom, timeTo }: StartTimes): { timeFrom: string; timeTo: string } {
  const first = timesOfDay.map((part) => FIRST[part]).sort()[0] ?? ''
  const last = timesOfDay.includes('evening')
    ? ''
    : (timesOfDay
        .map((part) => END[part])
        .sort()
        .at(-1) ?? '')
  const ends = [last, timeTo ?? ''].filter((time) => time !== '').sort()
  return { timeFrom: [first, timeFrom ?? ''].sort().at(-1) ?? '', timeTo: ends[0] ?? '' }
}

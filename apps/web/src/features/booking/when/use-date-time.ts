import { dateIn, isSameClock } from '../../../locale/zoned.ts'
import { useFormat } from '../../../site/site.tsx'
import { ownTimeZone } from '../../../site/use-own-time-zone.ts'

/** Whether the clock on the reader's wall shows something else at that instant. */
export const isOtherTimeZone = (instant: string, timeZone: string): boolean =>
  !isSameClock(instant, timeZone, ownTimeZone())

/** Names the zone after a text about the instant, where it differs from the reader's. */
function useWithZone(text: string, instant: string, timeZone: string): string {
  const { aside, zone } = useFormat()
  return isOtherTimeZone(instant, timeZone) ? text + aside(zone(timeZone, instant)) : text
}

/** Day and time of an instant in the shop's zone, which is named where it differs from the reader's. */
export function useDateTime(instant: string, timeZone: string): string {
  const { momentOf } = useFormat()
  return useWithZone(momentOf(instant, timeZone), instant, timeZone)
}

/** The same, short: Sat, Nov 21, 14:30 */
export function useShortDateTime(instant: string, timeZone: string): string {
  const { dayAndTime, time } = useFormat()
  return useWithZone(dayAndTime(dateIn(instant, timeZone), time(instant, timeZone)), instant, timeZone)
}

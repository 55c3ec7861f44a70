import { isSameClock } from '../../../locale/zoned.ts'
import { useFormat } from '../../../site/site.tsx'
import { ownTimeZone } from '../../../site/use-own-time-zone.ts'

/** Whether the clock on the reader's wall shows something else at that instant. */
export const isOtherTimeZone = (instant: string, timeZone: string): boolean =>
  !isSameClock(instant, timeZone, ownTimeZone())

/** Day and time of an instant in the shop's zone, which is named where it differs from the reader's. */
export function useDateTime(instant: string, timeZone: string): string {
  const { momentOf, aside, zone } = useFormat()
  const moment = momentOf(instant, timeZone)
  return isOtherTimeZone(instant, timeZone) ? moment + aside(zone(timeZone, instant)) : moment
}

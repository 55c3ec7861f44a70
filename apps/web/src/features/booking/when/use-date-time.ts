import { useFormat } from '../../../site/site.tsx'

/** Whether the clock on the reader's wall shows something else at that instant. */
export function isOtherTimeZone(instant: string, timeZone: string): boolean {
  const wall = (zone?: string): string =>
    new Date(instant).toLocaleString('en-GB', zone === undefined ? {} : { timeZone: zone })
  return wall(timeZone) !== wall()
}

/** Day and time of an instant in the shop's zone, which is named where it differs from the reader's. */
export function useDateTime(instant: string, timeZone: string): string {
  const { momentOf, aside, zone } = useFormat()
  const moment = momentOf(instant, timeZone)
  return isOtherTimeZone(instant, timeZone) ? moment + aside(zone(timeZone, instant)) : moment
}

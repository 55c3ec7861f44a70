import { onTheClock } from '../../../features/dates/business-time.ts'
import { zonedAt } from '../../../locale/zoned.ts'

interface Held {
  readonly startAt: string
  readonly endAt: string
  readonly timeZone: string
}

/** Whether a time of the shop's clock begins while another one is held. */
export function coversTime({ startAt, endAt, timeZone }: Held, date: string | null, time: string | null): boolean {
  if (date === null || time === null) return false
  const wanted = onTheClock({ date, time }).toZonedDateTime(timeZone)
  const [start, end] = [zonedAt(startAt, timeZone), zonedAt(endAt, timeZone)]
  return Temporal.ZonedDateTime.compare(start, wanted) <= 0 && Temporal.ZonedDateTime.compare(wanted, end) < 0
}

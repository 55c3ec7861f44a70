import { useFormat } from '../../../site/site.tsx'
import { isOtherTimeZone } from './use-date-time.ts'
import * as css from './when.css.ts'

export interface WhenProps {
  readonly startAt: string
  readonly endAt: string
  readonly timeZone: string
}

const isOvernight = (start: string, end: string): boolean => start.slice(0, 10) !== end.slice(0, 10)

const dayIn = (instant: string, timeZone: string): string => new Date(instant).toLocaleDateString('en-CA', { timeZone })

/** Day and hours in the shop's zone, which is named where it differs from the reader's. */
export function When({ startAt, endAt, timeZone }: WhenProps) {
  const format = useFormat()
  const lastDay = isOvernight(dayIn(startAt, timeZone), dayIn(endAt, timeZone))
  const end = format.time(endAt, timeZone)
  return (
    <span className={css.when}>
      <time dateTime={startAt}>{format.dateOf(startAt, timeZone)}</time>
      {format.gap}
      <span className={css.time}>
        <span className={css.hours}>
          {format.range(
            format.time(startAt, timeZone),
            lastDay ? format.shortDay(dayIn(endAt, timeZone)) + format.gap + end : end,
          )}
        </span>
        {isOtherTimeZone(startAt, timeZone) && (
          <span className={css.zone}>{format.aside(format.zone(timeZone, startAt))}</span>
        )}
      </span>
    </span>
  )
}

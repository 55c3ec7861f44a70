import { dateIn } from '../../../locale/zoned.ts'
import { useFormat } from '../../../site/site.tsx'
import { isOtherTimeZone } from './use-date-time.ts'
import * as css from './when.css.ts'

export interface WhenProps {
  readonly startAt: string
  readonly endAt: string
  readonly timeZone: string
}

/** Day and hours in the shop's zone, which is named where it differs from the reader's. */
export function When({ startAt, endAt, timeZone }: WhenProps) {
  const format = useFormat()
  const lastDay = dateIn(endAt, timeZone)
  const end = format.time(endAt, timeZone)
  return (
    <span className={css.when}>
      <time dateTime={startAt}>{format.dateOf(startAt, timeZone)}</time>
      {format.gap}
      <span className={css.time}>
        <span className={css.hours}>
          {format.range(
            format.time(startAt, timeZone),
            lastDay === dateIn(startAt, timeZone) ? end : format.shortDay(lastDay) + format.gap + end,
          )}
        </span>
        {isOtherTimeZone(startAt, timeZone) && (
          <span className={css.zone}>{format.aside(format.zone(timeZone, startAt))}</span>
        )}
      </span>
    </span>
  )
}

import type { ReactNode } from 'react'
import type { Format } from '../../../locale/format.ts'
import { dateIn } from '../../../locale/zoned.ts'
import { useFormat } from '../../../site/site.tsx'
import { text } from '../../../theme/recipes.css.ts'
import { isOtherTimeZone } from './use-date-time.ts'
import * as css from './when.css.ts'

interface Span {
  readonly startAt: string
  readonly endAt: string
  readonly timeZone: string
}

export interface WhenProps extends Span {
  /** Takes its place: what differs there is struck through. */
  readonly replacedBy?: Span | undefined
}

const hoursOf = (format: Format, { startAt, endAt, timeZone }: Span): string => {
  const lastDay = dateIn(endAt, timeZone)
  const end = format.time(endAt, timeZone)
  return format.range(
    format.time(startAt, timeZone),
    lastDay === dateIn(startAt, timeZone) ? end : format.shortDay(lastDay) + format.gap + end,
  )
}

/** Day and hours in the shop's zone, which is named where it differs from the reader's. */
export function When({ replacedBy, ...span }: WhenProps) {
  const format = useFormat()
  const { startAt, timeZone } = span
  const day = format.dateOf(startAt, timeZone)
  const hours = hoursOf(format, span)
  const next = replacedBy ?? span
  return (
    <span className={css.when}>
      <Struck isStruck={format.dateOf(next.startAt, timeZone) !== day}>
        <time dateTime={startAt}>{day}</time>
      </Struck>
      {format.gap}
      <span className={css.time}>
        <span className={css.hours}>
          <Struck isStruck={hoursOf(format, next) !== hours}>{hours}</Struck>
        </span>
        {isOtherTimeZone(startAt, timeZone) && (
          <span className={text({ tone: 'muted', weight: 'normal' })}>
            {format.aside(format.zone(timeZone, startAt))}
          </span>
        )}
      </span>
    </span>
  )
}

interface StruckProps {
  readonly isStruck: boolean
  readonly children: ReactNode
}

export const Struck = ({ isStruck, children }: StruckProps) =>
  isStruck ? <del className={css.struck}>{children}</del> : children

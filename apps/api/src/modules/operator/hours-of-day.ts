import type { FieldError } from '../../contract/types.ts'
import { closeAfter, minutesOf } from '../../lib/minutes-of-day.ts'
import { LAST_MINUTE } from '../../lib/shop-calendar.ts'
import type { Stretch } from './outside-hours.ts'

/** As of the contract. */
export const MOST_STRETCHES = 4

/** The row of a day on which somebody or something is not there at all. */
export const NOT_THERE: Stretch = { opens: 0, closes: 0 }

type TimesOfDay = readonly { open: string; close: string }[]
type Mistake = FieldError & { at: number }

export const stretchesFrom = (hours: TimesOfDay): Stretch[] =>
  hours.map(({ open, close }) => ({ opens: minutesOf(open), closes: closeAfter(open, close) }))

/** The mistakes as fields of a body that has `hours`. */
export const wrongHours = (hours: TimesOfDay): FieldError[] =>
  mistakesInHours(hours).map(({ at, field, code }) => ({ field: `hours[${at}].${field}`, code }))

/** Of one day, in any order: each stretch ends by noon of the next day, and none begins before the one before it has ended. */
export function mistakesInHours(hours: TimesOfDay): Mistake[] {
  const sorted = hours
    .map(({ open, close }, at) => ({ at, opens: minutesOf(open), closes: closeAfter(open, close) }))
    .toSorted((one, other) => one.opens - other.opens)
  const ends = [0, ...sorted.map(({ closes }) => closes)]
  return sorted.flatMap(({ at, opens, closes }, place): Mistake[] => [
    ...(opens < (ends[place] ?? 0) ? [{ at, field: 'open', code: 'TOO_SMALL' as const }] : []),
    ...(closes > LAST_MINUTE ? [{ at, field: 'close', code: 'TOO_LARGE' as const }] : []),
  ])
}

import type { FieldError } from '../../contract/types.ts'
import { minutesOf } from '../../lib/minutes-of-day.ts'

/** As of the contract. */
export const MOST_STRETCHES = 4

type Mistake = FieldError & { at: number }

/** Of one day, in any order: each stretch ends after it begins, and none begins before the one before it has ended. */
export function mistakesInHours(hours: readonly { open: string; close: string }[]): Mistake[] {
  const sorted = hours
    .map(({ open, close }, at) => ({ at, opens: minutesOf(open), closes: minutesOf(close) }))
    .toSorted((one, other) => one.opens - other.opens)
  const ends = [0, ...sorted.map(({ closes }) => closes)]
  return sorted.flatMap(({ at, opens, closes }, place): Mistake[] => [
    ...(opens < (ends[place] ?? 0) ? [{ at, field: 'open', code: 'TOO_SMALL' as const }] : []),
    ...(closes <= opens ? [{ at, field: 'close', code: 'TOO_SMALL' as const }] : []),
  ])
}

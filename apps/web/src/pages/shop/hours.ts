import type { components } from '@yoyaku/core/types'

type OpeningHours = components['schemas']['OpeningHours']

export interface Weekday {
  /** ISO: 1 is Monday. */
  readonly weekday: number
  /** Empty when closed. */
  readonly spans: readonly string[]
}

/** A row for each day of the week; `range` joins opening and closing time. */
export const weekOf = (hours: readonly OpeningHours[], range: (open: string, close: string) => string): Weekday[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    spans: hours.filter((span) => span.weekday === weekday).map(({ open, close }) => range(open, close)),
  }))

import type { components } from '@yoyaku/core/types'

type Shop = Pick<components['schemas']['Shop'], 'closures' | 'specialHours'>

/** More is for whoever books: the calendar shows each day. */
const MOST_SHOWN = 6

/** Days on which a shop does not open as in every week. Dates and times are those of the shop. */
export interface SpecialDay {
  readonly first: string
  /** The last of them, itself included. */
  readonly last: string
  /** `[from, to]`: when it opens, or is closed. Of several days the one pair goes from the first of them to the last. */
  readonly hours: readonly (readonly [string, string])[]
  /** In these hours, or all day without any. */
  readonly isClosed: boolean
}

const closureOf = ({ from, to }: Shop['closures'][number]): SpecialDay => {
  const [first = '', open = ''] = from.split('T')
  const [end = '', close = ''] = to.split('T')
  const last = close === '00:00' ? Temporal.PlainDate.from(end).subtract({ days: 1 }).toString() : end
  const isWhole = open === '00:00' && close === '00:00'
  return { first, last, hours: isWhole ? [] : [[open, close === '00:00' ? '24:00' : close]], isClosed: true }
}

/** In the order of their dates, the next ones only. */
export function specialDaysOf({ closures, specialHours }: Shop): SpecialDay[] {
  const opened = [...new Set(specialHours.map(({ date }) => date))].map(
    (date): SpecialDay => ({
      ...{ first: date, last: date, isClosed: false },
      hours: specialHours.filter((one) => one.date === date).map(({ open, close }) => [open, close]),
    }),
  )
  return [...closures.map(closureOf), ...opened]
    .toSorted((one, other) => Temporal.PlainDate.compare(one.first, other.first))
    .slice(0, MOST_SHOWN)
}

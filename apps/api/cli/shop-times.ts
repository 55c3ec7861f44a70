import { readDate as dateTyped, readTime as timeTyped } from '@yoyaku/input'

const EXAMPLE = '2026-11-24'

/** Whole days, both included. */
export type Days = { first: string; last: string }

/** Readers throw a `RangeError` whose message is for the person who wrote the text. */
export function readDate(text: string): string {
  const date = dateTyped(text)
  if (date === null) throw new RangeError(`Not a valid date. Use YYYY-MM-DD, for example ${EXAMPLE}.`)
  return date
}

/** `2027-02-06` or `2027-02-06..2027-02-11`. */
export function readDays(text: string): Days {
  const [first = null, last = first, ...rest] = text.split('..').map(dateTyped)
  if (rest.length > 0 || first === null || last === null)
    throw new RangeError(`Write one day as ${EXAMPLE}, several as ${EXAMPLE}..2026-11-26.`)
  if (last < first) throw new RangeError('The last day is before the first.')
  return { first, last }
}

/** `2026-11-24T13:00`; a space instead of the T is understood. */
export function readTime(text: string): string {
  const [dateText = '', ...timeText] = text.trim().split(/[T\s]+/)
  const [date, time] = [dateTyped(dateText), timeTyped(timeText.join(' '))]
  if (date === null || time === null || time >= '24:00')
    throw new RangeError(`Write it as ${EXAMPLE}T13:00, in the time of the shop.`)
  return `${date}T${time}`
}

type When = { date?: Days | undefined; from?: string | undefined; to?: string | undefined }

/** The wall times of the first and last moment of days or of `from` and `to`; undefined where neither or both are given. */
export function wallSpanOf({ date, from, to }: When): { from: string; to: string } | undefined {
  if (date === undefined) return from === undefined || to === undefined ? undefined : { from, to }
  if (from !== undefined || to !== undefined) return undefined
  return { from: `${date.first}T00:00`, to: `${Temporal.PlainDate.from(date.last).add({ days: 1 })}T00:00` }
}

/** The days whose first and last moment these wall times are; null where they are times within a day. */
export function daysBetween(from: string, to: string): Days | null {
  const [first = '', begins] = from.split('T')
  const [next = '', ends] = to.split('T')
  if (begins !== '00:00' || ends !== '00:00') return null
  return { first, last: Temporal.PlainDate.from(next).subtract({ days: 1 }).toString() }
}

/** Words the rule for columns, or with `--` for flags. */
export const whenIsNeeded = (prefix: '' | '--'): string =>
  `Say when: either ${prefix}date, or both ${prefix}from and ${prefix}to`

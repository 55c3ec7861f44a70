import { InvalidArgumentError } from 'commander'
import type { Days } from './closures.ts'

const EXAMPLE = '2026-11-24'

export function aDate(text: string): string {
  if (!isDay(text)) throw new InvalidArgumentError(`It is no day of the calendar; write it as ${EXAMPLE}.`)
  return text
}

/** `2027-02-06` or `2027-02-06..2027-02-11`, both days included. */
export function days(text: string): Days {
  const [first = '', last = first, ...rest] = text.split('..')
  if (rest.length > 0 || !isDay(first) || !isDay(last))
    throw new InvalidArgumentError(`Write one day as ${EXAMPLE}, several as ${EXAMPLE}..2026-11-26.`)
  if (last < first) throw new InvalidArgumentError('The last day is before the first.')
  return { first, last }
}

/** `2026-11-24T13:00`; a space instead of the T is understood. */
export function aTime(text: string): string {
  const wallTime = text.replace(' ', 'T')
  const [date = '', time = ''] = wallTime.split('T')
  if (!isDay(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
    throw new InvalidArgumentError(`Write it as ${EXAMPLE}T13:00, in the time of the shop.`)
  return wallTime
}

/** `10:00-15:00`, behind the ones before it. */
export function anOpening(text: string, before: { open: string; close: string }[] = []) {
  const [, open, close] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? []
  if (open === undefined || close === undefined || close <= open)
    throw new InvalidArgumentError('Write hours as 10:00-15:00, up to 24:00.')
  return [...before, { open, close }]
}

/** Not empty, and no longer than so many characters. */
export const aText =
  (most: number) =>
  (text: string): string => {
    if (text.trim() === '' || [...text].length > most) throw new InvalidArgumentError(`It has 1 to ${most} characters.`)
    return text.trim()
  }

export function aNumber(text: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1
  if (number < least || number > most) throw new InvalidArgumentError(`It is a whole number from ${least} to ${most}.`)
  return number
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}

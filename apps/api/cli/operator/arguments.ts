import { readPhone } from '@yoyaku/input'
import { InvalidArgumentError } from 'commander'
import { normaliseEmail } from '../../src/lib/email-address.ts'
import { readDate, readDays, readTime } from '../shop-times.ts'

/** Parses a flag by `read`; its error message is that of the flag. */
const argument =
  <Value>(read: (text: string) => Value) =>
  (text: string): Value => {
    try {
      return read(text)
    } catch (error) {
      throw error instanceof RangeError ? new InvalidArgumentError(error.message) : error
    }
  }

export const aDate = argument(readDate)
export const days = argument(readDays)
export const aTime = argument(readTime)

/** `18:00`. */
export function aClockTime(text: string): string {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) throw new InvalidArgumentError('Write a time as 18:00.')
  return text
}

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** `monday`, or `mon..fri`; also over the end of the week. 1 is Monday. */
export function weekdays(text: string): number[] {
  const [first = -1, last = first, ...rest] = text.split('..').map(weekdayOf)
  if (rest.length > 0 || first < 0 || last < 0)
    throw new InvalidArgumentError('Write one weekday as monday, several as monday..friday.')
  const count = ((last - first + WEEKDAYS.length) % WEEKDAYS.length) + 1
  return Array.from({ length: count }, (_, index) => ((first + index) % WEEKDAYS.length) + 1)
}

const weekdayOf = (text: string): number =>
  WEEKDAYS.findIndex((name) => [name, name.slice(0, 3)].some((weekday) => weekday.toLowerCase() === text.toLowerCase()))

/** `10:00-15:00`, `18:00-26:00` or `18:00-02:00`, behind the ones before it. */
export function anOpening(text: string, before: { open: string; close: string }[] = []) {
  const [, open, close] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[0-2]\d|3[0-5]):[0-5]\d|36:00)$/.exec(text) ?? []
  if (open === undefined || close === undefined)
    throw new InvalidArgumentError(
      'Write hours as 10:00-15:00, past midnight as 18:00-26:00 or 18:00-02:00, up to 36:00.',
    )
  return [...before, { open, close }]
}

/** Not empty, and no longer than so many characters. */
export const aText =
  (most: number) =>
  (text: string): string => {
    if (text.trim() === '' || [...text].length > most)
      throw new InvalidArgumentError(`Must be 1 to ${most} characters.`)
    return text.trim()
  }

export function aShop(text: string): string {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(text))
    throw new InvalidArgumentError('Not an id of a shop: 1 to 64 letters, digits, - and _. operator shops lists them.')
  return text
}

/** In the form in which addresses are kept. */
export function anEmail(text: string): string {
  const email = normaliseEmail(text)
  if (email === null) throw new InvalidArgumentError('Not an e-mail address.')
  return email
}

/** As it is typed: the server reads it. */
export function aPhone(text: string): string {
  if (readPhone(text).length === 0) throw new InvalidArgumentError('Not a phone number.')
  return text
}

export function aNumber(text: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1
  if (number < least || number > most)
    throw new InvalidArgumentError(`Must be a whole number from ${least} to ${most}.`)
  return number
}

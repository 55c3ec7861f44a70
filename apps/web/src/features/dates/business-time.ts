/** A time of the evening of `date`, YYYY-MM-DD: `24:30` is half past midnight of the next date. Both are the shop's own. */
export interface DateTime {
  readonly date: string
  readonly time: string
}

const BUSINESS_TIME = /^(?:[0-2]\d|3[0-5]):[0-5]\d$/
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Of an evening up to noon of the next day; null of anything else. */
export const readTime = (text: string | null): string | null =>
  text !== null && BUSINESS_TIME.test(text) ? text : null

/** What a clock shows; null of anything else. */
export const readClock = (text: string | null): string | null => (text !== null && CLOCK.test(text) ? text : null)

/** From midnight on: 1470 for 24:30. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return 60 * hours + minutes
}

/** What calendar and clock show then: December 13, 00:30 for 24:30 of December 12. */
export const onTheClock = ({ date, time }: DateTime): Temporal.PlainDateTime =>
  Temporal.PlainDate.from(date)
    .toPlainDateTime()
    .add({ minutes: minutesOf(time) })

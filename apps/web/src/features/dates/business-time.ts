/** A time of the evening of `date`, YYYY-MM-DD: `24:30` is half past midnight of the next date. Both are the shop's own. */
export interface DateTime {
  readonly date: string
  readonly time: string
}

/** What calendar and clock show then: December 13, 00:30 for 24:30 of December 12. */
export function onTheClock({ date, time }: DateTime): Temporal.PlainDateTime {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return Temporal.PlainDate.from(date).toPlainDateTime().add({ hours, minutes })
}

import type { components } from '@yoyaku/core/client'

type AvailableTime = components['schemas']['AvailableTime']

/** A day and a time of it, both the shop's own: `2026-11-25`, `10:00`. */
export interface DateTime {
  readonly date: string
  readonly time: string
}

const LIMIT = 3

const onCalendar = ({ date, time }: DateTime): Temporal.PlainDateTime => Temporal.PlainDateTime.from(`${date}T${time}`)
const inOrder = (one: DateTime, other: DateTime): number =>
  Temporal.PlainDateTime.compare(onCalendar(one), onCalendar(other))

/** The free times nearest to a lost one, in the order of time. */
export function nearestSlots({ days }: AvailableTime, lost: DateTime): readonly DateTime[] {
  const wanted = onCalendar(lost)
  return days
    .flatMap(({ date, slots }) => slots.map(({ time }) => ({ date, time })))
    .map((free) => ({ free, away: onCalendar(free).since(wanted).abs() }))
    .filter(({ away }) => !away.blank)
    .sort((one, other) => Temporal.Duration.compare(one.away, other.away))
    .slice(0, LIMIT)
    .map(({ free }) => free)
    .sort(inOrder)
}

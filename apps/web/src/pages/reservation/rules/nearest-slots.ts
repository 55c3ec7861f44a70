import type { components } from '@yoyaku/core/client'

type AvailableTime = components['schemas']['AvailableTime']

/** A day and a time of it, both the shop's own: `2026-11-25`, `10:00`. */
export interface DateTime {
  readonly date: string
  readonly time: string
}

const LIMIT = 3

const minutesOf = ({ date, time }: DateTime): number => Date.parse(`${date}T${time}:00Z`) / 60_000

/** The free times nearest to a lost one, in the order of time. */
export function nearestSlots({ days }: AvailableTime, lost: DateTime): readonly DateTime[] {
  const wanted = minutesOf(lost)
  return days
    .flatMap(({ date, slots }) => slots.map(({ time }) => ({ date, time })))
    .filter((free) => minutesOf(free) !== wanted)
    .map((free) => ({ free, away: Math.abs(minutesOf(free) - wanted) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, LIMIT)
    .map(({ free }) => free)
    .sort((one, other) => minutesOf(one) - minutesOf(other))
}

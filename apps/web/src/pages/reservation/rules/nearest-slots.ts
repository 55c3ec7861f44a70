import type { components } from '@yoyaku/core/types'
import { type DateTime, onTheClock } from '../../../features/dates/business-time.ts'

type AvailableTime = components['schemas']['AvailableTime']

const LIMIT = 3

const inOrder = (one: DateTime, other: DateTime): number =>
  Temporal.PlainDateTime.compare(onTheClock(one), onTheClock(other))

/** The free times nearest to a lost one, in the order of time. */
export function nearestSlots({ days }: AvailableTime, lost: DateTime): readonly DateTime[] {
  const wanted = onTheClock(lost)
  return days
    .flatMap(({ date, slots }) => slots.map(({ time }) => ({ date, time })))
    .map((free) => ({ free, away: onTheClock(free).since(wanted).abs() }))
    .filter(({ away }) => !away.blank)
    .sort((one, other) => Temporal.Duration.compare(one.away, other.away))
    .slice(0, LIMIT)
    .map(({ free }) => free)
    .sort(inOrder)
}

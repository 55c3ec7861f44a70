import type { components } from '@yoyaku/core/types'
import { isBefore } from '../../../features/catalogue/days.ts'
import { isStartTime } from '../../../features/catalogue/start-times.ts'
import type { Choice } from './choice.ts'

type AvailableTime = components['schemas']['AvailableTime']
type Slots = AvailableTime['days'][number]['slots']

export interface ShownDay {
  /** The day whose times are shown. */
  readonly date: string | null
  readonly slots: Slots
  /** Those of them that the search was for. */
  readonly wanted: Slots
  /** The day that was asked for, or today, when nothing is free on it. */
  readonly missing: string | null
}

/**
 * The chosen day; without one the night that goes on, else today, or the next free day when today has nothing. Where a search was for
 * times, the first of the loaded days that has one of them.
 */
export function shownDay(
  times: AvailableTime,
  { date, today, startTimes }: Pick<Choice, 'date' | 'today' | 'startTimes'>,
): ShownDay {
  const wantedOf = (slots: Slots): Slots => slots.filter(({ time }) => isStartTime(time, startTimes))
  const usual = usualDay(times, { date, today })
  const found = wantedOf(usual.slots)
  const other = times.days.find(({ slots }) => wantedOf(slots).length > 0)
  return date === null && usual.slots.length > 0 && found.length === 0 && other !== undefined
    ? { date: other.date, slots: other.slots, wanted: wantedOf(other.slots), missing: usual.missing }
    : { ...usual, wanted: found }
}

function usualDay(
  { days, nextAvailableDate }: AvailableTime,
  { date, today }: Pick<Choice, 'date' | 'today'>,
): Omit<ShownDay, 'wanted'> {
  const slotsOf = (day: string): Slots => days.find((one) => one.date === day)?.slots ?? []
  const night = days.find((day) => isBefore(day.date, today) && day.slots.length > 0)?.date
  const first = date ?? night ?? today
  const slots = slotsOf(first)
  if (slots.length > 0) return { date: first, slots, missing: null }
  if (date !== null || nextAvailableDate === null) return { date, slots, missing: first }
  const next = slotsOf(nextAvailableDate)
  return { date: next.length > 0 ? nextAvailableDate : null, slots: next, missing: first }
}

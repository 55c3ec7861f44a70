import type { components } from '@yoyaku/core/types'
import { isBefore } from '../../../features/catalogue/days.ts'
import type { Choice } from './choice.ts'

type AvailableTime = components['schemas']['AvailableTime']
type Slots = AvailableTime['days'][number]['slots']

export interface ShownDay {
  /** The day whose times are shown. */
  readonly date: string | null
  readonly slots: Slots
  /** The day that was asked for, or today, when nothing is free on it. */
  readonly missing: string | null
}

/** The chosen day; without one the night that goes on, else today, or the next free day when today has nothing. */
export function shownDay(
  { days, nextAvailableDate }: AvailableTime,
  { date, today }: Pick<Choice, 'date' | 'today'>,
): ShownDay {
  const slotsOf = (wanted: string): Slots => days.find((day) => day.date === wanted)?.slots ?? []
  const night = days.find((day) => isBefore(day.date, today) && day.slots.length > 0)?.date
  const wanted = date ?? night ?? today
  const slots = slotsOf(wanted)
  if (slots.length > 0) return { date: wanted, slots, missing: null }
  if (date !== null || nextAvailableDate === null) return { date, slots, missing: wanted }
  const next = slotsOf(nextAvailableDate)
  return { date: next.length > 0 ? nextAvailableDate : null, slots: next, missing: wanted }
}

import type { components } from '@yoyaku/core/types'
import { type Present, slotsOn } from './availability.ts'
import type { Arrived } from './fake-server.ts'
import { DAY_MINUTES, weeklyOpenings } from './opening-hours.ts'
import { type FieldNames, selectionOf } from './selection.ts'
import type { FakeShop } from './shops.ts'

type TimeOfDay = components['schemas']['TimeOfDay']
type Stretch = { from: number; to: number }

/** In minutes of the day; after midnight is the evening before. */
const TIMES_OF_DAY: Record<TimeOfDay, Stretch> = {
  morning: { from: 5 * 60, to: 12 * 60 },
  afternoon: { from: 12 * 60, to: 18 * 60 },
  evening: { from: 18 * 60, to: 2 * DAY_MINUTES },
}

/** The times of day that a search names; none of them means any. */
export const timesOfDayIn = ({ query }: Arrived): Stretch[] =>
  (query.timeOfDay ?? []).map((time) => TIMES_OF_DAY[time as TimeOfDay])

export const isIn = (minutes: number, times: readonly Stretch[]): boolean =>
  times.length === 0 || times.some(({ from, to }) => from <= minutes && minutes < to)

/** Whether a shop has a free time then on the date of a search, or, without a date, opens then on some day of its week. */
export function isOpenThen(at: FakeShop, request: Arrived, present: Present, names: FieldNames): boolean {
  const times = timesOfDayIn(request)
  const date = request.query.date?.[0]
  if (times.length === 0) return true
  if (date === undefined)
    return weeklyOpenings(at).some((opening) => times.some(({ from, to }) => opening.from < to && from < opening.to))
  return at.shop.services.some((service) => {
    const quantity = Number(request.query.quantity?.[0] ?? service.minQuantity)
    const choice = { unitId: null, quantity, attaches: [], staffId: null, resourceItemId: null }
    const { selection } = selectionOf(at, service, choice, names)
    return (
      selection !== null &&
      slotsOn(selection, date, present).some(({ vacancies, minutes }) => vacancies > 0 && isIn(minutes, times))
    )
  })
}

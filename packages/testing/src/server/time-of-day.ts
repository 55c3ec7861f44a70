import { daysLater } from '@yoyaku/core'
import type { components } from '@yoyaku/core/types'
import { type Present, slotsOn } from './availability.ts'
import type { Arrived } from './fake-server.ts'
import { DAY_MINUTES, dateAt, weeklyOpenings } from './opening-hours.ts'
import { type FieldNames, selectionOf } from './selection.ts'
import type { FakeShop } from './shops.ts'

type TimeOfDay = components['schemas']['TimeOfDay']
type Stretch = { from: number; to: number }
/** Null: at any time. */
type StartTimes = readonly Stretch[] | null

const LATEST = 2 * DAY_MINUTES
const MOST_DAYS = 31
/** In minutes of the day; after midnight is the evening before. */
const TIMES_OF_DAY: Record<TimeOfDay, Stretch> = {
  morning: { from: 5 * 60, to: 12 * 60 },
  afternoon: { from: 12 * 60, to: 18 * 60 },
  evening: { from: 18 * 60, to: LATEST },
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** When a visit may begin: in a time of day that the search names, not before its `timeFrom` nor after its `timeTo`. */
function startTimesIn({ query }: Arrived): StartTimes {
  const [timeFrom, timeTo] = [query.timeFrom?.[0], query.timeTo?.[0]]
  const times = (query.timeOfDay ?? []).map((time) => TIMES_OF_DAY[time as TimeOfDay])
  if (times.length === 0 && timeFrom === undefined && timeTo === undefined) return null
  const first = timeFrom === undefined ? 0 : minutesOf(timeFrom)
  const end = timeTo === undefined ? LATEST : minutesOf(timeTo) + 1
  return (times.length === 0 ? [{ from: 0, to: LATEST }] : times).map(({ from, to }) => ({
    from: Math.max(from, first),
    to: Math.min(to, end),
  }))
}

/** Tells whether a visit may begin at a minute of the day. */
export function isWantedStart(minutes: number, request: Arrived): boolean {
  const times = startTimesIn(request)
  return times === null || times.some(({ from, to }) => from <= minutes && minutes < to)
}

/** Whether a search without a date is for a number of people or for a time. */
export const isForParty = ({ query }: Arrived): boolean =>
  [query.quantity, query.timeOfDay, query.timeFrom, query.timeTo].some((values) => values !== undefined)

/** The next day on which a service of the shop has a free time for the party of a search; null within 31 days. */
export function nextDayFor(at: FakeShop, request: Arrived, present: Present, names: FieldNames): string | null {
  const today = dateAt(at, present.now)
  const days = Array.from({ length: MOST_DAYS + 1 }, (_, index) => daysLater(today, index - 1))
  return days.find((date) => isFreeOn(at, date, { request, present, names })) ?? null
}

type Search = { request: Arrived; present: Present; names: FieldNames }

const isFreeOn = (at: FakeShop, date: string, { request, present, names }: Search): boolean =>
  at.shop.services.some((service) => {
    const quantity = Number(request.query.quantity?.[0] ?? service.minQuantity)
    const choice = { unitId: null, quantity, attaches: [], staffId: null, resourceItemId: null }
    const { selection } = selectionOf(at, service, choice, names)
    return (
      selection !== null &&
      slotsOn(selection, date, present).some(
        ({ vacancies, minutes }) => vacancies > 0 && isWantedStart(minutes, request),
      )
    )
  })

/** Whether a shop has a free time then on the date of a search, or, without a date, is open in its hour on some day of its week. */
export function isOpenThen(at: FakeShop, request: Arrived, present: Present, names: FieldNames): boolean {
  const times = startTimesIn(request)
  const date = request.query.date?.[0]
  if (times === null) return true
  if (date !== undefined) return isFreeOn(at, date, { request, present, names })
  const hour = (minutes: number) => Math.floor(minutes / 60)
  return weeklyOpenings(at).some((opening) =>
    times.some(({ from, to }) => from < to && hour(opening.from) <= hour(to - 1) && hour(from) <= hour(opening.to - 1)),
  )
}

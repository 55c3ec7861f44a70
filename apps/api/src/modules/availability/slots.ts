import type { Schemas } from '../../contract/types.ts'
import {
  type Calendar,
  DAY_MINUTES,
  type Day,
  datesAround,
  type Hours,
  isSpecial,
  MINUTE_MS,
  openingsOf,
  type Span,
} from '../../lib/shop-calendar.ts'
import { type Busy, isAvailable, type Wanted, WHOLE_SHOP } from '../occupancy/busy.ts'
import { quantityErrors } from '../offers/booking-selection.ts'
import type { Need, Schedule, ScheduledBookable, SlotRequest } from '../offers/schedule.ts'
import { onDuty } from './on-duty.ts'

/** So many days, at most, a rental with its buffers and a slot reach over the edge of what is asked. */
export const MARGIN_DAYS = 62

/** How far ahead one can reserve. */
export const HORIZON_DAYS = 365

/** `minutes` of the date whose hours it is in: 1440 and more after midnight. */
export type Start = Span & { minutes: number }
export type Slot = Start & { vacancies: number }
/**
 * `closedBy`: of a closed day, whether its weekday or its date alone. `tooLate`: of a day that is sold out, that none of its starts can be
 * booked any more.
 */
export type DaySlots = {
  date: string
  status: Schemas['DayStatus']
  closedBy?: 'week' | 'day'
  tooLate?: true
  slots: Slot[]
}

/** At most so many free times, and fewer than the day has in all, are few. */
export const FEW_SLOTS = 2

/** A start is on the grid of the shop's opening hours, and ends in time, or of days on an open day. Says nothing of what is free. */
export function startsOf(
  schedule: Schedule,
  request: SlotRequest,
  calendar: Calendar,
  date: Temporal.PlainDate,
): Start[] {
  const day = calendar.day(date)
  return openingsOf(schedule, calendar, date).flatMap(({ from, to, until }) => {
    const starts: Start[] = []
    for (let minutes = from; minutes < to; minutes += schedule.service.gridMinutes) {
      const start = day.exact(minutes)
      if (start === null) continue
      const end = endOf(schedule, request, calendar, date, minutes, start)
      const isInTime = schedule.service.dayUnit
        ? request.returnMinutes === undefined
          ? isOpenAt(schedule, calendar, end, minutes >= DAY_MINUTES)
          : end > start && isWithinHours(schedule, calendar, end)
        : end <= until
      if (isInTime) starts.push({ start, end, minutes })
    }
    return starts
  })
}

/** The start at an instant, with the date in whose hours it is; undefined where there is none. */
export function startAt(
  schedule: Schedule,
  request: SlotRequest,
  calendar: Calendar,
  instant: number,
): { date: Temporal.PlainDate; slot: Start } | undefined {
  return datesAround(calendar, instant)
    .flatMap((date) => startsOf(schedule, request, calendar, date).map((slot) => ({ date, slot })))
    .find(({ slot }) => slot.start === instant)
}

/** What is rented for days is returned on a day on which the shop opens: by night on one whose evening it is. */
function isOpenAt(hours: Hours, calendar: Calendar, instant: number, isNight: boolean): boolean {
  const date = calendar.dateOf(instant)
  return openingsOf(hours, calendar, isNight ? calendar.before(date) : date).length > 0
}

/** From the opening to the closing time, both included. */
const isWithinHours = (hours: Hours, calendar: Calendar, instant: number): boolean =>
  datesAround(calendar, instant).some((date) =>
    openingsOf(hours, calendar, date).some(({ span }) => span.start <= instant && instant <= span.end),
  )

/**
 * Whether a shop with these hours is open for what is booked: all the time, or (`day`) at its start and on its last day, or (`time`) at
 * its start and at its end.
 */
export function isInOpeningHours(
  hours: Hours,
  calendar: Calendar,
  { start, end }: Span,
  needed: 'always' | 'day' | 'time',
): boolean {
  return datesAround(calendar, start).some((date, nights) =>
    openingsOf(hours, calendar, date).some(({ span, until }) => {
      if (start < span.start || start >= span.end) return false
      if (needed === 'always') return end <= until
      return needed === 'time' ? isWithinHours(hours, calendar, end) : isOpenAt(hours, calendar, end, nights > 0)
    }),
  )
}

/** Whole days end at the same wall time or the one that was chosen, however long the nights between them are. */
function endOf(
  { service }: Schedule,
  request: SlotRequest,
  calendar: Calendar,
  date: Temporal.PlainDate,
  minutes: number,
  start: number,
): number {
  // Who has staff and equipment of their own gets what is added at the same time as the others.
  const abreast = service.perPerson ? request.quantity : 1
  const extra = request.attaches.reduce(
    (sum, { attach, quantity }) => sum + attach.durationMinutes * Math.ceil(quantity / abreast),
    0,
  )
  const own = request.unit.durationMinutes
  if (!service.dayUnit) return start + (own + extra) * MINUTE_MS
  const days = Math.ceil(own / DAY_MINUTES)
  const { returnMinutes } = request
  if (returnMinutes === undefined) return calendar.day(date.add({ days })).limit(minutes) + extra * MINUTE_MS
  const nights = returnMinutes > minutes % DAY_MINUTES ? days - 1 : days
  return calendar.day(calendar.dateOf(start).add({ days: nights })).limit(returnMinutes)
}

/** What a slot takes of its staff and things: the service's buffers belong to it. */
export function takenBy({ service }: Schedule, { start, end }: Span): Span {
  return { start: start - service.bufferBefore * MINUTE_MS, end: end + service.bufferAfter * MINUTE_MS }
}

export const wantedBy = (schedule: Schedule, slot: Span): Wanted => ({
  slot,
  taken: takenBy(schedule, slot),
  dayUnit: schedule.service.dayUnit,
})

/** From when on a start can still be had. */
export const earliestStart = ({ service, now }: Schedule): number => now + service.cutOffMinutes * MINUTE_MS

/** Whether there are starts, and none can be had any more: nothing becomes free that anybody could book. */
export const isTooLate = (schedule: Schedule, starts: readonly Start[]): boolean =>
  starts.length > 0 && starts.every(({ start }) => start < earliestStart(schedule))

/** How many more parties like this one could come at the same time. */
export function vacanciesOf<Candidate extends ScheduledBookable>(
  needs: Need<Candidate>[],
  isThere: (bookable: Candidate) => boolean,
): number {
  const each = needs.map(({ candidates, count, chosen }) => {
    const free = candidates.filter(isThere)
    if (chosen === null) return Math.floor(free.length / count)
    return free.length >= count && free.some(({ id }) => id === chosen) ? 1 : 0
  })
  return Math.min(...each)
}

/** As many people as the service takes, no further ahead than one can reserve. */
export function isWithinLimits(
  schedule: Schedule,
  { quantity }: SlotRequest,
  calendar: Calendar,
  date: Temporal.PlainDate,
): boolean {
  const last = calendar.dateOf(schedule.now).add({ days: HORIZON_DAYS })
  return quantityErrors(schedule, quantity, 'quantity').length === 0 && Temporal.PlainDate.compare(date, last) <= 0
}

/** The largest number of people for whom something is free on a day; 0 where nothing is for anybody. */
export function largestParty(
  schedule: Schedule,
  requestFor: (quantity: number) => SlotRequest,
  calendar: Calendar,
  busy: Busy,
  date: Temporal.PlainDate,
): number {
  const { minQuantity, maxQuantity } = schedule.service
  for (let quantity = maxQuantity; quantity >= minQuantity; quantity--) {
    if (slotsOn(schedule, requestFor(quantity), calendar, busy, date).slots.length > 0) return quantity
  }
  return 0
}

export function slotsOn(
  schedule: Schedule,
  request: SlotRequest,
  calendar: Calendar,
  busy: Busy,
  date: Temporal.PlainDate,
): DaySlots {
  const day = calendar.day(date)
  const closures = busy.get(WHOLE_SHOP) ?? []
  const isOpen = openingsOf(schedule, calendar, date).some(
    ({ span }) => !closures.some(({ start, end }) => start <= span.start && span.end <= end),
  )
  if (!isOpen) return { date: date.toString(), status: 'CLOSED', closedBy: closedBy(schedule, day), slots: [] }
  const nothing: DaySlots = { date: date.toString(), status: 'SOLD_OUT', slots: [] }
  if (!isWithinLimits(schedule, request, calendar, date)) return nothing
  const duty = onDuty(schedule, calendar, date)
  const starts = startsOf(schedule, request, calendar, date)
  if (isTooLate(schedule, starts)) return { ...nothing, tooLate: true }
  const possible = starts.filter(
    (slot) => slot.start >= earliestStart(schedule) && vacanciesOf(request.needs, (one) => duty(one, slot)) > 0,
  )
  if (possible.length === 0) return nothing
  const slots = possible.flatMap((slot) => {
    const wanted = wantedBy(schedule, slot)
    const vacancies = vacanciesOf(request.needs, (one) => duty(one, slot) && isAvailable(busy, one.id, wanted))
    return vacancies > 0 ? [{ ...slot, vacancies }] : []
  })
  const few = slots.length <= FEW_SLOTS && slots.length < possible.length
  return { date: nothing.date, status: slots.length === 0 ? 'SOLD_OUT' : few ? 'LIMITED' : 'AVAILABLE', slots }
}

/** A date that would be open by its weekday, or has hours of its own, is closed by what was said of the date. */
const closedBy = (schedule: Schedule, day: Day): 'week' | 'day' =>
  isSpecial(schedule, day) || schedule.hours.some(({ weekday }) => weekday === day.weekday) ? 'day' : 'week'

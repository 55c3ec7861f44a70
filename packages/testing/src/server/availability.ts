import { daysLater } from '@yoyaku/core'
import type { components, Money } from '@yoyaku/core/types'
import { canBeServed, type Occupancy, vacancies } from './occupancy.ts'
import { closedOn, dateAt, datesAround, dayTime, MINUTE_MS, type Start, shownAt, startsOf } from './opening-hours.ts'
import { quantityErrors, type Selection, withQuantity } from './selection.ts'
import { type FakeShop, timingOf } from './shops.ts'

type Schemas = components['schemas']
type AvailableTime = Schemas['AvailableTime']
type Day = AvailableTime['days'][number]

/** How far ahead one can reserve. */
export const HORIZON_DAYS = 365
const FEW_SLOTS = 2
const SEARCHED_DAYS = 60
const DAY_MS = 86_400_000

/** Times taken by others, and the present time. */
export type Present = { taken: readonly Occupancy[]; now: number }

/** From when on a start can still be had. */
export const earliestStart = (at: FakeShop, now: number) => now + timingOf(at).cutOffMinutes * MINUTE_MS

/** Starts of a date that are still to come and that the shop has anybody for at all; `vacancies`: how many are free. */
export function slotsOn(selection: Selection, date: string, { taken, now }: Present) {
  const { at, service, quantity, minutes, back } = selection
  const isTooFar = date > daysLater(dateAt(at, now), HORIZON_DAYS)
  if (isTooFar || quantityErrors(service, quantity, '').length > 0 || !canBeServed(selection)) return []
  return startsOf(at, service, date, minutes, back)
    .filter(({ start }) => start >= earliestStart(at, now))
    .map((span) => ({ ...span, vacancies: vacancies(selection, span, taken) }))
}

/** Whether the date has starts that fit, and none can be had any more. */
export function isTooLate(
  { at, service, minutes, back }: Selection,
  date: string,
  now: number,
  isFitting: (start: Start) => boolean = () => true,
): boolean {
  const starts = startsOf(at, service, date, minutes, back).filter(isFitting)
  return starts.length > 0 && starts.every(({ start }) => start < earliestStart(at, now))
}

function dayOf(selection: Selection, date: string, present: Present, price: Money): Day {
  const { at, service } = selection
  const closedBy = closedOn(at, date)
  if (closedBy !== undefined) return { date, status: 'CLOSED', closedBy, slots: [] }
  const possible = slotsOn(selection, date, present)
  const free = possible.filter((slot) => slot.vacancies > 0)
  if (free.length === 0) {
    const quantities = Array.from({ length: service.maxQuantity }, (_, index) => service.maxQuantity - index)
    const fits = (quantity: number) =>
      slotsOn(withQuantity(selection, quantity), date, present).some((slot) => slot.vacancies > 0)
    const maxQuantity = quantities.find((quantity) => quantity >= service.minQuantity && fits(quantity)) ?? 0
    const tooLate = isTooLate(selection, date, present.now)
    return { date, status: 'SOLD_OUT', ...(tooLate && { tooLate }), maxQuantity, slots: [] }
  }
  const isLimited = free.length <= FEW_SLOTS && free.length < possible.length
  const slots = free.map(({ start, end, minutes, vacancies: many }) => ({
    ...{ startAt: shownAt(at, start), endAt: shownAt(at, end), time: dayTime(minutes), vacancies: many, price },
  }))
  return { date, status: isLimited ? 'LIMITED' : 'AVAILABLE', slots }
}

const datesFrom = (first: string, count: number) => Array.from({ length: count }, (_, index) => daysLater(first, index))

/** The first of some days on which something is free. */
export const firstFreeDate = (selection: Selection, from: string, days: number, present: Present): string | null =>
  datesFrom(from, days).find((date) => slotsOn(selection, date, present).some((slot) => slot.vacancies > 0)) ?? null

/** Free times from day to day, and the next free day after them where none is. */
export function availableTime(
  selection: Selection,
  [dateFrom, dateTo]: [string, string],
  present: Present,
  price: Money,
): AvailableTime {
  const { at } = selection
  const length = Math.round((Date.parse(dateTo) - Date.parse(dateFrom)) / DAY_MS) + 1
  const days = datesFrom(dateFrom, length).map((date) => dayOf(selection, date, present, price))
  const today = dateAt(at, present.now)
  const after = dateTo < today ? today : daysLater(dateTo, 1)
  const first = days.find(({ slots }) => slots.length > 0)?.date
  return {
    timeZone: at.shop.timeZone,
    days,
    nextAvailableDate: first ?? firstFreeDate(selection, after, SEARCHED_DAYS, present),
  }
}

/** Whether a selection can begin at an instant. */
export const isFreeAt = (selection: Selection, start: number, present: Present): boolean =>
  datesAround(selection.at, start)
    .flatMap((date) => slotsOn(selection, date, present))
    .some((slot) => slot.start === start && slot.vacancies > 0)

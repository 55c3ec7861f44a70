import type { components } from '../../client/schema.gen.ts'
import type { Money } from '../../client/types.ts'
import { dateIn, daysLater } from '../../shared/when.ts'
import { type Occupancy, vacancies } from './occupancy.ts'
import { openingsOf, shownAt, startsOf } from './opening-hours.ts'
import { type Selection, withQuantity } from './selection.ts'
import type { FakeShop } from './shops.ts'

type Schemas = components['schemas']
type AvailableTime = Schemas['AvailableTime']
type Day = AvailableTime['days'][number]

/** How far ahead one can reserve. */
export const HORIZON_DAYS = 365
const FEW_SLOTS = 2
const SEARCHED_DAYS = 60
const DAY_MS = 86_400_000

/** What is taken, by others, and what time it is. */
export type Present = { taken: readonly Occupancy[]; now: number }

/** Today at the shop. */
export const todayAt = ({ shop }: FakeShop, now: number) => dateIn(new Date(now).toISOString(), shop.timeZone)

/** Starts of a date that are still to come and that the shop has anybody for at all; `vacancies`: how many are free. */
export function slotsOn(selection: Selection, date: string, { taken, now }: Present) {
  const { at, minutes } = selection
  const last = daysLater(todayAt(at, now), HORIZON_DAYS)
  return startsOf(at, date, date > last ? Number.POSITIVE_INFINITY : minutes)
    .filter((span) => span.start >= now && vacancies(selection, span, []) > 0)
    .map((span) => ({ ...span, vacancies: vacancies(selection, span, taken) }))
}

function dayOf(selection: Selection, date: string, present: Present, price: Money): Day {
  const { at, service } = selection
  if (openingsOf(at, date).length === 0) return { date, status: 'CLOSED', slots: [] }
  const possible = slotsOn(selection, date, present)
  const free = possible.filter((slot) => slot.vacancies > 0)
  if (free.length === 0) {
    const quantities = Array.from({ length: service.maxQuantity }, (_, index) => service.maxQuantity - index)
    const fits = (quantity: number) =>
      slotsOn(withQuantity(selection, quantity), date, present).some((slot) => slot.vacancies > 0)
    const maxQuantity = quantities.find((quantity) => quantity >= service.minQuantity && fits(quantity)) ?? 0
    return { date, status: 'SOLD_OUT', maxQuantity, slots: [] }
  }
  const isLimited = free.length <= FEW_SLOTS && free.length < possible.length
  const slots = free.map(({ start, end, vacancies: many }) => {
    const startAt = shownAt(at, start)
    return { startAt, endAt: shownAt(at, end), time: startAt.slice(11, 16), vacancies: many, price }
  })
  return { date, status: isLimited ? 'LIMITED' : 'AVAILABLE', slots }
}

const datesFrom = (first: string, count: number) => Array.from({ length: count }, (_, index) => daysLater(first, index))

/** The first of some days on which something is free. */
export const firstFreeDate = (selection: Selection, from: string, days: number, present: Present): string | null =>
  datesFrom(from, days).find((date) => slotsOn(selection, date, present).some((slot) => slot.vacancies > 0)) ?? null

/** What is free from day to day, and the next free day after them where none is. */
export function availableTime(
  selection: Selection,
  [dateFrom, dateTo]: [string, string],
  present: Present,
  price: Money,
): AvailableTime {
  const { at } = selection
  const length = Math.round((Date.parse(dateTo) - Date.parse(dateFrom)) / DAY_MS) + 1
  const days = datesFrom(dateFrom, length).map((date) => dayOf(selection, date, present, price))
  const today = todayAt(at, present.now)
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
  slotsOn(selection, todayAt(selection.at, start), present).some((slot) => slot.start === start && slot.vacancies > 0)

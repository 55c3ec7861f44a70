import type { components } from '../client/schema.gen.ts'
import type { HoldDraft, Money } from '../client/types.ts'
import { daysLater } from '../shared/when.ts'

type Schemas = components['schemas']
type AvailableTime = Schemas['AvailableTime']

/** What a party takes of a shop. */
export type Span = { shopId: string; startAt: string; endAt: string }

const HOUR_MS = 3_600_000
const ZONE = { timeZone: 'Asia/Tokyo', offset: '+09:00', offsetMs: 9 * HOUR_MS }
/** From 10:00, every half hour; the last ends at 20:00. */
const STARTS = Array.from(
  { length: 19 },
  (_, index) => `${10 + Math.floor(index / 2)}:${index % 2 === 0 ? '00' : '30'}`,
)
const FEW_SLOTS = 2
const SEARCHED_DAYS = 60

const wireOf = (instant: number) => new Date(instant + ZONE.offsetMs).toISOString().slice(0, 19) + ZONE.offset

type Start = Pick<HoldDraft, 'shopId' | 'reservationDate' | 'reservationTime'>

/** An hour at the time of a draft. */
export function spanOf({ shopId, reservationDate, reservationTime }: Start): Span {
  const start = Date.parse(`${reservationDate}T${reservationTime}:00${ZONE.offset}`)
  return { shopId, startAt: wireOf(start), endAt: wireOf(start + HOUR_MS) }
}

export const overlap = (one: Span, other: Span) =>
  one.shopId === other.shopId &&
  Date.parse(one.startAt) < Date.parse(other.endAt) &&
  Date.parse(other.startAt) < Date.parse(one.endAt)

type DaysInput = { shopId: string; dateFrom: string; dateTo: string; price: Money; isFree(span: Span): boolean }

/** What is free from day to day, for one party at a time. */
export function availableTime({ shopId, dateFrom, dateTo, price, isFree }: DaysInput): AvailableTime {
  const dayOf = (date: string) => {
    const slots = STARTS.flatMap((time) => {
      const span = spanOf({ shopId, reservationDate: date, reservationTime: time })
      const { startAt, endAt } = span
      return isFree(span) ? [{ startAt, endAt, time, vacancies: 1, price }] : []
    })
    if (slots.length === 0) return { date, status: 'SOLD_OUT' as const, maxQuantity: 0, slots }
    return { date, status: slots.length <= FEW_SLOTS ? ('LIMITED' as const) : ('AVAILABLE' as const), slots }
  }
  const length = (Date.parse(dateTo) - Date.parse(dateFrom)) / (24 * HOUR_MS) + 1
  const daysFrom = (first: string, count: number) =>
    Array.from({ length: count }, (_, index) => dayOf(daysLater(first, index)))
  const firstFree = (all: { date: string; slots: object[] }[]) => all.find(({ slots }) => slots.length > 0)?.date
  const days = daysFrom(dateFrom, length)
  const nextAvailableDate = firstFree(days) ?? firstFree(daysFrom(daysLater(dateTo, 1), SEARCHED_DAYS)) ?? null
  return { timeZone: ZONE.timeZone, days, nextAvailableDate }
}

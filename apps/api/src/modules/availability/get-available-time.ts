import type { AppContext } from '../../context.ts'
import type { Handler } from '../../contract/handler.ts'
import type { FieldError } from '../../contract/types.ts'
import { clockTime } from '../../lib/minutes-of-day.ts'
import type { Calendar } from '../../lib/shop-calendar.ts'
import { quoteOf, totalOf } from '../bookings/quote.ts'
import { loadBusy } from '../occupancy/busy.ts'
import { type Request, withQuantity } from '../offers/booking-selection.ts'
import type { Offer } from '../offers/offer.ts'
import { resolveAvailabilityQuery } from './availability-query.ts'
import { ownHolds } from './own-hold.ts'
import { type DaySlots, HORIZON_DAYS, largestParty, MARGIN_DAYS, slotsOn } from './slots.ts'

/** `maxQuantity`: of a day that is sold out. */
type Day = DaySlots & { maxQuantity?: number }

const MOST_DAYS = 31
const SEARCHED_DAYS = 60

export const getAvailableTime: Handler<'getAvailableTime'> = async (call) => {
  const { params, query, currency, context } = call
  const from = Temporal.PlainDate.from(query.dateFrom)
  const to = Temporal.PlainDate.from(query.dateTo)
  const question = await resolveAvailabilityQuery(context, params.id, query, rangeErrors(from, to))
  if (question.failure) return question.failure
  const { offer, request, calendar } = question
  const exceptHoldIds = await ownHolds(call)
  const search = { context, offer, request, calendar, exceptHoldIds }

  const days = await daysBetween({ ...search, withLargestParty: true }, from, to)
  const today = calendar.dateOf(offer.now)
  const price = totalOf(quoteOf(offer, request, currency))
  return {
    status: 200,
    body: {
      data: {
        timeZone: offer.shop.timeZone,
        days: days.map((day) => ({
          ...day,
          slots: day.slots.map(({ start, end, minutes, vacancies }) => ({
            ...{
              startAt: calendar.isoAt(start),
              endAt: calendar.isoAt(end),
              time: clockTime(minutes),
              vacancies,
              price,
            },
          })),
        })),
        nextAvailableDate:
          firstFree(days) ?? firstFree(await daysBetween(search, ...daysAfter(to, calendar.before(today)))),
      },
    },
  }
}

function rangeErrors(from: Temporal.PlainDate, to: Temporal.PlainDate): FieldError[] {
  if (Temporal.PlainDate.compare(from, to) > 0) return [{ field: 'dateTo', code: 'TOO_SMALL' }]
  return from.until(to).days >= MOST_DAYS ? [{ field: 'dateTo', code: 'TOO_LARGE' }] : []
}

/** Where the next free date is looked for when the asked days have none: from yesterday on, whose night may go on. */
function daysAfter(to: Temporal.PlainDate, yesterday: Temporal.PlainDate): [Temporal.PlainDate, Temporal.PlainDate] {
  const first = Temporal.PlainDate.compare(to, yesterday) < 0 ? yesterday : to.add({ days: 1 })
  return [first, first.add({ days: SEARCHED_DAYS - 1 })]
}

const firstFree = (days: DaySlots[]): string | null => days.find(({ slots }) => slots.length > 0)?.date ?? null

type Search = {
  context: AppContext
  offer: Offer
  request: Request
  calendar: Calendar
  exceptHoldIds: string[]
  /** Whether days that are sold out say for how many people they have room, which takes a search for each number. */
  withLargestParty?: boolean
}

async function daysBetween(
  { context, offer, request, calendar, exceptHoldIds, withLargestParty = false }: Search,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Promise<Day[]> {
  const requestFor = (quantity: number) => withQuantity(offer, request, quantity)
  // The smallest party has the most candidates: a table for two seats one as well.
  const requests = withLargestParty ? [request, requestFor(offer.service.minQuantity)] : [request]
  const bookableIds = requests.flatMap(({ needs }) => needs.flatMap(({ candidates }) => candidates.map(({ id }) => id)))
  const today = calendar.dateOf(offer.now)
  const horizon = today.add({ days: HORIZON_DAYS + 1 })
  const outside =
    Temporal.PlainDate.compare(last, calendar.before(today)) < 0 || Temporal.PlainDate.compare(first, horizon) > 0
  const range = {
    start: calendar.day(first.subtract({ days: 1 })).limit(0),
    end: calendar.day(last.add({ days: MARGIN_DAYS })).limit(0),
  }
  const busy = outside ? new Map() : await loadBusy(context.db, { offer, calendar, bookableIds }, range, exceptHoldIds)
  const length = first.until(last).days + 1
  return Array.from({ length }, (_, index) => {
    const date = first.add({ days: index })
    const day = slotsOn(offer, request, calendar, busy, date)
    if (day.status !== 'SOLD_OUT' || !withLargestParty) return day
    return { ...day, maxQuantity: largestParty(offer, requestFor, calendar, busy, date) }
  })
}

import type { FieldError, Handler } from '../contract/handler.ts'
import { quoteOf, totalOf } from '../reservations/quote.ts'
import type { World } from '../world.ts'
import { asked } from './asked.ts'
import { iso, loadBusy } from './busy.ts'
import type { Calendar } from './calendar.ts'
import type { Offer } from './offer.ts'
import { ownHolds } from './own-hold.ts'
import { type DaySlots, HORIZON_DAYS, slotsOn } from './slots.ts'
import type { Request } from './wish.ts'

const MOST_DAYS = 31
const SEARCHED_DAYS = 60
// The longest that a slot and its buffers can reach over the edge of what was asked, either way.
const MARGIN_DAYS = 32

export const getAvailableTime: Handler<'getAvailableTime'> = async ({ params, query, headers, currency, world }) => {
  const from = Temporal.PlainDate.from(query.dateFrom)
  const to = Temporal.PlainDate.from(query.dateTo)
  const question = await asked(world, params.id, query, rangeErrors(from, to))
  if (question.failure) return question.failure
  const { offer, request, calendar } = question
  const exceptHoldIds = await ownHolds(world, query.holdId, headers['x-hold-token'])
  const search = (first: Temporal.PlainDate, last: Temporal.PlainDate) =>
    daysBetween(world, offer, request, calendar, exceptHoldIds, first, last)

  const days = await search(from, to)
  const price = totalOf(quoteOf(offer, request, currency))
  return {
    status: 200,
    body: {
      data: {
        timeZone: offer.shop.timeZone,
        days: days.map((day) => ({
          ...day,
          slots: day.slots.map(({ start, end, vacancies }) => ({
            startAt: iso(start),
            endAt: iso(end),
            vacancies,
            price,
          })),
        })),
        nextAvailableDate: firstFree(days) ?? firstFree(await search(...daysAfter(to, calendar.dateOf(offer.now)))),
      },
    },
  }
}

function rangeErrors(from: Temporal.PlainDate, to: Temporal.PlainDate): FieldError[] {
  if (Temporal.PlainDate.compare(from, to) > 0) return [{ field: 'dateTo', code: 'TOO_SMALL' }]
  return from.until(to).days >= MOST_DAYS ? [{ field: 'dateTo', code: 'TOO_LARGE' }] : []
}

/** Where the next free date is looked for when the asked days have none. */
function daysAfter(to: Temporal.PlainDate, today: Temporal.PlainDate): [Temporal.PlainDate, Temporal.PlainDate] {
  const first = Temporal.PlainDate.compare(to, today) < 0 ? today : to.add({ days: 1 })
  return [first, first.add({ days: SEARCHED_DAYS - 1 })]
}

const firstFree = (days: DaySlots[]): string | null => days.find(({ slots }) => slots.length > 0)?.date ?? null

async function daysBetween(
  world: World,
  offer: Offer,
  request: Request,
  calendar: Calendar,
  exceptHoldIds: string[],
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Promise<DaySlots[]> {
  const ids = request.needs.flatMap(({ candidates }) => candidates.map(({ id }) => id))
  const today = calendar.dateOf(offer.now)
  const horizon = today.add({ days: HORIZON_DAYS + 1 })
  const outside = Temporal.PlainDate.compare(last, today) < 0 || Temporal.PlainDate.compare(first, horizon) > 0
  const range = {
    start: calendar.day(first.subtract({ days: 1 })).limit(0),
    end: calendar.day(last.add({ days: MARGIN_DAYS })).limit(0),
  }
  const busy = outside ? new Map() : await loadBusy(world.db, offer.shop.id, ids, range, exceptHoldIds)
  const length = first.until(last).days + 1
  return Array.from({ length }, (_, index) => slotsOn(offer, request, calendar, busy, first.add({ days: index })))
}

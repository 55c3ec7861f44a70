import type { AppContext } from '../../context.ts'
import { refuseFields } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { inLanguage } from '../../lib/localized-text.ts'
import { type Calendar, DAY_MINUTES, datesAround } from '../../lib/shop-calendar.ts'
import { shown } from '../money/convert.ts'
import { loadBusy } from '../occupancy/busy.ts'
import { mostPieces, type Request } from '../offers/booking-selection.ts'
import type { Attach, Offer } from '../offers/offer.ts'
import { resolveAvailabilityQuery } from './availability-query.ts'
import { ownHolds } from './own-hold.ts'
import { slotsOn, takenBy } from './slots.ts'

/** With a start, `available` says whether one piece would still fit then; without one, everything is. */
export const getAvailableServiceAttaches: Handler<'getAvailableServiceAttaches'> = async (call) => {
  const { params, query, locale, currency, context } = call
  const question = await resolveAvailabilityQuery(context, params.id, query)
  if (question.failure) return question.failure
  const { offer, request, calendar } = question
  const start = query.startAt === undefined ? null : Date.parse(query.startAt)
  if (Number.isNaN(start)) return refuseFields([{ field: 'startAt', code: 'FORMAT' }])
  const exceptHoldIds = await ownHolds(call)
  const fits = start === null ? () => true : await fitting(context, offer, request, calendar, exceptHoldIds, start)
  const data = offer.attaches.map((attach) => ({
    id: attach.id,
    name: inLanguage(locale, attach.name),
    price: shown({ amount: attach.price, currency: offer.shop.currency }, currency, offer.rates),
    durationMinutes: attach.durationMinutes,
    maxQuantity: mostPieces(offer, attach, request.quantity),
    available: fits(attach),
  }))
  return { status: 200, body: { data, total: data.length } }
}

async function fitting(
  context: AppContext,
  offer: Offer,
  request: Request,
  calendar: Calendar,
  exceptHoldIds: string[],
  start: number,
): Promise<(attach: Attach) => boolean> {
  const date = calendar.dateOf(start)
  const bookableIds = request.needs.flatMap(({ candidates }) => candidates.map(({ id }) => id))
  const longest = Math.max(0, ...offer.attaches.map(({ durationMinutes }) => durationMinutes))
  const end = calendar
    .day(date.add({ days: 1 + Math.ceil((request.unit.durationMinutes + longest) / DAY_MINUTES) }))
    .limit(0)
  const busy = await loadBusy(
    context.db,
    { offer, calendar, bookableIds },
    takenBy(offer, { start, end }),
    exceptHoldIds,
  )
  return (attach) => {
    const longer: Request = { ...request, attaches: [...request.attaches, { attach, quantity: 1 }] }
    return datesAround(calendar, start).some((day) =>
      slotsOn(offer, longer, calendar, busy, day).slots.some((slot) => slot.start === start),
    )
  }
}

import type { AppContext } from '../../context.ts'
import type { Currency, Schemas } from '../../contract/types.ts'
import { clockTime } from '../../lib/minutes-of-day.ts'
import { calendarOf } from '../../lib/shop-calendar.ts'
import { MARGIN_DAYS, slotsOn } from '../availability/slots.ts'
import { isStartTime, type StartTimes } from '../availability/times-of-day.ts'
import { quoteOf, totalOf } from '../bookings/quote.ts'
import { loadBusy } from '../occupancy/busy.ts'
import { type FieldNames, quantityErrors, resolveSelection } from '../offers/booking-selection.ts'
import { countedPeople } from '../offers/is-for-people.ts'
import { getOffer } from '../offers/offer-cache.ts'

type NextTimes = Schemas['NextTimes']

const MOST_TIMES = 3
const NO_FIELDS: FieldNames = { unitId: '', quantity: '', staffId: '', itemId: '', attach: () => '' }

/** A service of a shop, for so many people on a date, with what every other choice leaves open. */
type Wish = {
  shopId: string
  serviceId: string
  unitId: string | null
  date: string
  quantity: number
  times: StartTimes
}

/** The first free times of the service, and what the party pays for the unit, or for its first; null where nothing is left. */
export async function nextTimes(context: AppContext, wish: Wish, currency: Currency): Promise<NextTimes | null> {
  const { shopId, serviceId, unitId } = wish
  const offer = await getOffer(context, shopId, serviceId)
  if (offer === null) return null
  const quantity = countedPeople(offer.service, wish.quantity)
  if (quantityErrors(offer, quantity, '').length > 0) return null
  const selection = { unitId, quantity, attaches: [], staffId: null, itemId: null }
  const { request } = resolveSelection(offer, selection, NO_FIELDS)
  if (request === null) return null
  const calendar = calendarOf(offer.shop.timeZone)
  const date = Temporal.PlainDate.from(wish.date)
  const bookableIds = request.needs.flatMap(({ candidates }) => candidates.map(({ id }) => id))
  const span = {
    start: calendar.day(date.subtract({ days: 1 })).limit(0),
    end: calendar.day(date.add({ days: MARGIN_DAYS })).limit(0),
  }
  const busy = await loadBusy(context.db, { offer, calendar, bookableIds }, span, [])
  const slots = slotsOn(offer, request, calendar, busy, date).slots.filter(({ minutes }) =>
    isStartTime(minutes, wish.times),
  )
  if (slots.length === 0) return null
  return {
    date: wish.date,
    unitId: request.unit.id,
    times: slots.slice(0, MOST_TIMES).map(({ minutes }) => clockTime(minutes)),
    total: totalOf(quoteOf(offer, request, currency)),
    quantity,
  }
}

import type { Trx } from '../../db/connection.ts'
import type { Row } from '../../db/schema.ts'
import { type Calendar, calendarOf } from '../../lib/shop-calendar.ts'
import { isTooLate, MARGIN_DAYS, type Slot, type Start, slotsOn, startsOf } from '../availability/slots.ts'
import { loadBusy } from '../occupancy/busy.ts'
import { type BookingSelection, type Request, resolveSelection } from '../offers/booking-selection.ts'
import type { PricedOffer } from '../offers/offer.ts'

/** What an entry waits for, the service apart. */
export type Wanted = Pick<
  Row<'waiting_list_entry'>,
  | 'date'
  | 'time_from'
  | 'time_to'
  | 'unit_id'
  | 'quantity'
  | 'attaches'
  | 'staff_id'
  | 'item_id'
  | 'return_time'
  | 'return_shop_id'
>

export type Day = { calendar: Calendar; request: Request; slots: Slot[] }

export const selectionOf = (wanted: Wanted): BookingSelection => ({
  unitId: wanted.unit_id,
  quantity: wanted.quantity,
  attaches: wanted.attaches,
  staffId: wanted.staff_id,
  itemId: wanted.item_id,
  returnTime: wanted.return_time ?? undefined,
  returnShopId: wanted.return_shop_id ?? undefined,
})

/** Null where the service does not offer this. */
function requestOf(offer: PricedOffer, wanted: Wanted): Request | null {
  const ignored = { unitId: '', quantity: '', staffId: '', itemId: '', attach: () => '' }
  return resolveSelection(offer, selectionOf(wanted), ignored).request
}

/** Whether all starts that fit an entry, of whichever offer, are past or too near to be booked. Not of a date without any. */
export function isTooLateFor(offers: readonly PricedOffer[], wanted: Wanted): boolean {
  const fitting = offers.flatMap((offer) => {
    const request = requestOf(offer, wanted)
    if (request === null) return []
    const date = Temporal.PlainDate.from(wanted.date)
    const starts = startsOf(offer, request, calendarOf(offer.shop.timeZone), date)
    return [{ offer, starts: starts.filter((start) => isInTime(wanted, start)) }]
  })
  const open = fitting.filter(({ starts }) => starts.length > 0)
  return open.length > 0 && open.every(({ offer, starts }) => isTooLate(offer, starts))
}

/** The free starts of the date of an entry, whatever their time; null where the service does not offer this any more. */
export async function freeOn(trx: Trx, offer: PricedOffer, wanted: Wanted): Promise<Day | null> {
  const request = requestOf(offer, wanted)
  if (request === null) return null
  const calendar = calendarOf(offer.shop.timeZone)
  const date = Temporal.PlainDate.from(wanted.date)
  const range = {
    start: calendar.day(date.subtract({ days: 1 })).limit(0),
    end: calendar.day(date.add({ days: MARGIN_DAYS })).limit(0),
  }
  const bookableIds = request.needs.flatMap(({ candidates }) => candidates.map(({ id }) => id))
  const busy = await loadBusy(trx, { offer, calendar, bookableIds }, range, [])
  return { calendar, request, slots: slotsOn(offer, request, calendar, busy, date).slots }
}

/** Whether a start is in the times of an entry. */
export const isInTime = ({ time_from, time_to }: Wanted, { minutes }: Start): boolean =>
  (time_from === null || time_from <= minutes) && (time_to === null || minutes <= time_to)

import { type Failure, refuse, refuseFields } from '../../contract/failure.ts'
import type { FieldError, Schemas } from '../../contract/types.ts'
import { clockTime, minutesOf } from '../../lib/minutes-of-day.ts'
import { type Calendar, calendarOf, type Span } from '../../lib/shop-calendar.ts'
import { earliestStart, HORIZON_DAYS, startAt, startsOf, takenBy } from '../availability/slots.ts'
import {
  type BookingSelection,
  type FieldNames,
  quantityErrors,
  type Request,
  resolveSelection,
} from '../offers/booking-selection.ts'
import type { Offer, PricedOffer } from '../offers/offer.ts'
import type { ShopVersion } from '../offers/offer-cache.ts'
import { slotTaken } from './slot-taken.ts'

type HoldDraft = Schemas['HoldDraft']
type HoldDraftBody = Schemas['HoldDraftBody']

/** A draft that can be held, if it is still free. */
export type Planned = {
  offer: PricedOffer
  request: Request
  calendar: Calendar
  date: Temporal.PlainDate
  slot: Span
  draft: HoldDraft
  /** The staff and things that this booking could use. */
  bookableIds: string[]
  /** The slot with the buffers of its service. */
  slotWithBuffers: Span
  /** The day, whose load counts. */
  day: Span
  /** The day, and what the slot takes beyond it. */
  range: Span
}
type Plan = (Planned & { failure: null }) | { failure: Failure<400> | Failure<404> | Failure<409> }

export const fieldNames: FieldNames = {
  unitId: 'draft.appointmentUnitId',
  quantity: 'draft.quantity',
  staffId: 'draft.staffId',
  itemId: 'draft.resourceItemId',
  returnTime: 'draft.returnTime',
  returnShopId: 'draft.returnShopId',
  attach: (index) => `draft.attaches.${index}.attachId`,
}

/** Off the grid: 400. On the grid but not available any more, for example because extras made it too long: 409 SLOT_TAKEN. */
export function plan(offer: PricedOffer | null, draft: HoldDraftBody): Plan {
  if (offer === null) return { failure: refuse(404, 'NOT_AVAILABLE', 'This shop does not offer this service') }
  const { request, fields } = resolveSelection(offer, wishOf(draft), fieldNames)
  const errors = [...quantityErrors(offer, draft.quantity, fieldNames.quantity), ...(fields ?? [])]
  if (request === null || errors.length > 0) return { failure: refuseFields(errors) }
  const calendar = calendarOf(offer.shop.timeZone)
  const saidDate = Temporal.PlainDate.from(draft.reservationDate)
  const start = calendar.day(saidDate).exact(minutesOf(draft.reservationTime))
  const timeErrors = whatIsWrongWith(start, offer, request, calendar, saidDate)
  if (start === null || timeErrors.length > 0) return { failure: refuseFields(timeErrors) }
  const found = startAt(offer, request, calendar, start)
  if (found === undefined && request.returnMinutes !== undefined) {
    return { failure: refuseFields([{ field: 'draft.returnTime', code: 'NOT_ALLOWED' }]) }
  }
  if (found === undefined || start < earliestStart(offer)) return { failure: slotTaken }
  const { date, slot } = found
  const day = { start: calendar.day(date).limit(0), end: calendar.day(date.add({ days: 1 })).limit(0) }
  const slotWithBuffers = takenBy(offer, slot)
  return {
    offer,
    request,
    calendar,
    date,
    slot,
    draft: {
      ...{ ...draft, appointmentUnitId: request.unit.id, attaches: draft.attaches ?? [] },
      // After midnight, of the date in whose hours it is, whichever of the two was said.
      ...{ reservationDate: date.toString(), reservationTime: clockTime(slot.minutes) },
    },
    bookableIds: request.needs.flatMap(({ candidates }) => candidates.map(({ id }) => id)),
    slotWithBuffers,
    day,
    range: { start: Math.min(day.start, slotWithBuffers.start), end: Math.max(day.end, slotWithBuffers.end) },
    failure: null,
  }
}

/** The plan by the rates and the time of a later moment, for waiting took time; null when it begins too soon by then. */
export function planAt(planned: Planned, { rates, now }: ShopVersion): Planned | null {
  const offer = { ...planned.offer, rates, now }
  return planned.slot.start < earliestStart(offer) ? null : { ...planned, offer }
}

export function wishOf(draft: HoldDraftBody): BookingSelection {
  return {
    unitId: draft.appointmentUnitId ?? null,
    quantity: draft.quantity,
    attaches: draft.attaches ?? [],
    staffId: draft.staffId ?? null,
    itemId: draft.resourceItemId ?? null,
    returnTime: draft.returnTime,
    returnShopId: draft.returnShopId,
  }
}

function whatIsWrongWith(
  start: number | null,
  offer: Offer,
  request: Request,
  calendar: Calendar,
  date: Temporal.PlainDate,
): FieldError[] {
  const today = calendar.dateOf(offer.now)
  // The service by itself, however short, begins only when the shop is open and on the grid.
  const shortest: Request = {
    ...{ ...request, attaches: [], returnMinutes: undefined },
    unit: { ...request.unit, durationMinutes: 0 },
  }
  const found = start === null ? undefined : startAt(offer, shortest, calendar, start)
  const isPast = Temporal.PlainDate.compare(start === null ? date : calendar.dateOf(start), today) < 0
  const isTooFar = Temporal.PlainDate.compare(found?.date ?? date, today.add({ days: HORIZON_DAYS })) > 0
  if (!isPast && !isTooFar && found !== undefined) return []
  const isTime = !isPast && !isTooFar && startsOf(offer, shortest, calendar, date).length > 0
  return [{ field: isTime ? 'draft.reservationTime' : 'draft.reservationDate', code: 'NOT_ALLOWED' }]
}

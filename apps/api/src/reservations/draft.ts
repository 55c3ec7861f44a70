import { type Calendar, calendarOf, type Span } from '../availability/calendar.ts'
import type { Offer, PricedOffer } from '../availability/offer.ts'
import { earliestStart, HORIZON_DAYS, startsOf } from '../availability/slots.ts'
import { type FieldNames, quantityErrors, type Request, understand, type Wish } from '../availability/wish.ts'
import { type Failure, type FieldError, refuse, refuseFields, type Schemas } from '../contract/handler.ts'

type HoldDraft = Schemas['HoldDraft']

/** What a draft asks for; no slot where the time is none, or never long enough. */
export type Place = {
  offer: PricedOffer
  request: Request
  calendar: Calendar
  date: Temporal.PlainDate
  start: number | null
  slot: Span | undefined
}
/** A draft that can be held, if it is still free. */
export type Planned = Omit<Place, 'start' | 'slot'> & { slot: Span; draft: HoldDraft }
type Placed = (Place & { failure: null }) | { failure: Failure<400> | Failure<404> }
type Plan = (Planned & { failure: null }) | { failure: Failure<400> | Failure<404> | Failure<409> }

export const fieldNames: FieldNames = {
  unitId: 'draft.appointmentUnitId',
  quantity: 'draft.quantity',
  staffId: 'draft.staffId',
  itemId: 'draft.resourceItemId',
  attach: (index) => `draft.attaches.${index}.attachId`,
}

export function plan(offer: PricedOffer | null, draft: HoldDraft): Plan {
  const place = placeOf(offer, draft)
  return place.failure ? place : planAt(place, draft)
}

/** Says nothing of what depends on the time of asking. */
export function placeOf(offer: PricedOffer | null, draft: HoldDraft): Placed {
  if (offer === null) return { failure: refuse(404, 'NOT_AVAILABLE', 'This shop does not offer this service') }
  const { request, fields } = understand(offer, wishOf(draft), fieldNames)
  const errors = [...quantityErrors(offer, draft.quantity, fieldNames.quantity), ...(fields ?? [])]
  if (request === null || errors.length > 0) return { failure: refuseFields(errors) }
  const calendar = calendarOf(offer.shop.timeZone)
  const date = Temporal.PlainDate.from(draft.reservationDate)
  const start = calendar.day(date).exact(minutesOf(draft.reservationTime))
  const slot = startsOf(offer, request, calendar, date).find((one) => one.start === start)
  return { offer, request, calendar, date, start, slot, failure: null }
}

/** A time that never was one is 400; one that was and is not any more, e.g. because extras made it too long, is taken. */
export function planAt({ offer, request, calendar, date, start, slot }: Place, draft: HoldDraft): Plan {
  const timeErrors = whatIsWrongWith(start, offer, request, calendar, date)
  if (start === null || timeErrors.length > 0) return { failure: refuseFields(timeErrors) }
  if (slot === undefined || start < earliestStart(offer)) return { failure: taken }
  const held = { ...draft, appointmentUnitId: request.unit.id }
  return { offer, request, calendar, date, slot, draft: held, failure: null }
}

export const taken = refuse(409, 'SLOT_TAKEN', 'This time is not free any more')

export function wishOf(draft: HoldDraft): Wish {
  return {
    unitId: draft.appointmentUnitId ?? null,
    quantity: draft.quantity,
    attaches: draft.attaches,
    staffId: draft.staffId ?? null,
    itemId: draft.resourceItemId ?? null,
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
  const isPast = Temporal.PlainDate.compare(date, today) < 0
  const isTooFar = Temporal.PlainDate.compare(date, today.add({ days: HORIZON_DAYS })) > 0
  // The service by itself, however short, begins only when the shop is open and on the grid.
  const shortest: Request = { ...request, attaches: [], unit: { ...request.unit, durationMinutes: 0 } }
  const starts = startsOf(offer, shortest, calendar, date)
  if (isPast || isTooFar || starts.length === 0) return [{ field: 'draft.reservationDate', code: 'NOT_ALLOWED' }]
  const onGrid = start !== null && starts.some((one) => one.start === start)
  return onGrid ? [] : [{ field: 'draft.reservationTime', code: 'NOT_ALLOWED' }]
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

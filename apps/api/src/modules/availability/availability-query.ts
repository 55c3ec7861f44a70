import type { AppContext } from '../../context.ts'
import { type Failure, refuse, refuseFields } from '../../contract/failure.ts'
import type { FieldError } from '../../contract/types.ts'
import { type Calendar, calendarOf } from '../../lib/shop-calendar.ts'
import { type BookingSelection, type FieldNames, type Request, resolveSelection } from '../offers/booking-selection.ts'
import type { Offer, PricedOffer } from '../offers/offer.ts'
import { getOffer } from '../offers/offer-cache.ts'

export type Query = {
  serviceId: string
  unitId?: string
  quantity?: number
  attachId?: string[]
  staffId?: string
  resourceItemId?: string
  returnTime?: string
}

type ResolvedQuery = { offer: PricedOffer; request: Request; calendar: Calendar; failure: null }
type Refused = { failure: Failure<400> | Failure<404> }

const names: FieldNames = {
  unitId: 'unitId',
  quantity: 'quantity',
  staffId: 'staffId',
  itemId: 'resourceItemId',
  attach: () => 'attachId',
}

/** What a query about availability means at this shop, or why it means nothing. */
export async function resolveAvailabilityQuery(
  context: AppContext,
  shopId: string,
  query: Query,
  moreErrors: FieldError[] = [],
): Promise<ResolvedQuery | Refused> {
  const offer = await getOffer(context, shopId, query.serviceId)
  if (offer === null) return { failure: refuse(404, 'NOT_AVAILABLE', 'This shop does not offer this service') }
  const { request, fields } = resolveSelection(offer, wishOf(offer, query), names)
  const errors = [...moreErrors, ...(fields ?? [])]
  if (request === null || errors.length > 0) return { failure: refuseFields(uniqueByField(errors)) }
  return { offer, request, calendar: calendarOf(offer.shop.timeZone), failure: null }
}

function wishOf(offer: Offer, query: Query): BookingSelection {
  const pieces = Map.groupBy(query.attachId ?? [], (id) => id)
  return {
    unitId: query.unitId ?? null,
    quantity: query.quantity ?? offer.service.minQuantity,
    attaches: [...pieces].map(([attachId, { length: quantity }]) => ({ attachId, quantity })),
    staffId: query.staffId ?? null,
    itemId: query.resourceItemId ?? null,
    returnTime: query.returnTime,
  }
}

const uniqueByField = (errors: FieldError[]) => [...new Map(errors.map((error) => [error.field, error])).values()]

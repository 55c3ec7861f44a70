import { type Failure, type FieldError, refuse, refuseFields } from '../contract/handler.ts'
import type { World } from '../world.ts'
import { type Calendar, calendarOf } from './calendar.ts'
import { currentOffer } from './kept-offer.ts'
import type { Offer, PricedOffer } from './offer.ts'
import { type FieldNames, type Request, understand, type Wish } from './wish.ts'

export type Query = {
  serviceId: string
  unitId?: string
  quantity?: number
  attachId?: string[]
  staffId?: string
  resourceItemId?: string
}

type Asked = { offer: PricedOffer; request: Request; calendar: Calendar; failure: null }
type Refused = { failure: Failure<400> | Failure<404> }

const names: FieldNames = {
  unitId: 'unitId',
  quantity: 'quantity',
  staffId: 'staffId',
  itemId: 'resourceItemId',
  attach: () => 'attachId',
}

/** What a query about availability means at this shop, or why it means nothing. */
export async function asked(
  world: World,
  shopId: string,
  query: Query,
  moreErrors: FieldError[] = [],
): Promise<Asked | Refused> {
  const offer = await currentOffer(world.db, shopId, query.serviceId)
  if (offer === null) return { failure: refuse(404, 'NOT_AVAILABLE', 'This shop does not offer this service') }
  const { request, fields } = understand(offer, wishOf(offer, query), names)
  const errors = [...moreErrors, ...(fields ?? [])]
  if (request === null || errors.length > 0) return { failure: refuseFields(uniqueByField(errors)) }
  return { offer, request, calendar: calendarOf(offer.shop.timeZone), failure: null }
}

function wishOf(offer: Offer, query: Query): Wish {
  const pieces = Map.groupBy(query.attachId ?? [], (id) => id)
  return {
    unitId: query.unitId ?? null,
    quantity: query.quantity ?? offer.service.minQuantity,
    attaches: [...pieces].map(([attachId, { length: quantity }]) => ({ attachId, quantity })),
    staffId: query.staffId ?? null,
    itemId: query.resourceItemId ?? null,
  }
}

const uniqueByField = (errors: FieldError[]) => [...new Map(errors.map((error) => [error.field, error])).values()]

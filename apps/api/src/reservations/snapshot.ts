import type { PricedOffer } from '../availability/offer.ts'
import { mayChoose, type Request } from '../availability/wish.ts'
import type { Currency } from '../contract/handler.ts'
import type { Agreed, AgreedName } from './agreed.ts'
import type { Chosen } from './choose.ts'
import { quoteOf } from './quote.ts'

/** Where nobody chooses, what was assigned is the shop's own affair and is not named. */
export function snapshot(offer: PricedOffer, request: Request, { staff, items }: Chosen, currency: Currency): Agreed {
  const { name, address, phone, cover, latitude, longitude, country, timeZone, freeCancellationHours } = offer.shop
  return {
    quote: quoteOf(offer, request, currency),
    shop: { name, address, phone, cover, latitude, longitude, country },
    serviceName: offer.service.name,
    dayUnit: offer.service.dayUnit,
    carRental: offer.service.carRental,
    staff: mayChoose(offer, 'staff') ? named(staff[0]) : null,
    equipment: mayChoose(offer, 'item') ? named(items[0]) : null,
    timeZone,
    freeCancellationHours,
  }
}

const named = (bookable: AgreedName | undefined): AgreedName | null =>
  bookable === undefined ? null : { id: bookable.id, name: bookable.name }

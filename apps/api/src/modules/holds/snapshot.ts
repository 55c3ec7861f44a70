import type { Currency } from '../../contract/types.ts'
import type { BookingSnapshot, NameSnapshot } from '../../db/tables/booking-snapshot.ts'
import { quoteOf } from '../bookings/quote.ts'
import { canChoose, chosenOf, type Request } from '../offers/booking-selection.ts'
import { takesPeople } from '../offers/is-for-people.ts'
import type { Bookable, PricedOffer, ReturnBranch } from '../offers/offer.ts'
import type { Chosen } from './choose.ts'

/** Where nobody chooses, what was assigned is the shop's own affair and is not named. */
export function snapshot(
  offer: PricedOffer,
  request: Request,
  { staff, items }: Chosen,
  currency: Currency,
): BookingSnapshot {
  const {
    name,
    address,
    phone,
    cover,
    latitude,
    longitude,
    country,
    station,
    timeZone,
    freeCancellationHours,
    lateFee,
    reschedule,
  } = offer.shop
  const { returnBranch } = request
  return {
    quote: quoteOf(offer, request, currency),
    shop: { name, address, phone, cover, latitude, longitude, country, station },
    ...(returnBranch !== undefined && { returnShop: returnShopOf(returnBranch) }),
    serviceName: offer.service.name,
    dayUnit: offer.service.dayUnit,
    carRental: offer.service.carRental,
    perPerson: offer.service.perPerson,
    isForPeople: takesPeople(offer.service),
    staff: canChoose(offer, 'staff') ? named(staff[0]) : null,
    equipment: canChoose(offer, 'item') ? withKind(items[0]) : null,
    preference: { staffId: chosenOf(request, 'staff'), itemId: chosenOf(request, 'item') },
    timeZone,
    freeCancellationHours,
    lateFee,
    reschedule,
  }
}

function withKind(item: Bookable | undefined): BookingSnapshot['equipment'] {
  if (item === undefined || item.kind === 'staff') return null
  return { id: item.id, name: item.name, kind: item.kind }
}

const returnShopOf = ({ price: _, ...shop }: ReturnBranch) => shop

const named = (bookable: NameSnapshot | undefined): NameSnapshot | null =>
  bookable === undefined ? null : { id: bookable.id, name: bookable.name }

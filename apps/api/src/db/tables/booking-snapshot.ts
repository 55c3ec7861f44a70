import type { PictureSpec } from '@yoyaku/drawings/spec'
import type { Currency, Schemas } from '../../contract/types.ts'
import type { Text } from '../../lib/localized-text.ts'

/** Amounts are integers in minor units, of the shop's currency and of the shown one. */
export type QuoteLineSnapshot = {
  kind: 'service' | 'attach' | 'return'
  id: string
  name: Text
  quantity: number
  shopAmount: number
  amount: number
}

/** `rate` is the shown currency per unit of the shop's, as a decimal. */
export type QuoteSnapshot = {
  lines: QuoteLineSnapshot[]
  shopCurrency: Currency
  currency: Currency
  rate: string
  rateAt: string
}

/** For a cancellation after the free hours: a share of the total, or an amount in minor units of the shop's currency. */
export type LateFee = { percent: number } | { amount: number }

export type NameSnapshot = { id: string; name: Text }
type EquipmentKind = Schemas['EquipmentKind']

/** Where it is only where the shop has said so. */
export type StationSnapshot = { name: Text; minutes: number; latitude?: number; longitude?: number }

/** Copy of everything about a reservation when it was made, in every language: later changes of the catalogue don't reach it. */
export type BookingSnapshot = {
  quote: QuoteSnapshot
  shop: {
    name: Text
    address: Text
    phone: string
    cover: PictureSpec
    latitude: number
    longitude: number
    /** Not of the first reservations: it was not kept then. */
    country?: Schemas['Country']
    /** Null where the shop named none. Not of the first reservations. */
    station?: StationSnapshot | null
  }
  /** Where a rental is returned, if not at the shop. */
  returnShop?: { id: string; name: Text; address: Text; country: Schemas['Country'] }
  serviceName: Text
  /** A rental of whole days, picked up and returned. Not of the first reservations. */
  dayUnit?: boolean
  /** True in a category of rental cars. Absent in the first reservations. */
  carRental?: boolean
  /** Each person has staff and equipment of their own. Not of the first reservations. */
  perPerson?: boolean
  /** Whether it is for a number of people: a car wash is not. Not of the first reservations. */
  isForPeople?: boolean
  staff: NameSnapshot | null
  /** Its kind not in the first reservations. */
  equipment: (NameSnapshot & { kind?: EquipmentKind }) | null
  /** Preference of the member; null is none. Not in the first reservations. */
  preference?: { staffId: string | null; itemId: string | null }
  timeZone: string
  freeCancellationHours: number
  /** Null where the shop has not said. Not of the first reservations. */
  lateFee?: LateFee | null
  /** Until how many hours before the start and how often the member may reschedule. Not of the first reservations. */
  reschedule?: { hours: number; limit: number }
}

/** The reservation that a hold replaces, as it was when it was held. `taken` is its time with its buffers, in milliseconds. */
export type ReplacedSnapshot = {
  reservationId: string
  codeNumber: string
  startAt: string
  endAt: string
  total: Schemas['Money']
  shopTotal: Schemas['Money']
  taken: { start: number; end: number }
}

/** Copy of an offer of the waiting list for its notification: the hold and its entry may be gone when it is read. */
export type OfferSnapshot = {
  entryId: string
  holdId: string
  origin: string | null
  /** Of the e-mail. */
  locale: Schemas['Locale']
  serviceName: Text
  shopName: Text
  startAt: string
  timeZone: string
}

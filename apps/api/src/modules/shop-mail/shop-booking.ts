import type { Locale, Schemas } from '../../contract/types.ts'
import type { Row } from '../../db/schema.ts'
import { bookedNames } from '../bookings/booked-names.ts'
import { showAgreedLateFee } from '../bookings/late-fee.ts'
import { SPOKEN } from '../bookings/local-address.ts'
import { PREVIOUS_VERSION, type PreviousVersion, previousTime, previousTotal } from '../bookings/previous-version.ts'
import { shopTotalOf } from '../bookings/quote.ts'
import { freeCancellationUntil, isFreeToCancel } from '../bookings/transitions.ts'
import type { ShopBooking } from '../mail/shop-emails.ts'

/** Shops without a language of their own are written to in that of their country. */
export const languageOf = ({ language, country }: { language: Locale | null; country: Schemas['Country'] }): Locale =>
  language ?? SPOKEN[country]

export const BOOKING_COLUMNS = [
  'reservation.code_number',
  'reservation.contact',
  'reservation.quantity',
  'reservation.special_requirement',
  'reservation.agreed',
  'reservation.start_at',
  'reservation.end_at',
  'reservation.free_until',
  'reservation.cancelled_at',
  'reservation.cancelled_by',
  'reservation.cancel_reason',
  'reservation.cancel_text',
  ...PREVIOUS_VERSION,
] as const

type BookingRow = Pick<
  Row<'reservation'>,
  | 'code_number'
  | 'contact'
  | 'quantity'
  | 'special_requirement'
  | 'agreed'
  | 'start_at'
  | 'end_at'
  | 'free_until'
  | 'cancelled_at'
  | 'cancelled_by'
  | 'cancel_reason'
  | 'cancel_text'
> &
  PreviousVersion

/** A reservation as its shop reads it. Who deleted their account has no name and no phone any more. */
export function shopBooking(row: BookingRow, locale: Locale): ShopBooking {
  const { agreed, contact } = row
  const free = freeCancellationUntil(row)
  const totalBefore = previousTotal(row)
  return {
    codeNumber: row.code_number,
    guest: contact.firstName === '' && contact.lastName === '' ? null : contact,
    ...bookedNames(agreed, row.quantity, locale),
    requirement: row.special_requirement,
    quantity: row.quantity,
    total: shopTotalOf(agreed.quote),
    startAt: row.start_at,
    endAt: row.end_at,
    timeZone: agreed.timeZone,
    previousTime: previousTime(row),
    previousTotal: totalBefore && { total: totalBefore.atShop, atShop: totalBefore.atShop },
    isRental: agreed.dayUnit ?? false,
    cancellation:
      row.cancelled_at === null
        ? null
        : {
            by: row.cancelled_by ?? 'shop',
            reason: row.cancel_reason,
            text: row.cancel_text,
            isLate: row.cancelled_by === 'member' && !isFreeToCancel(free, row.cancelled_at),
            freeUntil: free,
            fee: showAgreedLateFee(agreed.lateFee, agreed.quote),
          },
  }
}

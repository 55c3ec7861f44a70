import type { Locale, Schemas } from '../../contract/types.ts'
import type { Row } from '../../db/schema.ts'
import type { BookingSnapshot } from '../../db/tables/booking-snapshot.ts'
import { inLanguage } from '../../lib/localized-text.ts'
import { minutesBetween } from '../../lib/minutes-between.ts'
import { secondsLeft } from '../../lib/seconds-left.ts'
import { otherStaff } from '../bookings/booked-names.ts'
import { showAgreedLateFee } from '../bookings/late-fee.ts'
import { localAddress } from '../bookings/local-address.ts'
import { needsLicense } from '../bookings/needs-license.ts'
import { shopTotalOf, showLine, totalOf } from '../bookings/quote.ts'
import { rescheduleAction } from '../bookings/reschedule.ts'
import { showName } from '../bookings/show-name.ts'
import { cancelAction, freeCancellationUntil, reservationStateOf, statusOf } from '../bookings/transitions.ts'
import { stationIn } from '../catalogue/station.ts'
import { shopPicture } from '../pictures/picture-urls.ts'
import { reviewActions } from '../reviews/review-action.ts'
import { type ReviewRow, showReview } from '../reviews/show-review.ts'

/** With the database's time, which says what can still be done; and in what its member reads, with `reviewOfReservation`. */
export type ReservationRow = Row<'reservation'> & { now: string; review?: ReviewRow | null }

/** In the viewer's language and the amounts that were agreed, whatever became of the catalogue since. */
export function showReservation(row: ReservationRow, locale: Locale): Schemas['Reservation'] {
  const { agreed, contact } = row
  const { quote, shop, timeZone } = agreed
  const state = reservationStateOf(row)
  const freeUntil = freeCancellationUntil(row)
  const start = Temporal.Instant.from(row.start_at).toZonedDateTimeISO(timeZone)
  const [main, ...additional] = quote.lines.map((line) => showLine(line, quote, locale))
  if (main === undefined) throw new Error(`Reservation ${row.id} has no line`)
  return {
    codeNumber: row.code_number,
    orderId: row.id,
    status: statusOf(state),
    version: row.version,
    shop: {
      id: row.shop_id,
      shopName: inLanguage(locale, shop.name),
      shopAddress: inLanguage(locale, shop.address),
      localAddress: localAddress(shop, locale),
      phone: shop.phone,
      cover: shopPicture(row.shop_id, 0, shop.cover),
      latitude: shop.latitude,
      longitude: shop.longitude,
      ...stationIn(locale, shop.station),
    },
    ...(agreed.returnShop !== undefined && { returnShop: showReturnShop(agreed.returnShop, locale) }),
    serviceId: row.service_id,
    serviceName: inLanguage(locale, agreed.serviceName),
    dayUnit: agreed.dayUnit ?? false,
    needsLicense: needsLicense(agreed),
    mainService: main,
    additionalServices: additional,
    staff: showName(agreed.staff, locale),
    otherStaff: otherStaff(agreed, row.quantity),
    equipment: showName(agreed.equipment, locale),
    ...(agreed.equipment?.kind && { equipmentKind: agreed.equipment.kind }),
    ...(agreed.preference && {
      preference: { staffId: agreed.preference.staffId, resourceItemId: agreed.preference.itemId },
    }),
    quantity: row.quantity,
    isForPeople: agreed.isForPeople ?? true,
    date: start.toPlainDate().toString(),
    reservationTime: start.toPlainTime().toString({ smallestUnit: 'minute' }),
    startAt: row.start_at,
    endAt: row.end_at,
    timeZone,
    experienceMinutes: minutesBetween(row.start_at, row.end_at),
    total: totalOf(quote),
    shopTotal: shopTotalOf(quote),
    paidAmount:
      row.paid_amount === null || row.paid_currency === null
        ? null
        : { amount: row.paid_amount, currency: row.paid_currency },
    rate: quote.rate,
    rateAt: quote.rateAt,
    contact,
    contactNumber: contact.phone,
    specialRequirement: row.special_requirement,
    cancellationReason: row.cancel_reason,
    cancellationReasonText: row.cancel_text,
    freeCancellationUntil: freeUntil,
    freeCancellationInSeconds: secondsLeft(freeUntil, row.now),
    lateFee: showAgreedLateFee(agreed.lateFee, quote),
    allowedActions: [
      cancelAction(state),
      rescheduleAction(state, row),
      ...(row.review === undefined ? [] : reviewActions(state, row.review !== null)),
    ],
    ...(row.review && { review: showReview(row.review, locale) }),
    ...(row.rescheduled_at !== null && { rescheduledAt: row.rescheduled_at }),
    createdAt: row.created_at,
    cancelledAt: row.cancelled_at,
    cancelledBy: row.cancelled_by,
  }
}

function showReturnShop(
  shop: NonNullable<BookingSnapshot['returnShop']>,
  locale: Locale,
): NonNullable<Schemas['Reservation']['returnShop']> {
  const local = localAddress(shop, locale)
  return {
    id: shop.id,
    shopName: inLanguage(locale, shop.name),
    address: inLanguage(locale, shop.address),
    ...(local !== null && { localAddress: local }),
  }
}

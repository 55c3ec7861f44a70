import type { EmailCalendar } from '@yoyaku/calendar-file'
import { calendarFile } from '@yoyaku/calendar-file'
import { sql } from 'kysely'
import type { AppContext, Email } from '../../context.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import { now } from '../../db/app-now.ts'
import type { Row } from '../../db/schema.ts'
import { normaliseEmail } from '../../lib/email-address.ts'
import { inLanguage, type Text } from '../../lib/localized-text.ts'
import { bookedNames } from '../bookings/booked-names.ts'
import { showAgreedLateFee } from '../bookings/late-fee.ts'
import { localAddress } from '../bookings/local-address.ts'
import { needsLicense } from '../bookings/needs-license.ts'
import { PREVIOUS_VERSION, type PreviousVersion, previousTime, previousTotal } from '../bookings/previous-version.ts'
import { shopTotalOf, totalOf } from '../bookings/quote.ts'
import { rescheduleAction } from '../bookings/reschedule.ts'
import { freeCancellationUntil, isFreeToCancel, reservationStateOf } from '../bookings/transitions.ts'
import { bodyIn, filledIn, type LegalVersion, sellersInForce, titleIn } from '../legal/legal-versions.ts'
import { type Brand, brandOf } from '../mail/brand.ts'
import { type ReservationEmailData, type ReservationEmailKind, reservationEmail, type Texts } from '../mail/emails.ts'
import { reviewEmail } from '../mail/review-email.ts'
import { calendarEventOf, changeUrl, reservationUrl } from './calendar-event.ts'
import { EMAIL_OF } from './emailed-kinds.ts'
import { loadOffers, type OfferRow, offerEmailOf } from './offer-emails.ts'
import { notificationsOfReservations } from './show-notification.ts'

type EmailRow = PreviousVersion &
  Pick<Row<'reservation'>, 'code_number' | 'start_at' | 'agreed' | 'service_id' | 'status' | 'reschedules'> & {
    id: string
    kind: Schemas['NotificationKind']
    reservation_id: string
    locale: Locale
    contact: Schemas['Contact']
    /** The member's own address; null once the account was deleted. */
    member_email: string | null
    member_first_name: string
    member_last_name: string
    quantity: number
    special_requirement: string | null
    version: number
    reserved_at: string
    end_at: string
    free_until: string | null
    rescheduled_at: string | null
    cancelled_at: string | null
    cancelled_by: 'member' | 'shop' | null
    cancel_text: string | null
    is_reviewed: boolean
    /** Before, and corrected meanwhile. */
    was_completed: boolean
    /** Legal person behind the shop, as it says now. */
    business: Text | null
    now: string
  }

/** All that e-mails say, by notification. */
export type EmailData = {
  brand: Brand | null
  sellers: LegalVersion[]
  rows: Map<string, EmailRow>
  offers: Map<string, OfferRow>
}

/** Read at once for all of them. */
export async function loadEmailData(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  notificationIds: string[],
): Promise<EmailData> {
  if (notificationIds.length === 0) return { brand: null, sellers: [], rows: new Map(), offers: new Map() }
  const [brand, sellers, offers, rows] = await Promise.all([
    brandOf(db, config),
    sellersInForce(db),
    loadOffers(db, notificationIds),
    notificationsOfReservations(db)
      .innerJoin('member', 'member.id', 'notification.member_id')
      .leftJoin('shop', 'shop.id', 'reservation.shop_id')
      .select(['member.email as member_email', 'member.first_name as member_first_name'])
      .select([
        'member.last_name as member_last_name',
        'notification.id',
        'notification.kind',
        'reservation.id as reservation_id',
        'reservation.code_number',
        'reservation.start_at',
        'reservation.agreed',
        'reservation.locale',
        'reservation.contact',
        'shop.business',
      ])
      .select(['reservation.quantity', 'reservation.end_at', 'reservation.cancelled_at', 'reservation.cancelled_by'])
      .select([
        'reservation.special_requirement',
        'reservation.cancel_text',
        'reservation.version',
        'reservation.created_at as reserved_at',
        'reservation.free_until',
        'reservation.rescheduled_at',
        'reservation.reschedules',
        'reservation.service_id',
        'reservation.status',
        ...PREVIOUS_VERSION,
      ])
      .select([
        sql<boolean>`exists (select from review
          where review.shop_id = reservation.shop_id and review.reservation_id = reservation.id)`.as('is_reviewed'),
        sql<boolean>`exists (select from notification earlier
          where earlier.shop_id = reservation.shop_id and earlier.reservation_id = reservation.id
            and earlier.kind = 'completed' and earlier.created_at < notification.created_at)`.as('was_completed'),
      ])
      .select(now.as('now'))
      .where(sql<boolean>`notification.id = any(${notificationIds})`)
      .execute(),
  ])
  return { brand, sellers, offers, rows: new Map(rows.map((row) => [row.id, row])) }
}

/** To the member's own address, and to the contact address where it is another one. */
export type NotificationEmails = { own: Email | null; contact: Email | null }

/** In the language in which it was booked. Null where there is nothing to write any more. */
export function emailsOf(
  context: Pick<AppContext, 'config'>,
  notificationId: string,
  { brand, sellers, rows, offers }: EmailData,
): NotificationEmails {
  const offer = offers.get(notificationId)
  if (offer !== undefined && brand !== null) return { own: offerEmailOf(context, offer, brand), contact: null }
  const row = rows.get(notificationId)
  const kind = row && EMAIL_OF[row.kind]
  if (row === undefined || brand === null || kind === undefined) return { own: null, contact: null }
  if (kind === 'review') return { own: reviewEmailOf(context, row, brand), contact: null }
  const { locale, contact, member_email: email } = row
  const own = { firstName: row.member_first_name, lastName: row.member_last_name }
  const dedupeId = `notification ${notificationId}`
  const contactEmail = normaliseEmail(contact.email)
  const calendar = calendarOf(context, kind, row, brand)
  const seller = sellerOf(context, row, brand, sellers)
  return {
    own:
      email === null
        ? null
        : {
            ...textsOf(context, kind, row, brand, own, row.special_requirement, seller),
            calendar,
            to: email,
            locale,
            dedupeId,
          },
    contact:
      contactEmail === null || contactEmail === email
        ? null
        : {
            // Somebody else's address: no free text of the member.
            ...textsOf(context, kind, row, brand, contact, null, seller),
            ...{ calendar, to: contactEmail, locale, dedupeId: `${dedupeId} contact` },
          },
  }
}

/** Once for each reservation, to its member alone. Null where it is not completed any more, or the member was faster. */
function reviewEmailOf({ config }: Pick<AppContext, 'config'>, row: EmailRow, brand: Brand): Email | null {
  const { locale, agreed, member_email: to } = row
  if (to === null || row.status !== 'completed' || row.is_reviewed || row.was_completed) return null
  const texts = reviewEmail(locale, {
    brand,
    member: { firstName: row.member_first_name, lastName: row.member_last_name },
    shopName: inLanguage(locale, agreed.shop.name),
    serviceName: inLanguage(locale, agreed.serviceName),
    url: reservationUrl(config, row),
  })
  return { ...texts, calendar: null, to, locale, dedupeId: `review of reservation ${row.reservation_id}` }
}

/** The same appointment as the file that the ticket offers. Null where a calendar learns nothing, or it is canceled by now. */
function calendarOf(
  { config }: Pick<AppContext, 'config'>,
  kind: ReservationEmailKind,
  row: EmailRow,
  brand: Brand,
): EmailCalendar | null {
  if (kind === 'reminder' || (kind !== 'cancelled' && row.cancelled_at !== null)) return null
  const cancelled = kind === 'cancelled'
  const method = cancelled ? 'CANCEL' : 'PUBLISH'
  const event = calendarEventOf(config, row, cancelled)
  return { method, content: calendarFile(event, method, { name: brand.title, email: brand.contact }) }
}

function textsOf(
  { config }: Pick<AppContext, 'config'>,
  kind: ReservationEmailKind,
  row: EmailRow,
  brand: Brand,
  contact: { firstName: string; lastName: string },
  requirement: string | null,
  seller: ReservationEmailData['seller'],
): Texts {
  const { agreed, locale } = row
  const { currency, shopCurrency } = agreed.quote
  const free = freeCancellationUntil(row)
  return reservationEmail(kind, locale, {
    brand,
    contact,
    codeNumber: row.code_number,
    orderId: row.reservation_id,
    shopName: inLanguage(locale, agreed.shop.name),
    business: row.business && inLanguage(locale, row.business),
    shopAddress: inLanguage(locale, agreed.shop.address),
    localAddress: localAddress(agreed.shop, locale)?.text ?? null,
    shopPhone: agreed.shop.phone,
    ...bookedNames(agreed, row.quantity, locale),
    requirement,
    quantity: row.quantity,
    total: totalOf(agreed.quote),
    totalAtShop: currency === shopCurrency ? null : shopTotalOf(agreed.quote),
    startAt: row.start_at,
    endAt: row.end_at,
    timeZone: agreed.timeZone,
    previousTime: previousTime(row),
    previousTotal: previousTotal(row),
    isRental: agreed.dayUnit ?? false,
    needsLicense: needsLicense(agreed),
    freeCancellationUntil: free,
    lateFee: showAgreedLateFee(agreed.lateFee, agreed.quote),
    cancellation: row.cancelled_by && { by: row.cancelled_by, reason: row.cancel_text },
    isFreeToCancel: row.cancelled_by === 'shop' || isFreeToCancel(free, row.cancelled_at ?? row.now),
    url: reservationUrl(config, row),
    change: changeOf(config, row),
    seller,
  })
}

function changeOf(config: AppContext['config'], row: EmailRow): ReservationEmailData['change'] {
  const { allowed, until, left } = rescheduleAction(reservationStateOf(row), row)
  if (!allowed || until === undefined || left === undefined) return null
  return { url: changeUrl(config, row), until, left }
}

/** Finds the text about the seller of the shop's country; null where the operator has set none. */
function sellerOf(
  { config }: Pick<AppContext, 'config'>,
  { agreed, locale }: EmailRow,
  brand: Brand,
  sellers: LegalVersion[],
) {
  const country = agreed.shop.country?.toLowerCase()
  const text = sellers.find(({ kind }) => kind === `seller-${country}`)
  if (text === undefined) return null
  const url = `${config.publicUrl}/${locale}/seller/${country}`
  return { title: titleIn(locale, text), url, body: filledIn(bodyIn(locale, text), brand) }
}

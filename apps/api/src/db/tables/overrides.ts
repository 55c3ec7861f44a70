import type { EmailCalendar } from '@yoyaku/calendar-file'
import type { PictureSpec } from '@yoyaku/drawings/spec'
import type { Currency, Locale, Schemas } from '../../contract/types.ts'
import type { Text } from '../../lib/localized-text.ts'
import type { BookingSnapshot, LateFee, OfferSnapshot, ReplacedSnapshot } from './booking-snapshot.ts'

type Provider = Schemas['Provider']
type Named = { name: Text }
export type EndReason = 'signed_out' | 'reuse' | 'deleted' | 'linked' | 'ended_by_member' | 'ended_by_operator'
export type ShopNoticeKind = 'booked' | 'cancelled' | 'rescheduled'

/** States what the schema cannot: enums, and the shape of JSON. `null` and defaults come from columns.gen.ts. */
export type ColumnOverrides = {
  exchange_rate: { currency: Currency }
  platform_style: { tagline: Partial<Text>; default_currency: Currency; banner: PictureSpec }
  legal_text: { kind: Schemas['LegalTextKind']; title: Text; body: Text }

  city: Named & { country: Schemas['Country']; cover: PictureSpec }
  category: Named
  brand: Named
  shop: Named & {
    country: Schemas['Country']
    currency: Currency
    description: Text
    address: Text
    late_fee: LateFee
    business: Text
    license: Text
    station: Text
    language: Locale
    cover: PictureSpec
    gallery: PictureSpec[]
  }
  shop_reminder: { text: Text }
  service: Named & {
    description: Text
    selection_unit_mode: 'none' | 'staff' | 'resource' | 'staff_and_resource'
    price_per: 'person' | 'booking'
    discount: Schemas['Discount']['kind']
  }
  service_unit: Named
  bookable: Named & { kind: 'staff' | Schemas['EquipmentKind']; title: Text; avatar: PictureSpec }
  attach: Named

  curated: { title: Text; summary: Text; cover: PictureSpec }
  article_category: Named
  article: { title: Text; summary: Text; body: Text; cover: PictureSpec }
  faq_category: Named
  faq: { question: Text; answer: Text }

  member: { locale: Locale }
  calendar_feed: { locale: Locale }
  identity: { provider: Provider }
  session: { locale: Locale; end_reason: EndReason }
  challenge: { locale: Locale }
  sso_flow: { locale: Locale; provider: Provider }
  sso_ticket: { provider: Provider }
  token_revocation: { provider: Provider }

  hold: {
    state: 'live' | 'reserved' | 'released' | 'expired'
    draft: Schemas['HoldDraft']
    agreed: BookingSnapshot
    replaces: ReplacedSnapshot
  }
  reservation: {
    /** `upcoming` is computed, never stored. */
    status: 'confirmed' | 'cancelled' | 'completed' | 'noshow'
    agreed: BookingSnapshot
    locale: Locale
    contact: Schemas['Contact']
    paid_currency: Currency
    cancel_reason: Schemas['CancelReasonCode']
    cancelled_by: 'member' | 'shop'
  }
  reservation_version: { agreed: BookingSnapshot; rescheduled_by: 'member' | 'shop' }
  review: { language: Locale }
  review_report: { reason: Schemas['ReviewReportReason'] }
  consent: { purpose: 'terms' | 'privacy' | 'marketing' | 'sharing' }

  email: { locale: Locale; calendar: EmailCalendar }
  notification: { kind: Schemas['NotificationKind']; offer: OfferSnapshot }
  /** A member who waits for a time. Open until it has ended or `last_start` has passed. */
  waiting_list_entry: {
    attaches: Schemas['AttachChoice'][]
    locale: Locale
    currency: Currency
    end_reason: 'booked' | 'left'
  }
  outbox: { kind: 'live' | 'mail' }
  shop_notice: { kind: ShopNoticeKind }
}

import type { Generated, JSONColumnType, Selectable } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'

/** ISO 8601 in UTC, as the database writes it. */
type Instant = string

export interface ReservationTables {
  hold: {
    shop_id: string
    id: string
    service_id: string
    unit_id: string
    /** SHA-256 of the token; the token itself is in the visitor's hands, and encrypted in the answer stored for its key. */
    token_hash: string
    member_id: string | null
    /** Whose address a visitor holds from, as `addressHash` writes it; null for members and once it is a reservation. */
    address_hash: string | null
    /** Of the page on which it was made, where that is not ours. */
    origin: Generated<string | null>
    state: 'live' | 'reserved' | 'released' | 'expired'
    draft: JSONColumnType<Schemas['HoldDraft']>
    start_at: Instant
    end_at: Instant
    /** As it would be agreed to, quote included. */
    agreed: JSONColumnType<BookingSnapshot>
    /** What is taken, in the order of assignment. */
    staff_ids: string[]
    item_ids: string[]
    /** Since when its visitor holds this time, also where this hold took the place of another of theirs. */
    created_at: Generated<Instant>
    expires_at: Instant
    /** The reservation whose new time this is; null where it becomes one of its own. */
    replaces: JSONColumnType<ReplacedSnapshot> | null
  }
  /**
   * This person or thing is taken during this time. Lives and dies with its hold, which a reservation keeps. A hold that replaces a
   * reservation has rows for what that does not take already.
   */
  occupancy: { shop_id: string; bookable_id: string; during: string; hold_id: string }
  reservation: {
    shop_id: string
    id: string
    /** Of its hold. */
    origin: Generated<string | null>
    code_number: string
    hold_id: string
    service_id: string
    member_id: string
    /** `upcoming` is computed, never stored. */
    status: 'confirmed' | 'cancelled' | 'completed' | 'noshow'
    version: Generated<number>
    start_at: Instant
    end_at: Instant
    quantity: number
    /** As it was agreed to, quote included; copied from the hold. */
    agreed: JSONColumnType<BookingSnapshot>
    locale: Schemas['Locale']
    contact: JSONColumnType<Schemas['Contact']>
    special_requirement: string | null
    agreed_terms_version: string
    reminders_confirmed: string[]
    reminded: Generated<boolean>
    paid_amount: number | null
    paid_currency: Schemas['Currency'] | null
    cancel_reason: Schemas['CancelReasonCode'] | null
    cancel_text: string | null
    cancelled_at: Instant | null
    cancelled_by: 'member' | 'shop' | null
    created_at: Generated<Instant>
    /** Free cancellation ends no later than this, whatever the present time allows. Null where it was never rescheduled. */
    free_until: Generated<Instant | null>
    /** How often the member rescheduled it. */
    reschedules: Generated<number>
    rescheduled_at: Generated<Instant | null>
  }
  /** A reservation as it was before it was rescheduled. */
  reservation_version: {
    shop_id: string
    reservation_id: string
    version: number
    start_at: Instant
    end_at: Instant
    quantity: number
    agreed: JSONColumnType<BookingSnapshot>
    rescheduled_at: Instant
    rescheduled_by: 'member' | 'shop'
  }
  idempotency: {
    scope: string
    key: string
    fingerprint: string
    status: number
    body: JSONColumnType<object>
    created_at: Generated<Instant>
  }
  notification: {
    id: string
    member_id: string
    shop_id: string
    reservation_id: string
    kind: Schemas['NotificationKind']
    is_read: Generated<boolean>
    created_at: Generated<Instant>
  }
  /** What leaves after the commit, at least once. `id` is what a receiver drops doubles by. */
  outbox: {
    shop_id: string
    id: string
    kind: 'live' | 'mail'
    notification_id: string
    attempts: Generated<number>
    due_at: Generated<Instant>
    created_at: Generated<Instant>
  }
  /** What a shop is to be told; a row goes when its e-mail is queued. */
  shop_notice: {
    shop_id: string
    id: string
    reservation_id: string
    kind: ShopNoticeKind
    due_at: Generated<Instant>
    created_at: Generated<Instant>
  }
  /** The last day of which the shop has the list. */
  shop_day_list: { shop_id: string; day: string }
}

export type ShopNoticeKind = 'booked' | 'cancelled' | 'rescheduled'

/** What a hold replaces, as it was when it was held. `taken` is the time of the hold with its buffers, in milliseconds. */
export type ReplacedSnapshot = {
  reservationId: string
  codeNumber: string
  startAt: Instant
  endAt: Instant
  total: Schemas['Money']
  shopTotal: Schemas['Money']
  taken: { start: number; end: number }
}

export type HoldRow = Selectable<ReservationTables['hold']>
export type ReservationRow = Selectable<ReservationTables['reservation']>

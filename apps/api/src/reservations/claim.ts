import { newId } from '../auth/code.ts'
import type { Schemas } from '../contract/handler.ts'
import { type Written, words, written } from '../db/written.ts'
import { announcedFrom, announcing } from '../notifications/announce.ts'
import { newCodeNumber } from './code-number.ts'
import { tidyContact } from './confirming.ts'
import { type FoundHold, stillLive } from './find-hold.ts'
import type { ReservationRow } from './show-reservation.ts'

type Confirmed = { memberId: string; locale: Schemas['Locale']; body: Schemas['ReservationBody']; now: string }

/** The reservation that a hold becomes, as of `now`. What was agreed is what was held. */
export function reservationFrom(hold: FoundHold, { memberId, locale, body, now }: Confirmed): ReservationRow {
  return {
    shop_id: hold.shop_id,
    id: newId(),
    code_number: newCodeNumber(),
    hold_id: hold.id,
    service_id: hold.service_id,
    member_id: memberId,
    status: 'confirmed',
    version: 1,
    start_at: hold.start_at,
    end_at: hold.end_at,
    quantity: hold.draft.quantity,
    agreed: hold.agreed,
    locale,
    contact: tidyContact(body.contact),
    special_requirement: body.specialRequirement?.trim() || null,
    agreed_terms_version: body.agreedTermsVersion,
    reminders_confirmed: body.remindersConfirmed,
    reminded: false,
    paid_amount: null,
    paid_currency: null,
    cancel_reason: null,
    cancel_text: null,
    cancelled_at: null,
    cancelled_by: null,
    created_at: now,
    now,
  }
}

/** Where what is kept with the key is read from: it is there if the reservation is. */
export const made = words('made')

/**
 * Turns a hold that the caller has locked into that reservation, announces it and does `kept`, all or nothing: nothing when
 * the hold's time is over, or its start. What was taken stays taken, and what was agreed is copied where it stands. A
 * profile without a number keeps the one of the contact, so that it is not asked for again.
 */
export const claimQuery = (row: ReservationRow, kept: Written<unknown>): Written<{ id: string }> =>
  written<{ id: string }>`
    with claimed as (
      update hold set state = 'reserved', member_id = ${row.member_id}, address_hash = null
       where shop_id = ${row.shop_id} and id = ${row.hold_id} and ${stillLive} and start_at > (select app_now())
      returning *),
    made as (
      insert into reservation (shop_id, id, code_number, hold_id, service_id, member_id, status, start_at, end_at, quantity,
        agreed, locale, contact, special_requirement, agreed_terms_version, reminders_confirmed, created_at)
      select shop_id, ${row.id}, ${row.code_number}, id, service_id, member_id, 'confirmed', start_at, end_at,
             (draft ->> 'quantity')::smallint, agreed, ${row.locale}, ${JSON.stringify(row.contact)}::jsonb,
             ${row.special_requirement}, ${row.agreed_terms_version}, ${row.reminders_confirmed}::text[], ${row.created_at}::timestamptz
        from claimed
      returning shop_id, id, member_id, created_at as at),
    phoned as (
      update member set phone = ${row.contact.phone} from made where member.id = made.member_id and member.phone is null),
    ${announcedFrom(made)}, ${announcing('confirmed')},
    kept as (${kept})
    select id from made`

import { sql } from 'kysely'
import type { Member } from '../../contract/handler.ts'
import type { Schemas } from '../../contract/types.ts'
import { now } from '../../db/app-now.ts'
import type { Trx } from '../../db/connection.ts'
import { newId } from '../../lib/secrets.ts'
import { type FoundHold, isLive } from '../holds/hold.sql.ts'
import { consentsQuery } from '../legal/consents.ts'
import { newCodeNumber } from './code-number.ts'
import { tidyContact } from './confirming.ts'
import type { ReservationRow } from './show-reservation.ts'

type Confirmed = {
  member: Pick<Member, 'userId' | 'origin'>
  locale: Schemas['Locale']
  body: Schemas['ReservationBody']
  now: string
}

/** The reservation that a hold becomes, as of `now`. What was agreed is what was held. It counts as booked through the page elsewhere that confirms it, else through the one that held it. */
export function reservationFrom(hold: FoundHold, { member, locale, body, now }: Confirmed): ReservationRow {
  return {
    shop_id: hold.shop_id,
    id: newId(),
    code_number: newCodeNumber(),
    hold_id: hold.id,
    service_id: hold.service_id,
    member_id: member.userId,
    origin: member.origin ?? hold.origin,
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
    free_until: null,
    reschedules: 0,
    rescheduled_at: null,
    now,
  }
}

/** Whether the hold became this reservation's: false when its time is over, or its start. The caller has locked it. */
export async function claimHold(
  trx: Trx,
  { shop_id, hold_id, member_id, origin }: Pick<ReservationRow, 'shop_id' | 'hold_id' | 'member_id' | 'origin'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('hold')
    .set({ state: 'reserved', member_id, origin, address_hash: null })
    .where('shop_id', '=', shop_id)
    .where('id', '=', hold_id)
    .where(isLive)
    .where('start_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const insertReservation = (trx: Trx, { now: _, ...row }: ReservationRow) =>
  trx.insertInto('reservation').values({
    ...row,
    agreed: JSON.stringify(row.agreed),
    contact: JSON.stringify(row.contact),
  })

/** Records the consents of a reservation: to the terms, and where the page asked for it, to hand the contact details to the shop. */
export const insertConsents = (
  row: ReservationRow,
  { agreedTermsVersion, agreedSharingVersion }: Schemas['ReservationBody'],
) =>
  consentsQuery(
    row.member_id,
    [
      { purpose: 'terms', version: agreedTermsVersion },
      ...(agreedSharingVersion === undefined ? [] : [{ purpose: 'sharing' as const, version: agreedSharingVersion }]),
    ],
    row,
  )

/** A profile without a number keeps the one of the contact, so that it is not asked for again. */
export const storePhone = ({ member_id, contact }: ReservationRow) =>
  sql`update member set phone = ${contact.phone} where id = ${member_id} and phone is null`

import { type RawBuilder, sql } from 'kysely'
import { newId } from '../auth/code.ts'
import type { Schemas } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import { together } from '../db/trip.ts'
import { newCodeNumber } from './code-number.ts'
import { tidyContact } from './confirming.ts'
import { type FoundHold, isLive } from './find-hold.ts'
import { now, type ReservationRow } from './show-reservation.ts'

type Confirmed = { memberId: string; locale: Schemas['Locale']; body: Schemas['ReservationBody'] }

/**
 * Turns a hold that the caller has locked into a reservation; null when its time is over, or its start. What was
 * taken stays taken, and what was agreed is copied where it stands.
 */
export async function claim(trx: Trx, hold: FoundHold, confirmed: Confirmed): Promise<ReservationRow | null> {
  const reserve = () => reserveQuery(hold, confirmed)
  const [claimed, [row]] = await together(trx, claimQuery(hold, confirmed.memberId), reserve())
  if (claimed.length === 0) return null
  let made = row
  // A number that somebody has already is drawn again.
  while (made === undefined) made = (await reserve().execute(trx)).rows[0]
  return made
}

const claimQuery = ({ shop_id, id }: FoundHold, memberId: string): RawBuilder<{ id: string }> =>
  sql<{ id: string }>`
    update hold set state = 'reserved', member_id = ${memberId}, address_hash = null
     where shop_id = ${shop_id} and id = ${id} and ${isLive} and start_at > ${now}
    returning id`

/** Nothing where the hold was not claimed. */
const reserveQuery = ({ shop_id, id }: FoundHold, { memberId, locale, body }: Confirmed): RawBuilder<ReservationRow> =>
  sql<ReservationRow>`
    insert into reservation (shop_id, id, code_number, hold_id, service_id, member_id, status, start_at, end_at, quantity,
      agreed, locale, contact, special_requirement, agreed_terms_version, reminders_confirmed)
    select shop_id, ${newId()}, ${newCodeNumber()}, id, service_id, member_id, 'confirmed', start_at, end_at,
           (draft ->> 'quantity')::smallint, agreed, ${locale}, ${JSON.stringify(tidyContact(body.contact))}::jsonb,
           ${body.specialRequirement?.trim() || null}, ${body.agreedTermsVersion}, ${body.remindersConfirmed}::text[]
      from hold
     where shop_id = ${shop_id} and id = ${id} and state = 'reserved' and member_id = ${memberId}
    on conflict (code_number) do nothing
    returning *, ${now} as now`

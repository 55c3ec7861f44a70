import { newId } from '../auth/code.ts'
import { type Handler, memberOf, refuse, refuseFields, type Schemas } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import { announce } from '../notifications/announce.ts'
import { deliverSoon } from '../notifications/deliver.ts'
import { newCodeNumber } from './code-number.ts'
import { agreementFailure, contactErrors, tidyContact } from './confirming.ts'
import { type FoundHold, findHold, holdExpired, isLive, noSuchHold } from './find-hold.ts'
import { idempotent } from './idempotent.ts'
import { priceNow, requote } from './price-now.ts'
import { samePrice, showQuote } from './quote.ts'
import { now, type ReservationRow, showReservation } from './show-reservation.ts'

export const createReservation: Handler<'createReservation'> = async (call) => {
  const { body, headers, locale, world } = call
  const member = memberOf(call)
  const errors = contactErrors(body.contact)
  if (errors.length > 0) return refuseFields(errors)

  const answer = await idempotent(call, 'createReservation', async (trx) => {
    if (!(await isStillMember(trx, member.userId))) return refuse(401, 'UNAUTHORIZED', 'This account was deleted')
    // Locked: a change that comes between reading and claiming would be reserved at the time that was left.
    const hold = await findHold(trx, body.holdId, headers['x-hold-token'], member, { forUpdate: true })
    if (hold === null) return noSuchHold()
    const created = (row: ReservationRow) => ({ status: 201 as const, body: { data: showReservation(row, locale) } })
    // Two tabs, or a key that was lost: whoever confirms again sees what the first confirmation made.
    const earlier = () => reservationOf(trx, hold, member.userId)
    if (hold.state === 'reserved') {
      const row = await earlier()
      return row === undefined ? noSuchHold() : created(row)
    }
    if (!hold.live) return holdExpired()
    const disagreement = await agreementFailure(trx, hold.shop_id, body)
    if (disagreement) return disagreement
    const price = await priceNow(trx, hold, hold.agreed.quote.currency)
    if (price === null) return refuse(404, 'NOT_AVAILABLE', 'The shop does not offer this any more')
    if (!samePrice(price, hold.agreed.quote)) {
      await requote(trx, hold, price)
      return refuse(412, 'PRICE_CHANGED', 'The price is another one now', { quote: showQuote(price, locale) })
    }
    if (!(await claim(trx, hold, member.userId))) {
      const row = await earlier()
      return row === undefined ? holdExpired() : created(row)
    }
    const row = await insertReservation(trx, hold, { memberId: member.userId, locale, body })
    await announce(trx, [row], 'confirmed')
    return created(row)
  })
  if (answer.status < 300) deliverSoon(world)
  return answer
}

/** An account that is being deleted waits for us, or we for it. */
async function isStillMember(trx: Trx, memberId: string): Promise<boolean> {
  const member = await trx
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return member !== undefined
}

/** Of all that want to turn this hold into something else, one finds it live. */
async function claim(trx: Trx, hold: FoundHold, memberId: string): Promise<boolean> {
  const claimed = await trx
    .updateTable('hold')
    .set({ state: 'reserved', member_id: memberId })
    .where('shop_id', '=', hold.shop_id)
    .where('id', '=', hold.id)
    .where(isLive)
    .where('start_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

const reservationOf = (trx: Trx, hold: FoundHold, memberId: string): Promise<ReservationRow | undefined> =>
  trx
    .selectFrom('reservation')
    .selectAll()
    .select(now.as('now'))
    .where('shop_id', '=', hold.shop_id)
    .where('hold_id', '=', hold.id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

type Confirmed = { memberId: string; locale: Schemas['Locale']; body: Schemas['ReservationBody'] }

async function insertReservation(
  trx: Trx,
  hold: FoundHold,
  { memberId, locale, body }: Confirmed,
): Promise<ReservationRow> {
  for (;;) {
    const row = await trx
      .insertInto('reservation')
      .values({
        shop_id: hold.shop_id,
        id: newId(),
        code_number: newCodeNumber(),
        hold_id: hold.id,
        service_id: hold.service_id,
        member_id: memberId,
        status: 'confirmed',
        start_at: hold.start_at,
        end_at: hold.end_at,
        quantity: hold.draft.quantity,
        agreed: JSON.stringify(hold.agreed),
        locale,
        contact: JSON.stringify(tidyContact(body.contact)),
        special_requirement: body.specialRequirement?.trim() || null,
        agreed_terms_version: body.agreedTermsVersion,
        reminders_confirmed: body.remindersConfirmed,
      })
      .onConflict((conflict) => conflict.column('code_number').doNothing())
      .returningAll()
      .returning(now.as('now'))
      .executeTakeFirst()
    if (row !== undefined) return row
  }
}

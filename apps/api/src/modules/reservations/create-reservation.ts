import { sql } from 'kysely'
import { refuse, refuseFields } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { now } from '../../db/app-now.ts'
import type { Trx } from '../../db/connection.ts'
import { pipeline, sendBeforeCommit } from '../../db/pipeline.ts'
import { termsQuery } from '../bookings/agreement.ts'
import { samePrice, showQuote } from '../bookings/quote.ts'
import { quoteIdOf } from '../bookings/quote-id.ts'
import { priceAt, requote } from '../holds/current-price.ts'
import { type FoundHold, holdExpired, holdOver, lockedHoldQuery, noSuchHold, ownHold } from '../holds/find-hold.ts'
import { idempotent, type StoreQuery } from '../idempotency/idempotent.ts'
import { deliverSoon } from '../notifications/deliver.ts'
import { notificationsQuery } from '../notifications/enqueue-notifications.ts'
import { offerAt } from '../offers/offer-cache.ts'
import { agreedQuery, claimHold, phoneQuery, reservationFrom, reservationQuery } from './claim.ts'
import { agreementFailure, contactErrors } from './confirming.ts'
import { type ReservationRow, showReservation } from './show-reservation.ts'

export const createReservation: Handler<'createReservation'> = async (call) => {
  const { body, headers, locale, context } = call
  const member = memberOf(call)
  const errors = contactErrors(body.contact)
  if (errors.length > 0) return refuseFields(errors)

  const reserve = async (trx: Trx, storeQuery: StoreQuery) => {
    const [[present], [found], [terms]] = await pipeline(
      trx,
      // An account that is being deleted waits for us, or we for it.
      sql`select from member where id = ${member.userId} and deleted_at is null for key share`,
      // Locked: a change that comes between reading and claiming would be reserved at the time that was left.
      lockedHoldQuery(body.holdId),
      termsQuery(body.holdId),
    )
    if (present === undefined) return refuse(401, 'UNAUTHORIZED', 'This account was deleted')
    const hold = ownHold(found, headers['x-hold-token'], member)
    if (hold === null) return noSuchHold()
    const created = (row: ReservationRow) => ({ status: 201 as const, body: { data: showReservation(row, locale) } })
    // Two tabs, or a key that was lost: whoever confirms the same quote again sees what the first confirmation made.
    if (hold.state === 'reserved') {
      const row = await reservationOf(trx, hold, member.userId)
      if (row === undefined) return noSuchHold()
      // The reservation of another quote is no answer to this one: they are told what the hold has become.
      return body.quoteId === quoteIdOf(hold) ? created(row) : holdOver(trx, hold)
    }
    if (!hold.live) return holdExpired()
    const disagreement = agreementFailure(terms ?? null, body)
    if (terms === undefined || disagreement) return disagreement ?? noSuchHold()

    const offer = await offerAt(trx, context.db, hold.shop_id, hold.service_id, terms)
    const price = priceAt(offer, hold, hold.agreed.quote.currency)
    if (price === null) return refuse(404, 'NOT_AVAILABLE', 'The shop does not offer this any more')
    const offered = samePrice(price, hold.agreed.quote) ? hold : await requote(trx, hold, price)
    if (body.quoteId !== quoteIdOf(offered)) {
      return refuse(412, 'PRICE_CHANGED', 'The quote is another one now', { quote: showQuote(offered, locale) })
    }

    const row = reservationFrom(offered, { memberId: member.userId, locale, body, now: terms.at })
    if (!(await claimHold(trx, row))) return holdExpired()
    const answer = created(row)
    await sendBeforeCommit(
      trx,
      reservationQuery(trx, row),
      phoneQuery(row),
      agreedQuery(row, body),
      notificationsQuery([row], 'confirmed'),
      storeQuery(answer),
    )
    return answer
  }

  const answer = await idempotent(call, 'createReservation', reserve)
  if (answer.status < 300) deliverSoon(context)
  return answer
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

import { refuse, refuseFields } from '../../contract/failure.ts'
import { type Handler, type Member, memberOf } from '../../contract/handler.ts'
import { now } from '../../db/app-now.ts'
import type { Trx } from '../../db/connection.ts'
import { pipeline, sendBeforeCommit } from '../../db/pipeline.ts'
import { keyedTransaction } from '../../db/transaction.ts'
import { termsQuery } from '../bookings/agreement.ts'
import { samePrice, showQuote } from '../bookings/quote.ts'
import { quoteIdOf } from '../bookings/quote-id.ts'
import { priceAt, requote } from '../holds/current-price.ts'
import { holdExpired, holdOver, noSuchHold, ownHold } from '../holds/find-hold.ts'
import { type FoundHold, lockHold } from '../holds/hold.sql.ts'
import { endEntriesServedBy } from '../holds/offered-holds.ts'
import { claimKey } from '../idempotency/idempotency-key.ts'
import { isShownTo } from '../members/booked-through.ts'
import { keepMember, memberDeleted } from '../members/member.ts'
import { notificationsQuery } from '../notifications/enqueue-notifications.ts'
import { offerAt } from '../offers/offer-cache.ts'
import { shopNoticesQuery } from '../shop-mail/shop-notices.ts'
import { claimHold, insertConsents, insertReservation, reservationFrom, storePhone } from './claim.ts'
import { agreementFailure, contactErrors } from './confirming.ts'
import { type ReservationRow, showReservation } from './show-reservation.ts'

export const createReservation: Handler<'createReservation'> = async (call) => {
  const { body, headers, locale, context } = call
  const member = memberOf(call)
  const errors = contactErrors(body.contact)
  if (errors.length > 0) return refuseFields(errors)
  const createdAnswer = (row: ReservationRow) => ({
    status: 201 as const,
    body: { data: showReservation(row, locale) },
  })

  return keyedTransaction(context.db, async (trx, after) => {
    const key = await claimKey(trx, call, 'createReservation')
    if (key.answer !== null) return key.answer

    // The member, the hold and what it is confirmed against.
    const read = await pipeline(trx, {
      member: keepMember(member.userId),
      // Locked: a change that comes between reading and claiming would be reserved at its old time.
      hold: lockHold(body.holdId),
      terms: termsQuery(body.holdId),
    })
    if (read.member.length === 0) return memberDeleted()
    const hold = ownHold(read.hold[0], headers['x-hold-token'], member)
    if (hold === null) return noSuchHold()
    if (hold.replaces !== null)
      return refuse(409, 'HOLD_REPLACES_ANOTHER', 'This hold is the new time of a reservation')
    // Two tabs, or a key that was lost: whoever confirms the same quote again sees what the first confirmation made.
    if (hold.state === 'reserved') {
      const existing = await reservationOf(trx, hold, member)
      if (existing === undefined) return noSuchHold()
      // Where the quote differs, or it was cancelled since, the answer is the hold's state.
      if (body.quoteId !== quoteIdOf(hold) || existing.status === 'cancelled') return holdOver(trx, hold)
      await sendBeforeCommit(trx, key.storeAnswer(createdAnswer(existing)))
      return createdAnswer(existing)
    }

    // The decision.
    if (!hold.live) return holdExpired()
    const [terms = null] = read.terms
    const disagreement = agreementFailure(terms, body)
    if (terms === null || disagreement) return disagreement ?? noSuchHold()
    const offer = await offerAt(trx, context.shopCaches, hold.shop_id, hold.service_id, terms)
    const price = priceAt(offer, hold, hold.agreed.quote.currency)
    if (price === null) return refuse(404, 'NOT_AVAILABLE', 'The shop does not offer this any more')
    const requotedHold = samePrice(price, hold.agreed.quote) ? hold : await requote(trx, hold, price)
    if (body.quoteId !== quoteIdOf(requotedHold)) {
      return refuse(412, 'PRICE_CHANGED', 'The quote is another one now', { quote: showQuote(requotedHold, locale) })
    }
    const row = reservationFrom(requotedHold, { member, locale, body, now: terms.at })
    const answer = createdAnswer(row)

    // The writes, and with the last of them the commit.
    if (!(await claimHold(trx, row))) return holdExpired()
    await sendBeforeCommit(
      trx,
      insertReservation(trx, row),
      ...(member.origin === null ? [storePhone(row)] : []),
      insertConsents(row, body),
      notificationsQuery([row], 'confirmed'),
      shopNoticesQuery([row], 'booked'),
      endEntriesServedBy(row),
      key.storeAnswer(answer),
    )
    after(context.deliveries.wake)
    return answer
  })
}

const reservationOf = (trx: Trx, hold: FoundHold, member: Member): Promise<ReservationRow | undefined> =>
  trx
    .selectFrom('reservation')
    .selectAll()
    .select(now.as('now'))
    .where('shop_id', '=', hold.shop_id)
    .where('hold_id', '=', hold.id)
    .where('member_id', '=', member.userId)
    .where(isShownTo(member))
    .executeTakeFirst()

import { refuse } from '../../contract/failure.ts'
import { type Handler, memberOf } from '../../contract/handler.ts'
import { ChangedMeanwhile } from '../../db/errors.ts'
import { onlyRow, pipeline, sendBeforeCommit } from '../../db/pipeline.ts'
import { keyedTransaction } from '../../db/transaction.ts'
import { samePrice, showQuote } from '../bookings/quote.ts'
import { quoteIdOf } from '../bookings/quote-id.ts'
import { priceAt, requote } from '../holds/current-price.ts'
import { findHold, holdExpired, holdOver, noSuchHold } from '../holds/find-hold.ts'
import { lockHold, selectShopNow } from '../holds/hold.sql.ts'
import {
  isOver,
  isSame,
  lockReservation,
  notReschedulable,
  selectReplacedBy,
  selectReplacedOf,
  unchanged,
} from '../holds/replaced-reservation.ts'
import { slotTakenOnOverlap } from '../holds/slot-taken.ts'
import { claimKey } from '../idempotency/idempotency-key.ts'
import { keepMember, memberDeleted } from '../members/member.ts'
import { lockBookables } from '../occupancy/occupancy.sql.ts'
import { offerAt } from '../offers/offer-cache.ts'
import { claimHold } from './claim.ts'
import { noSuchReservation } from './get-reservation.ts'
import { reschedule } from './reschedule.ts'
import { type ReservationRow, showReservation } from './show-reservation.ts'

const replacesAnother = refuse(409, 'HOLD_REPLACES_ANOTHER', 'This hold is not the new time of this reservation')

export const rescheduleReservation: Handler<'rescheduleReservation'> = async (call) => {
  const { params, body, locale, context } = call
  const member = memberOf(call)
  const show = (row: ReservationRow) => ({ status: 200 as const, body: { data: showReservation(row, locale) } })

  return slotTakenOnOverlap(
    keyedTransaction(context.db, async (trx, after) => {
      const key = await claimKey(trx, call, 'rescheduleReservation')
      if (key.answer !== null) return key.answer

      // Whose reservation and hold they are, and what has to be locked.
      const read = await pipeline(trx, {
        member: keepMember(member.userId),
        reservation: selectReplacedOf(member, params.codeNumber),
      })
      if (read.member.length === 0) return memberDeleted()
      const [found] = read.reservation
      if (found === undefined) return noSuchReservation()
      const first = await findHold(trx, body.holdId, undefined, member)
      if (first === null) return noSuchHold()
      if (first.replaces?.reservationId !== found.id) return replacesAnother

      // In the order in which a hold locks: the staff and things, then what is written.
      const { shop_id: shopId } = found
      const locked = await pipeline(trx, {
        bookables: lockBookables(shopId, [...first.staff_ids, ...first.item_ids]),
        lock: lockReservation(shopId, found.id),
        reservation: selectReplacedBy(shopId, { reservationId: found.id }),
        hold: lockHold(first.id),
        shop: selectShopNow(shopId),
      })
      const reservation = onlyRow(locked.reservation)
      const hold = onlyRow(locked.hold)
      const version = onlyRow(locked.shop)
      const { replaces } = hold
      if (replaces === null || JSON.stringify(hold.draft) !== JSON.stringify(first.draft)) {
        throw new ChangedMeanwhile(`Hold ${hold.id} changed before its locks`)
      }

      // Two tabs, or a key that was lost: whoever confirms the same quote again sees what the first confirmation made.
      if (hold.state === 'reserved') {
        if (reservation.hold_id !== hold.id || body.quoteId !== quoteIdOf(hold)) return holdOver(trx, hold)
        await sendBeforeCommit(trx, key.storeAnswer(show(reservation)))
        return show(reservation)
      }

      // The decision.
      const refusal = notReschedulable(reservation)
      if (refusal === isOver) return isOver
      if (body.version !== reservation.version) {
        return refuse(409, 'VERSION_CONFLICT', `The reservation is at version ${reservation.version} now`)
      }
      if (refusal !== null) return refusal
      if (!hold.live) return holdExpired()
      if (isSame(reservation, hold)) return unchanged
      const offer = await offerAt(trx, context.shopCaches, shopId, hold.service_id, version)
      const price = priceAt(offer, hold, hold.agreed.quote.currency)
      if (price === null) return refuse(404, 'NOT_AVAILABLE', 'The shop does not offer this any more')
      const requotedHold = samePrice(price, hold.agreed.quote) ? hold : await requote(trx, hold, price)
      if (body.quoteId !== quoteIdOf(requotedHold)) {
        return refuse(412, 'PRICE_CHANGED', 'The quote is another one now', { quote: showQuote(requotedHold, locale) })
      }

      // The writes, and with the last of them the commit.
      const claim = { shop_id: shopId, hold_id: hold.id, member_id: member.userId, origin: hold.origin }
      if (!(await claimHold(trx, claim))) return holdExpired()
      const row = await reschedule(trx, reservation, { hold: requotedHold, taken: replaces.taken, by: 'member' })
      await sendBeforeCommit(trx, key.storeAnswer(show(row)))
      after(context.deliveries.wake)
      return show(row)
    }),
  )
}

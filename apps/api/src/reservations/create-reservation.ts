import { sql } from 'kysely'
import { agreementQuery } from '../availability/agreement.ts'
import { offerQuery } from '../availability/offer.ts'
import { type Handler, memberOf, refuse, refuseFields } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import { together } from '../db/trip.ts'
import { announcement } from '../notifications/announce.ts'
import { deliverSoon } from '../notifications/deliver.ts'
import { claim } from './claim.ts'
import { agreementFailure, contactErrors } from './confirming.ts'
import { type FoundHold, holdExpired, holdQuery, noSuchHold, ownHold } from './find-hold.ts'
import { idempotent } from './idempotent.ts'
import { priceAt, requote } from './price-now.ts'
import { samePrice, showQuote } from './quote.ts'
import { now, type ReservationRow, showReservation } from './show-reservation.ts'

export const createReservation: Handler<'createReservation'> = async (call) => {
  const { body, headers, locale, world } = call
  const member = memberOf(call)
  const errors = contactErrors(body.contact)
  if (errors.length > 0) return refuseFields(errors)

  const answer = await idempotent(call, 'createReservation', {
    reads: [],
    async work(trx, _read, also) {
      const shopId = sql<string>`(select shop_id from hold where id = ${body.holdId})`
      const serviceId = sql<string>`(select service_id from hold where id = ${body.holdId})`
      const [[present], [found], [agreement], [offer]] = await together(
        trx,
        // An account that is being deleted waits for us, or we for it.
        sql`select from member where id = ${member.userId} and deleted_at is null for key share`,
        // Locked: a change that comes between reading and claiming would be reserved at the time that was left.
        holdQuery(trx, body.holdId).forNoKeyUpdate(),
        agreementQuery(shopId),
        offerQuery(shopId, serviceId, { schedule: false }),
      )
      if (present === undefined) return refuse(401, 'UNAUTHORIZED', 'This account was deleted')
      const hold = ownHold(found, headers['x-hold-token'], member)
      if (hold === null) return noSuchHold()
      const created = (row: ReservationRow) => ({ status: 201 as const, body: { data: showReservation(row, locale) } })
      // Two tabs, or a key that was lost: whoever confirms again sees what the first confirmation made.
      if (hold.state === 'reserved') {
        const row = await reservationOf(trx, hold, member.userId)
        return row === undefined ? noSuchHold() : created(row)
      }
      if (!hold.live) return holdExpired()
      const disagreement = agreementFailure(agreement ?? null, body)
      if (disagreement) return disagreement
      const price = priceAt(offer ?? null, hold, hold.agreed.quote.currency)
      if (price === null) return refuse(404, 'NOT_AVAILABLE', 'The shop does not offer this any more')
      if (!samePrice(price, hold.agreed.quote)) {
        await requote(trx, hold, price)
        return refuse(412, 'PRICE_CHANGED', 'The price is another one now', { quote: showQuote(price, locale) })
      }
      const row = await claim(trx, hold, { memberId: member.userId, locale, body })
      if (row === null) return holdExpired()
      also(announcement(trx, [row], 'confirmed'))
      return created(row)
    },
  })
  if (answer.status < 300) deliverSoon(world)
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

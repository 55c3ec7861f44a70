import { type TermsNow, termsQuery } from '../availability/agreement.ts'
import { offerInMemory } from '../availability/kept-offer.ts'
import { offerQuery, type PricedOffer } from '../availability/offer.ts'
import { type Handler, memberOf, refuse, refuseFields } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import { together } from '../db/trip.ts'
import { written } from '../db/written.ts'
import { deliverSoon } from '../notifications/deliver.ts'
import { claimQuery, made, reservationFrom } from './claim.ts'
import { agreementFailure, contactErrors } from './confirming.ts'
import { type FoundHold, holdExpired, lockedHoldQuery, noSuchHold, ownHold } from './find-hold.ts'
import { idempotent, type Keep } from './idempotent.ts'
import { isFirst } from './key.ts'
import { priceAt, requote } from './price-now.ts'
import { samePrice, showQuote } from './quote.ts'
import { now, type ReservationRow, showReservation } from './show-reservation.ts'

export const createReservation: Handler<'createReservation'> = async (call) => {
  const { body, headers, locale, world } = call
  const member = memberOf(call)
  const errors = contactErrors(body.contact)
  if (errors.length > 0) return refuseFields(errors)

  const answer = await idempotent(call, 'createReservation', {
    reads: [
      // An account that is being deleted waits for us, or we for it.
      written<object>`select from member where id = ${member.userId} and deleted_at is null and ${isFirst} for key share`,
      // Locked: a change that comes between reading and claiming would be reserved at the time that was left.
      lockedHoldQuery(body.holdId),
      termsQuery(body.holdId),
    ],
    async work(trx, [[present], [found], [terms]]) {
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
      const disagreement = agreementFailure(terms ?? null, body)
      if (terms === undefined || disagreement) return disagreement ?? noSuchHold()
      const price = priceAt(await offerNow(trx, world, hold, terms), hold, hold.agreed.quote.currency)
      if (price === null) return refuse(404, 'NOT_AVAILABLE', 'The shop does not offer this any more')
      if (!samePrice(price, hold.agreed.quote)) {
        await requote(trx, hold, price)
        return refuse(412, 'PRICE_CHANGED', 'The price is another one now', { quote: showQuote(price, locale) })
      }
      const row = reservationFrom(hold, { memberId: member.userId, locale, body, now: terms.at })
      const success = created(row)
      return {
        last: (keep: Keep) => [claimQuery(row, keep(success, { at: row.created_at, from: made }))],
        answer: ([claimed]: unknown[]) => (claimed === undefined ? holdExpired() : success),
      }
    },
  })
  if (answer.status < 300) deliverSoon(world)
  return answer
}

/** What memory has of it, where the shop is still the one that it was read of. */
async function offerNow(
  trx: Trx,
  { db }: { db: Parameters<typeof offerInMemory>[0] },
  { shop_id, service_id }: FoundHold,
  { changed, rates }: TermsNow,
): Promise<PricedOffer | null> {
  const remembered = offerInMemory(db, shop_id, service_id)
  if (remembered !== null && remembered.changed === changed) return { ...remembered.value, rates }
  const [[offer]] = await together(trx, offerQuery(shop_id, service_id, { schedule: false }))
  return offer ?? null
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

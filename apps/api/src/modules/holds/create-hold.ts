import { type Failure, refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { onlyRow, pipeline, sendBeforeCommit } from '../../db/pipeline.ts'
import type { Row } from '../../db/schema.ts'
import { keyedTransaction } from '../../db/transaction.ts'
import { newId } from '../../lib/secrets.ts'
import { claimKey } from '../idempotency/idempotency-key.ts'
import { keepMember, memberDeleted } from '../members/member.ts'
import { insertOccupancy, insertOccupancyBeside, sweepExpired } from '../occupancy/occupancy.sql.ts'
import { offerAt } from '../offers/offer-cache.ts'
import { addressHash, tooManyFrom } from './address-hold-limit.ts'
import { chooseFree } from './choose.ts'
import { plan } from './draft.ts'
import { insertHold, lockVisitor, releaseHolds, selectShopNow, selectVisitorHolds, storedInstant } from './hold.sql.ts'
import { takeOverOffers } from './offered-holds.ts'
import { planUnderLock } from './plan-under-lock.ts'
import { findReplaced, isSame, NOTHING_REPLACED, replacedSnapshot, unchanged } from './replaced-reservation.ts'
import { showHold } from './show-hold.ts'
import { slotTaken, slotTakenOnOverlap } from './slot-taken.ts'
import { snapshot } from './snapshot.ts'
import { heldBefore, holdsOfVisitor, type LiveHold, visitorWith } from './visitor.ts'

const MOST_LIVE_HOLDS = 3

export const createHold: Handler<'createHold'> = (call) => {
  const { context, headers, locale, currency } = call
  const { draft, replaces } = call.body
  const { shopId, appointmentServiceId: serviceId } = draft
  const unverified = visitorWith(headers['x-hold-token'], call.member)
  const address = unverified.memberId === null ? addressHash(context.config, call.ip) : null

  return slotTakenOnOverlap(
    keyedTransaction(context.db, async (trx) => {
      // The key. The stored answer is encrypted: it contains the hold token.
      const key = await claimKey(trx, call, 'createHold', { isSecret: true })
      if (key.answer !== null) return key.answer

      // The visitor: one request of theirs at a time.
      const read = await pipeline(trx, {
        // Before all other locks, as whoever deletes the account does.
        member: keepMember(unverified.memberId),
        lock: lockVisitor(unverified),
        holds: selectVisitorHolds(unverified, shopId, address),
        // Last: its time is after the lock.
        shop: selectShopNow(shopId),
      })
      if (read.member.length === 0) return memberDeleted()
      const visitorHolds = onlyRow(read.holds)
      const version = onlyRow(read.shop)
      const found = replaces === undefined ? NOTHING_REPLACED : await findReplaced(trx, call.member, replaces, draft)
      if (found.failure) return found.failure
      const { reservation } = found
      const firstPlan = plan(await offerAt(trx, context.shopCaches, shopId, serviceId, version), draft)
      if (firstPlan.failure) return firstPlan.failure

      // The staff and things that this booking could use.
      const { planned, occupied, now } = await planUnderLock(trx, shopId, firstPlan, version)
      if (planned === null) return slotTaken

      // The decision.
      const { visitor, live } = holdsOfVisitor(unverified, visitorHolds)
      const holdsAtShop = live.filter((one) => one.shopId === shopId)
      const replaced = holdsAtShop.map(({ id }) => id)
      const others = live.filter((one) => one.shopId !== shopId && !one.isOffer)
      if (others.length >= MOST_LIVE_HOLDS) return tooMany(others)
      const addressLimit = tooManyFrom(visitorHolds.addressHolds)
      if (addressLimit) return addressLimit
      const own = reservation && {
        holdId: reservation.hold_id,
        ids: [...reservation.staff_ids, ...reservation.item_ids],
      }
      const chosen = chooseFree(planned, occupied, {
        holdIds: [...replaced, ...(own === null ? [] : [own.holdId])],
        heldBookableIds: own?.ids ?? [],
      })
      if (chosen === null) return slotTaken
      const continued = heldBefore(holdsAtShop, planned.slot)
      const row: Row<'hold'> = {
        shop_id: shopId,
        id: newId(),
        service_id: serviceId,
        unit_id: planned.request.unit.id,
        token_hash: visitor.tokenHash,
        member_id: visitor.memberId,
        address_hash: address,
        origin: call.member === null ? call.origin : call.member.origin,
        state: 'live',
        draft: planned.draft,
        start_at: storedInstant(planned.slot.start),
        end_at: storedInstant(planned.slot.end),
        agreed: snapshot(planned.offer, planned.request, chosen, currency),
        staff_ids: chosen.staff.map(({ id }) => id),
        item_ids: chosen.items.map(({ id }) => id),
        created_at: continued?.createdAt ?? now.at,
        expires_at: continued?.wouldExpireAt ?? now.wouldExpireAt,
        replaces: reservation && replacedSnapshot(reservation, planned.slotWithBuffers),
      }
      if (reservation !== null && isSame(reservation, row)) return unchanged
      const answer = {
        status: 201 as const,
        body: { data: showHold({ ...row, now: now.at }, visitor.token, locale) },
      }

      // The writes, and with the last of them the commit.
      const isInTheWay = occupied.some(({ stale }) => stale)
      await sendBeforeCommit(
        trx,
        ...(replaced.length > 0 ? releaseHolds(shopId, replaced) : []),
        ...(isInTheWay ? sweepExpired(shopId, planned.bookableIds, planned.slotWithBuffers) : []),
        insertHold(trx, row),
        own === null
          ? insertOccupancy(row, planned.slotWithBuffers)
          : insertOccupancyBeside(row, planned.slotWithBuffers, own.holdId),
        ...(continued === undefined ? [] : [takeOverOffers(row, continued.id)]),
        key.storeAnswer(answer),
      )
      return answer
    }),
  )
}

function tooMany(live: LiveHold[]): Failure<429> {
  const retryAfter = Math.min(...live.map(({ secondsLeft }) => secondsLeft))
  return refuse(429, 'HOLD_LIMIT', `At most ${MOST_LIVE_HOLDS} times can be held at once`, { retryAfter })
}

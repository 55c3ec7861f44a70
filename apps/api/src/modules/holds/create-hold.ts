import { type Failure, refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Trx } from '../../db/connection.ts'
import { pipeline, sendBeforeCommit } from '../../db/pipeline.ts'
import type { HoldRow } from '../../db/tables/reservations.ts'
import { newId } from '../../lib/secrets.ts'
import type { Span } from '../../lib/shop-calendar.ts'
import { iso } from '../availability/busy.ts'
import { idempotent, type StoreQuery } from '../idempotency/idempotent.ts'
import { addressHash, tooManyFrom } from './address-hold-limit.ts'
import { taken } from './draft.ts'
import { lockSlot, shopNow } from './lock-slot.ts'
import { chooseFree, occupyQuery, sweepQueries } from './occupancy.ts'
import { releaseQueries } from './release.ts'
import { showHold } from './show-hold.ts'
import { slotTakenOnOverlap } from './slot-taken.ts'
import { snapshot } from './snapshot.ts'
import { holdsOfVisitor, type LiveHold, visitorHoldsQuery, visitorLock, visitorWith } from './visitor.ts'

const MOST_LIVE_HOLDS = 3

export const createHold: Handler<'createHold'> = async (call) => {
  const { context, body, headers, locale, currency } = call
  const { draft } = body
  const { shopId } = draft
  const shown = visitorWith(headers['x-hold-token'], call.member)
  const address = shown.memberId === null ? addressHash(context.config, call.ip) : null

  const hold = async (trx: Trx, storeQuery: StoreQuery) => {
    const [, [visitorHolds], [version]] = await pipeline(
      trx,
      visitorLock(shown),
      visitorHoldsQuery(shown, shopId, address),
      // Last: its time is after the lock.
      shopNow(shopId),
    )
    if (visitorHolds === undefined || version === undefined)
      throw new Error(`hold query returned no row for shop ${shopId}`)
    const locked = await lockSlot(trx, context.db, draft, version)
    if (locked.failure) return locked.failure
    const { planned, occupied, now } = locked

    const { visitor, live } = holdsOfVisitor(shown, visitorHolds)
    const before = live.filter((one) => one.shopId === shopId)
    const replaced = before.map(({ id }) => id)
    if (live.length - replaced.length >= MOST_LIVE_HOLDS) return tooMany(live)
    const limited = tooManyFrom(visitorHolds.addressHolds)
    if (limited) return limited

    const chosen = chooseFree(planned, occupied, { holdIds: replaced, heldBookableIds: [] })
    if (chosen === null) return taken
    const since = heldBefore(before, planned.slot)
    const row: HoldRow = {
      shop_id: shopId,
      id: newId(),
      service_id: draft.appointmentServiceId,
      unit_id: planned.request.unit.id,
      token_hash: visitor.tokenHash,
      member_id: visitor.memberId,
      address_hash: address,
      state: 'live',
      draft: planned.draft,
      start_at: asStored(planned.slot.start),
      end_at: asStored(planned.slot.end),
      agreed: snapshot(planned.offer, planned.request, chosen, currency),
      staff_ids: chosen.staff.map(({ id }) => id),
      item_ids: chosen.items.map(({ id }) => id),
      created_at: since?.createdAt ?? now.at,
      expires_at: since?.until ?? now.until,
    }
    const answer = { status: 201 as const, body: { data: showHold(row, visitor.token, locale) } }
    await sendBeforeCommit(
      trx,
      ...(replaced.length > 0 ? releaseQueries(shopId, replaced) : []),
      ...sweepQueries(planned, occupied),
      trx.insertInto('hold').values({ ...row, draft: JSON.stringify(row.draft), agreed: JSON.stringify(row.agreed) }),
      occupyQuery(row.id, planned, chosen),
      storeQuery(answer),
    )
    return answer
  }

  // The answer holds the token.
  return slotTakenOnOverlap(() => idempotent(call, 'createHold', hold, { secret: true }))
}

/** The instant as answers write it: without a fraction where there is none. */
const asStored = (instant: number) => iso(instant).replace('.000Z', 'Z')

function tooMany(live: LiveHold[]): Failure<429> {
  const retryAfter = Math.min(...live.map(({ secondsLeft }) => secondsLeft))
  return refuse(429, 'HOLD_LIMIT', `At most ${MOST_LIVE_HOLDS} times can be held at once`, { retryAfter })
}

/** Holding the same time anew does not begin it anew: others would wait for ever. Undefined where none of them meets it. */
function heldBefore(before: LiveHold[], slot: Span): LiveHold | undefined {
  const met = before.filter(({ startAt, endAt }) => Date.parse(startAt) < slot.end && slot.start < Date.parse(endAt))
  return met.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))[0]
}

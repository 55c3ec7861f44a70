import { sql } from 'kysely'
import { newId } from '../auth/code.ts'
import { iso } from '../availability/busy.ts'
import type { Span } from '../availability/calendar.ts'
import { offerQuery } from '../availability/offer.ts'
import { type Failure, type Handler, refuse } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import { type Statement, together } from '../db/trip.ts'
import type { Agreed } from './agreed.ts'
import type { Chosen } from './choose.ts'
import { type Planned, plan, taken } from './draft.ts'
import { addressHash, fromAddressQueries, tooManyFrom } from './from-one-address.ts'
import { idempotent } from './idempotent.ts'
import { releaseQueries } from './release.ts'
import { expiryOf, type HoldRow, showHold } from './show-hold.ts'
import { slotTakenOnOverlap } from './slot-taken.ts'
import { snapshot } from './snapshot.ts'
import { chooseFree, lockedQueries, occupyQueries } from './take.ts'
import { knownQueries, type LiveHold, liveHoldsQueries, type Visitor, visitorOf } from './visitor.ts'

const MOST_LIVE_HOLDS = 3

export const createHold: Handler<'createHold'> = (call) =>
  slotTakenOnOverlap(() =>
    idempotent(call, 'createHold', {
      secret: true,
      reads: [
        offerQuery(call.body.draft.shopId, call.body.draft.appointmentServiceId),
        ...knownQueries(call.headers['x-hold-token'], call.member),
      ],
      async work(trx, [[found], known = []]) {
        const planned = plan(found ?? null, call.body.draft)
        if (planned.failure) return planned.failure
        const { offer, request } = planned
        const visitor = visitorOf(call.headers['x-hold-token'], call.member, known)
        const address = visitor.memberId === null ? addressHash(call.world.config, call.ip) : null
        const [, live, , occupied, crowd = []] = await together(
          trx,
          ...liveHoldsQueries(visitor),
          ...lockedQueries(planned),
          ...fromAddressQueries(address, offer.shop.id, visitor),
        )
        const before = live.filter(({ shopId }) => shopId === offer.shop.id)
        const replaced = before.map(({ id }) => id)
        if (live.length - replaced.length >= MOST_LIVE_HOLDS) return tooMany(live)
        const crowded = tooManyFrom(crowd)
        if (crowded) return crowded

        const chosen = chooseFree(planned, occupied, { holdIds: replaced, kept: [] })
        if (chosen === null) return taken
        const agreed = snapshot(offer, request, chosen, call.currency)
        const id = newId()
        const [[hold]] = await together(
          trx,
          insertHold(trx, id, planned, chosen, agreed, { ...visitor, address, since: heldSince(before, planned.slot) }),
          ...(replaced.length > 0 ? releaseQueries(offer.shop.id, replaced) : []),
          ...occupyQueries(id, planned, occupied, chosen),
        )
        if (hold === undefined) throw new Error('An insert told nothing of its row')
        return { status: 201 as const, body: { data: showHold(hold, visitor.token, call.locale) } }
      },
    }),
  )

function tooMany(live: LiveHold[]): Failure<429> {
  const retryAfter = Math.min(...live.map(({ secondsLeft }) => secondsLeft))
  return refuse(429, 'HOLD_LIMIT', `At most ${MOST_LIVE_HOLDS} times can be held at once`, { retryAfter })
}

/** Holding the same time anew does not begin it anew: others would wait for ever. Null where none of them meets it. */
function heldSince(before: LiveHold[], slot: Span): string | null {
  const met = before.filter(({ startAt, endAt }) => Date.parse(startAt) < slot.end && slot.start < Date.parse(endAt))
  return met.map(({ createdAt }) => createdAt).toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null
}

function insertHold(
  trx: Trx,
  id: string,
  { offer, request, slot, draft }: Planned,
  { staff, items }: Chosen,
  agreed: Agreed,
  visitor: Visitor & { address: string | null; since: string | null },
): Statement<HoldRow> {
  const since = sql<string>`coalesce(${visitor.since}::timestamptz, app_now())`
  return trx
    .insertInto('hold')
    .values({
      shop_id: offer.shop.id,
      id,
      service_id: offer.service.id,
      unit_id: request.unit.id,
      token_hash: visitor.tokenHash,
      member_id: visitor.memberId,
      address_hash: visitor.address,
      state: 'live',
      draft: JSON.stringify(draft),
      start_at: iso(slot.start),
      end_at: iso(slot.end),
      agreed: JSON.stringify(agreed),
      staff_ids: staff.map(({ id }) => id),
      item_ids: items.map(({ id }) => id),
      created_at: since,
      expires_at: expiryOf(since),
    })
    .returningAll()
}

import { sql } from 'kysely'
import { newId } from '../auth/code.ts'
import { iso } from '../availability/busy.ts'
import { type Failure, type Handler, refuse } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import type { Agreed } from './agreed.ts'
import type { Chosen } from './choose.ts'
import { type Planned, plan, taken } from './draft.ts'
import { idempotent } from './idempotent.ts'
import { release } from './release.ts'
import { HOLD_MINUTES, type HoldRow, showHold } from './show-hold.ts'
import { slotTakenOnOverlap } from './slot-taken.ts'
import { snapshot } from './snapshot.ts'
import { lockAndChoose, occupy } from './take.ts'
import { type LiveHold, liveHoldsOf, type Visitor, visitorOf } from './visitor.ts'

const MOST_LIVE_HOLDS = 3

export const createHold: Handler<'createHold'> = (call) =>
  slotTakenOnOverlap(() =>
    idempotent(call, 'createHold', async (trx) => {
      const planned = await plan(trx, call.body.draft)
      if (planned.failure) return planned.failure
      const visitor = await visitorOf(trx, call.headers['x-hold-token'], call.member)
      const live = await liveHoldsOf(trx, visitor)
      const replaced = live.filter(({ shopId }) => shopId === planned.offer.shop.id).map(({ id }) => id)
      if (live.length - replaced.length >= MOST_LIVE_HOLDS) return tooMany(live)

      const chosen = await lockAndChoose(trx, planned, { holdIds: replaced, kept: [] })
      if (chosen === null) return taken
      await release(trx, planned.offer.shop.id, replaced)
      const { offer, request } = planned
      const agreed = snapshot(offer, request, chosen, call.currency)
      const hold = await insertHold(trx, planned, chosen, agreed, visitor)
      await occupy(trx, hold.id, planned, chosen)
      return { status: 201 as const, body: { data: showHold(hold, visitor.token, call.locale) } }
    }),
  )

function tooMany(live: LiveHold[]): Failure<429> {
  const retryAfter = Math.min(...live.map(({ secondsLeft }) => secondsLeft))
  return refuse(429, 'HOLD_LIMIT', `At most ${MOST_LIVE_HOLDS} times can be held at once`, { retryAfter })
}

function insertHold(
  trx: Trx,
  { offer, request, slot, draft }: Planned,
  { staff, items }: Chosen,
  agreed: Agreed,
  visitor: Visitor,
): Promise<HoldRow> {
  return trx
    .insertInto('hold')
    .values({
      shop_id: offer.shop.id,
      id: newId(),
      service_id: offer.service.id,
      unit_id: request.unit.id,
      token_hash: visitor.tokenHash,
      member_id: visitor.memberId,
      state: 'live',
      draft: JSON.stringify(draft),
      start_at: iso(slot.start),
      end_at: iso(slot.end),
      agreed: JSON.stringify(agreed),
      staff_ids: staff.map(({ id }) => id),
      item_ids: items.map(({ id }) => id),
      expires_at: sql<string>`app_now() + make_interval(mins => ${HOLD_MINUTES})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

import { newId } from '../auth/code.ts'
import { iso } from '../availability/busy.ts'
import type { Span } from '../availability/calendar.ts'
import { rememberedOffer, rememberOffer } from '../availability/kept-offer.ts'
import { offerQuery, type PricedOffer } from '../availability/offer.ts'
import { type Failure, type Handler, refuse } from '../contract/handler.ts'
import type { Trx } from '../db/connection.ts'
import { together } from '../db/trip.ts'
import { type Written, words, written } from '../db/written.ts'
import type { Rates } from '../money/convert.ts'
import { RATES_AS_JSON } from '../money/rates.ts'
import { placeOf, plan, planAt, taken } from './draft.ts'
import { addressHash, tooManyFrom } from './from-one-address.ts'
import { idempotent, type Keep } from './idempotent.ts'
import { releaseQueries } from './release.ts'
import { expiry, type HoldRow, showHold } from './show-hold.ts'
import { slotTakenOnOverlap } from './slot-taken.ts'
import { snapshot } from './snapshot.ts'
import { chooseFree, lockedQueries, occupyQuery, sweepQueries } from './take.ts'
import { type LiveHold, standingQuery, theirs, visitorLock, visitorWith } from './visitor.ts'

const MOST_LIVE_HOLDS = 3

/**
 * Plans by what memory has of the offer, so that all locks are asked for on the first way to the database; what is told on
 * that way says whether the plan holds.
 */
export const createHold: Handler<'createHold'> = async (call) => {
  const { world, body, headers, locale, currency } = call
  const { draft } = body
  const { shopId, appointmentServiceId: serviceId } = draft
  const asked = visitorWith(headers['x-hold-token'], call.member)
  const address = asked.memberId === null ? addressHash(world.config, call.ip) : null
  const remembered = await rememberedOffer(world.db, shopId, serviceId)
  const guess = remembered === null ? null : withSlot(placeOf(remembered.value, draft))

  return slotTakenOnOverlap(() =>
    idempotent(call, 'createHold', {
      secret: true,
      reads: [
        visitorLock(asked),
        standingQuery(asked, shopId, address),
        ...lockedQueries(guess),
        // After all that waits: the time is that of the last lock.
        shopNow(shopId),
        ...(remembered === null ? [offerQuery(shopId, serviceId)] : []),
      ],
      async work(trx, [, [standing], , occupiedAsGuessed, [shop], read = []]) {
        if (standing === undefined || shop === undefined) throw new Error('The database tells nothing')
        const { changed, rates, now, at, until } = shop
        const isGuessed = guess !== null && remembered !== null && remembered.changed === changed
        const offer = isGuessed ? null : (read[0] ?? (await readAgain(trx)))
        if (offer !== null && changed !== null) rememberOffer(world.db, shopId, serviceId, { changed, value: offer })
        const planned = isGuessed
          ? planAt({ ...guess, offer: { ...guess.offer, rates, now } }, draft)
          : plan(offer, draft)
        if (planned.failure) return planned.failure
        const { visitor, live } = theirs(asked, standing)
        const before = live.filter((one) => one.shopId === shopId)
        const replaced = before.map(({ id }) => id)
        if (live.length - replaced.length >= MOST_LIVE_HOLDS) return tooMany(live)
        const crowded = tooManyFrom(standing.crowd)
        if (crowded) return crowded

        const occupied = isGuessed ? occupiedAsGuessed : (await together(trx, ...lockedQueries(planned)))[1]
        const chosen = chooseFree(planned, occupied, { holdIds: replaced, kept: [] })
        if (chosen === null) return taken
        const since = heldBefore(before, planned.slot)
        const row: HoldRow = {
          shop_id: shopId,
          id: newId(),
          service_id: serviceId,
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
          created_at: since?.createdAt ?? at,
          expires_at: since?.until ?? until,
        }
        const answer = { status: 201 as const, body: { data: showHold(row, visitor.token, locale) } }
        return {
          last: (keep: Keep) => [
            ...(replaced.length > 0 ? releaseQueries(shopId, replaced) : []),
            ...sweepQueries(planned, occupied),
            holdQuery(row, occupyQuery(row.id, planned, chosen), keep(answer, { at, from: held })),
          ],
          answer: () => answer,
        }
      },
    }),
  )

  async function readAgain(trx: Trx): Promise<PricedOffer | null> {
    const [[offer]] = await together(trx, offerQuery(shopId, serviceId))
    return offer ?? null
  }
}

/** Where a lock would lock what is wanted. */
const withSlot = (place: ReturnType<typeof placeOf>) =>
  place.failure === null && place.slot !== undefined ? { ...place, slot: place.slot } : null

/** As it comes back: without a fraction where there is none. */
const asStored = (instant: number) => iso(instant).replace('.000Z', 'Z')

/** `now` in milliseconds; `at` the same to the microsecond, and `until` when a hold of that moment ends. */
type ShopNow = { changed: string | null; rates: Rates; now: number; at: string; until: string }

const UNTIL = words(expiry('at'))

const shopNow = (shopId: string): Written<ShopNow> =>
  written<ShopNow>`
    select (select changed::text from shop_search where shop_id = ${shopId}) as changed, ${RATES_AS_JSON} as rates,
           floor(extract(epoch from at) * 1000)::float8 as now, at, ${UNTIL} as until
      from (select app_now() as at offset 0) clock`

function tooMany(live: LiveHold[]): Failure<429> {
  const retryAfter = Math.min(...live.map(({ secondsLeft }) => secondsLeft))
  return refuse(429, 'HOLD_LIMIT', `At most ${MOST_LIVE_HOLDS} times can be held at once`, { retryAfter })
}

/** Holding the same time anew does not begin it anew: others would wait for ever. Undefined where none of them meets it. */
function heldBefore(before: LiveHold[], slot: Span): LiveHold | undefined {
  const met = before.filter(({ startAt, endAt }) => Date.parse(startAt) < slot.end && slot.start < Date.parse(endAt))
  return met.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))[0]
}

const held = words('held')

/** A hold with what it takes and what is kept with its key. */
const holdQuery = (row: HoldRow, takes: Written<unknown>, kept: Written<unknown>): Written<unknown> => written`
  with held as (
    insert into hold (shop_id, id, service_id, unit_id, token_hash, member_id, address_hash, state, draft, start_at, end_at, agreed,
      staff_ids, item_ids, created_at, expires_at)
    values (${row.shop_id}, ${row.id}, ${row.service_id}, ${row.unit_id}, ${row.token_hash}, ${row.member_id}, ${row.address_hash}, ${row.state},
      ${JSON.stringify(row.draft)}, ${row.start_at}, ${row.end_at}, ${JSON.stringify(row.agreed)},
      ${row.staff_ids}, ${row.item_ids}, ${row.created_at}, ${row.expires_at})
    returning id),
  taken as (${takes})
  ${kept}`

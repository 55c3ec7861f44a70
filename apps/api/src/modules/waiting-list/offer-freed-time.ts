import { sql } from 'kysely'
import { ChangedMeanwhile } from '../../db/errors.ts'
import { onlyRow, pipeline } from '../../db/pipeline.ts'
import type { Row, Trx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { clockTime } from '../../lib/minutes-of-day.ts'
import { hashOf, newId, newTicket } from '../../lib/secrets.ts'
import type { Span } from '../../lib/shop-calendar.ts'
import { type Slot, takenBy } from '../availability/slots.ts'
import { chooseFree } from '../holds/choose.ts'
import { plan, planAt } from '../holds/draft.ts'
import { insertHold, isLive, selectShopNow, storedInstant } from '../holds/hold.sql.ts'
import { snapshot } from '../holds/snapshot.ts'
import { keepMember } from '../members/member.ts'
import type { DeliveryContext } from '../notifications/deliver.ts'
import { offerNotificationQuery } from '../notifications/enqueue-notifications.ts'
import { takenQuery } from '../occupancy/busy.ts'
import { insertOccupancy, lockBookables, sweepExpired } from '../occupancy/occupancy.sql.ts'
import type { PricedOffer } from '../offers/offer.ts'
import type { ShopVersion } from '../offers/offer-cache.ts'
import { isOpen } from './entries.ts'
import { type Day, freeOn, isInTime } from './fitting-slots.ts'
import { offersAt } from './offers-at.ts'

/** How long a time is on hold for whom it is offered. The longest hold, once they take it over, is longer. */
const OFFER_MINUTES = 15

const DAY_MS = 86_400_000
/** A rental begins so long before its end at most, with its buffers. */
const LONGEST_DAYS = 33
const PAGE = 200

/** `offeredStarts`: the starts that were offered to other entries of its member that were open beside it, in milliseconds. */
type Entry = Row<'waiting_list_entry'> & { offeredStarts: number[] }
type Freed = { shop_id: string; id: number }
type Stretch = Span & { bookableIds: string[] | null; place: number }
type Fitting = { entry: Entry; offer: PricedOffer; slot: Slot }

/**
 * Offers what has become free to those who wait for it, in the order of their places. Any process may do it, any number of times: a
 * stretch stays until everybody in line had their turn, and what fails is tried again by the next run.
 */
export async function offerFreedTime(context: DeliveryContext, isEnding: () => boolean): Promise<void> {
  try {
    for (let last = 0; !isEnding(); ) {
      const { rows } = await sql<Freed>`
        select shop_id, id from freed_time where id > ${last} order by id limit 1`.execute(context.db)
      const [freed] = rows
      if (freed === undefined) return
      last = freed.id
      await offerAll(context, freed, isEnding)
    }
  } catch (error) {
    context.log.warn({ err: error }, 'Freed times could not be read')
  }
}

async function offerAll(context: DeliveryContext, freed: Freed, isEnding: () => boolean): Promise<void> {
  try {
    while (!isEnding() && (await transaction(context.db, (trx) => offerNext(trx, context, freed)))) {}
  } catch (error) {
    context.log.warn({ err: error, shopId: freed.shop_id }, 'A freed time was not offered')
  }
}

/** Offers the stretch to the next one in line whom it fits; false when there is none, and the stretch is forgotten. */
async function offerNext(trx: Trx, context: DeliveryContext, { shop_id: shopId, id }: Freed): Promise<boolean> {
  const read = await pipeline(trx, {
    // One offer at a time at a shop: whoever comes first in line is served first.
    line: sql`select pg_advisory_xact_lock(hashtextextended(${`offers of ${shopId}`}, 0))`,
    stretch: sql<Stretch>`
      select extract(epoch from lower(during))::float8 * 1000 as start, bookable_ids as "bookableIds", after_place as place,
             coalesce(extract(epoch from upper(during))::float8 * 1000, ${Date.UTC(9000, 0)}) as "end"
        from freed_time where shop_id = ${shopId} and id = ${id}`,
    shop: selectShopNow(shopId),
  })
  const [stretch] = read.stretch
  if (stretch === undefined) return false
  const version = onlyRow(read.shop)
  const fitting = await firstFitting(trx, context, shopId, stretch, version)
  if (fitting === null) {
    await sql`delete from freed_time where shop_id = ${shopId} and id = ${id}`.execute(trx)
    return false
  }
  await holdFor(trx, fitting, version.shopVersion)
  await sql`update freed_time set after_place = greatest(after_place, ${fitting.entry.place}) where shop_id = ${shopId} and id = ${id}`.execute(
    trx,
  )
  return true
}

async function firstFitting(
  trx: Trx,
  { shopCaches }: DeliveryContext,
  shopId: string,
  stretch: Stretch,
  version: ShopVersion,
): Promise<Fitting | null> {
  const offers = new Map<string | null, PricedOffer[]>()
  const days = new Map<string, Day | null>()
  let again: Fitting | null = null
  for (let after = 0; ; ) {
    const entries = await inLine(trx, shopId, stretch, after)
    for (const entry of entries) {
      const { service_id: serviceId } = entry
      const ofService = offers.get(serviceId) ?? (await offersAt(trx, shopCaches, shopId, serviceId, version))
      offers.set(serviceId, ofService)
      for (const offer of ofService) {
        const key = JSON.stringify([
          offer.service.id,
          entry.date,
          entry.unit_id,
          entry.quantity,
          entry.attaches,
          entry.staff_id,
          entry.item_id,
          entry.return_time,
          entry.return_shop_id,
        ])
        const day = days.has(key) ? days.get(key) : await freeOn(trx, offer, entry)
        days.set(key, day ?? null)
        const slots = day?.slots.filter((one) => isInTime(entry, one) && isOf(stretch, offer, day, one)) ?? []
        const slot = slots.find(({ start }) => !entry.offeredStarts.includes(start))
        if (slot !== undefined) return { entry, offer, slot }
        if (again === null && slots[0] !== undefined) again = { entry, offer, slot: slots[0] }
      }
    }
    if (entries.length < PAGE) return again !== null && (await isAlone(trx, again)) ? again : null
    after = entries.at(-1)?.place ?? after
  }
}

/**
 * Those whose turn it is, from a place on. Whoever has an offer already waits for what comes of it. Whoever never had one is not passed
 * over where an offer ends that fits them only now, together with what became free beside it.
 */
async function inLine(trx: Trx, shopId: string, { start, end, place }: Stretch, after: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select *, array(
             select extract(epoch from hold.start_at)::float8 * 1000
               from waiting_list_entry other join hold on hold.shop_id = other.shop_id and hold.id = other.hold_id
              where other.member_id = waiting_list_entry.member_id and other.shop_id = waiting_list_entry.shop_id
                and other.id <> waiting_list_entry.id
                and (other.ended_at is null or other.ended_at > waiting_list_entry.created_at)) as "offeredStarts"
      from waiting_list_entry
     where shop_id = ${shopId} and ${isOpen} and place > ${after} and (place > ${place} or hold_id is null)
       and first_start < ${new Date(end + DAY_MS).toISOString()} and last_start > ${new Date(start - LONGEST_DAYS * DAY_MS).toISOString()}
       and not exists (select from hold where hold.shop_id = waiting_list_entry.shop_id and hold.id = waiting_list_entry.hold_id and ${isLive})
     order by place limit ${PAGE}`.execute(trx)
  return rows
}

/** Whether nobody else who waits was offered this time. Only then another entry of whoever let it go gets it. */
async function isAlone(trx: Trx, { entry, slot }: Fitting): Promise<boolean> {
  const { rows } = await sql`
    select from waiting_list_entry join hold on hold.shop_id = waiting_list_entry.shop_id and hold.id = waiting_list_entry.hold_id
     where waiting_list_entry.shop_id = ${entry.shop_id} and ${isOpen} and waiting_list_entry.member_id <> ${entry.member_id}
       and hold.start_at = ${new Date(slot.start).toISOString()} limit 1`.execute(trx)
  return rows.length === 0
}

/** Whether a slot needs some of the stretch: what was free before is nobody's news. */
function isOf({ start, end, bookableIds }: Stretch, offer: PricedOffer, { request }: Day, slot: Slot): boolean {
  const taken = takenBy(offer, slot)
  if (taken.end <= start || end <= taken.start) return false
  return (
    bookableIds === null ||
    request.needs.some(({ candidates }) => candidates.some((candidate) => bookableIds.includes(candidate.id)))
  )
}

/** As `createHold` holds a time, for the member of an entry. */
async function holdFor(trx: Trx, { entry, offer, slot }: Fitting, shopVersion: string | null): Promise<void> {
  const { shop_id: shopId, member_id: memberId } = entry
  const first = plan(offer, {
    shopId,
    appointmentServiceId: offer.service.id,
    ...(entry.unit_id !== null && { appointmentUnitId: entry.unit_id }),
    reservationDate: entry.date,
    reservationTime: clockTime(slot.minutes),
    quantity: entry.quantity,
    attaches: entry.attaches,
    staffId: entry.staff_id,
    resourceItemId: entry.item_id,
    ...(entry.return_time !== null && { returnTime: entry.return_time }),
    ...(entry.return_shop_id !== null && { returnShopId: entry.return_shop_id }),
  })
  // Both read the same offer: whatever is a free slot can be planned.
  if (first.failure) throw new Error(`A free slot cannot be held: ${first.failure.body.message}`)
  const locked = await pipeline(trx, {
    member: keepMember(memberId),
    lock: lockBookables(shopId, first.bookableIds),
    occupied: takenQuery(shopId, first.bookableIds, first.range),
    shop: selectShopNow(shopId),
  })
  const shopNow = onlyRow(locked.shop)
  const planned = planAt(first, shopNow)
  const chosen = planned && chooseFree(planned, locked.occupied, { holdIds: [], heldBookableIds: [] })
  if (locked.member.length === 0 || shopNow.shopVersion !== shopVersion || planned === null || chosen === null) {
    throw new ChangedMeanwhile(`What entry ${entry.id} waits for changed before its locks`)
  }
  const hold: Row<'hold'> = {
    shop_id: shopId,
    id: newId(),
    service_id: offer.service.id,
    unit_id: planned.request.unit.id,
    // Nobody has the token: the member takes the offer over by a hold of their own.
    token_hash: hashOf(newTicket()),
    member_id: memberId,
    address_hash: null,
    origin: entry.origin,
    state: 'live',
    draft: planned.draft,
    start_at: storedInstant(planned.slot.start),
    end_at: storedInstant(planned.slot.end),
    agreed: snapshot(planned.offer, planned.request, chosen, entry.currency),
    staff_ids: chosen.staff.map(({ id }) => id),
    item_ids: chosen.items.map(({ id }) => id),
    created_at: shopNow.at,
    expires_at: Temporal.Instant.from(shopNow.at).add({ minutes: OFFER_MINUTES }).toString(),
    replaces: null,
  }
  const { numUpdatedRows } = await trx
    .updateTable('waiting_list_entry')
    .set({ hold_id: hold.id })
    .where('shop_id', '=', shopId)
    .where('id', '=', entry.id)
    .where('hold_id', 'is not distinct from', entry.hold_id)
    .where(isOpen)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new ChangedMeanwhile(`Entry ${entry.id} changed before its offer`)
  if (locked.occupied.some(({ stale }) => stale)) {
    for (const statement of sweepExpired(shopId, planned.bookableIds, planned.slotWithBuffers))
      await statement.execute(trx)
  }
  await pipeline(trx, {
    hold: insertHold(trx, hold),
    occupancy: insertOccupancy(hold, planned.slotWithBuffers),
    notification: offerNotificationQuery({
      shop_id: shopId,
      member_id: memberId,
      offer: {
        entryId: entry.id,
        holdId: hold.id,
        origin: entry.origin,
        locale: entry.locale,
        serviceName: hold.agreed.serviceName,
        shopName: hold.agreed.shop.name,
        startAt: hold.start_at,
        timeZone: hold.agreed.timeZone,
      },
    }),
  })
}

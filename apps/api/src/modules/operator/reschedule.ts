import { type Failure, refuse, refuseFields } from '../../contract/failure.ts'
import type { Call, Handler } from '../../contract/handler.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Trx } from '../../db/connection.ts'
import { ChangedMeanwhile } from '../../db/errors.ts'
import { onlyRow, pipeline } from '../../db/pipeline.ts'
import type { Row } from '../../db/schema.ts'
import type { BookingSnapshot } from '../../db/tables/booking-snapshot.ts'
import { type AfterCommit, transaction } from '../../db/transaction.ts'
import { hashOf, newId, newTicket } from '../../lib/secrets.ts'
import { canOperatorReschedule } from '../bookings/reschedule.ts'
import { reservationStateOf } from '../bookings/transitions.ts'
import { chooseFree } from '../holds/choose.ts'
import { plan, planAt } from '../holds/draft.ts'
import { insertHold, selectReplacing, selectShopNow, storedInstant } from '../holds/hold.sql.ts'
import {
  isOver,
  isSame,
  lockReservation,
  type Replaced,
  selectReplacedBy,
  selectReplacedWith,
  unchanged,
} from '../holds/replaced-reservation.ts'
import { slotTaken, slotTakenOnOverlap } from '../holds/slot-taken.ts'
import { snapshot } from '../holds/snapshot.ts'
import { takenQuery } from '../occupancy/busy.ts'
import { lockBookables } from '../occupancy/occupancy.sql.ts'
import { offerAt } from '../offers/offer-cache.ts'
import { reschedule } from '../reservations/reschedule.ts'
import { type ReservationRow, showReservation } from '../reservations/show-reservation.ts'
import { unknownCode } from './guards.ts'
import { differences, recordWrite } from './log.ts'

type RescheduleCall = Call<'operatorReschedule'>

export const operatorReschedule: Handler<'operatorReschedule'> = (call) =>
  slotTakenOnOverlap(transaction(call.context.db, (trx, after) => move(trx, after, call), { dryRun: call.body.dryRun }))

/** Does in one step what a hold and its confirmation do: nobody has to agree in between. */
async function move(
  trx: Trx,
  after: AfterCommit,
  { params, body, locale, context, operator, requestId }: RescheduleCall,
) {
  const [found] = (await selectReplacedWith(params.codeNumber).execute(trx)).rows
  if (found === undefined) return unknownCode()
  const { shop_id: shopId, service_id: serviceId } = found
  const version = onlyRow((await selectShopNow(shopId).execute(trx)).rows)
  const first = plan(await offerAt(trx, context.shopCaches, shopId, serviceId, version), draftOf(found, body))
  if (first.failure) return canOperatorReschedule(reservationStateOf(found)) ? named(first.failure) : isOver

  // In the order in which a hold locks: the staff and things, then the reservation.
  const locked = await pipeline(trx, {
    bookables: lockBookables(shopId, first.bookableIds),
    lock: lockReservation(shopId, found.id),
    reservation: selectReplacedBy(shopId, { reservationId: found.id }),
    occupied: takenQuery(shopId, first.bookableIds, first.range),
    replacing: selectReplacing(found),
    shop: selectShopNow(shopId),
  })
  const now = onlyRow(locked.shop)
  const before = onlyRow(locked.reservation)
  if (now.shopVersion !== version.shopVersion) throw new ChangedMeanwhile(`Shop ${shopId} changed before its locks`)

  // The decision.
  if (!canOperatorReschedule(reservationStateOf(before))) return isOver
  if (before.version !== body.version) {
    return refuse(409, 'VERSION_CONFLICT', `The reservation is at version ${before.version} now`)
  }
  const planned = planAt(first, now)
  if (planned === null) return slotTaken
  const heldBookableIds = [...before.staff_ids, ...before.item_ids]
  // What the member holds for another time of it is over with this.
  const holdIds = [before.hold_id, ...locked.replacing.map(({ id }) => id)]
  const chosen = chooseFree(planned, locked.occupied, { holdIds, heldBookableIds })
  if (chosen === null) return slotTaken
  const agreed = snapshot(planned.offer, planned.request, chosen, before.agreed.quote.currency)
  const hold: Row<'hold'> = {
    shop_id: shopId,
    id: newId(),
    service_id: serviceId,
    unit_id: planned.request.unit.id,
    token_hash: hashOf(newTicket()),
    member_id: before.member_id,
    address_hash: null,
    origin: before.origin,
    state: 'reserved',
    draft: planned.draft,
    start_at: storedInstant(planned.slot.start),
    end_at: storedInstant(planned.slot.end),
    agreed: asAgreed(before, planned.draft, agreed),
    staff_ids: chosen.staff.map(({ id }) => id),
    item_ids: chosen.items.map(({ id }) => id),
    created_at: now.at,
    expires_at: now.at,
    replaces: null,
  }
  if (isSame(before, hold)) return unchanged

  // The writes.
  await insertHold(trx, hold).execute()
  await recordWrite(trx, {
    command: 'reschedule',
    operator,
    shopId,
    codeNumber: before.code_number,
    changes: differences(logged(before), logged({ ...hold, quantity: hold.draft.quantity })),
    requestId,
  })
  const row = await reschedule(trx, before, { hold, taken: planned.slotWithBuffers, by: 'shop' })
  after(context.deliveries.wake)
  return { status: 200 as const, body: { data: showReservation(row, locale) } }
}

/** Fields that are left out stay as they are. A draft without a return has it at the time and place of the pick-up. */
function draftOf({ draft, unit_id }: Replaced, body: RescheduleCall['body']): Schemas['HoldDraft'] {
  const { version: _, dryRun: __, ...changes } = body
  const { returnTime, returnShopId, ...others } = { ...draft, appointmentUnitId: unit_id, ...changes }
  return {
    ...others,
    ...(returnTime != null && { returnTime }),
    ...(returnShopId != null && { returnShopId }),
  }
}

/** Keeps what the member agreed to and saw: the terms, and the price of the same things, whatever the catalog says by now. */
function asAgreed(before: Replaced, draft: Schemas['HoldDraft'], now: BookingSnapshot): BookingSnapshot {
  const { freeCancellationHours, lateFee, reschedule: limits, quote } = before.agreed
  const { reschedule: _, lateFee: __, ...offered } = now
  return {
    ...offered,
    freeCancellationHours,
    ...(lateFee !== undefined && { lateFee }),
    ...(limits !== undefined && { reschedule: limits }),
    ...(isSameSelection(before, draft) && { quote }),
  }
}

function isSameSelection(before: Replaced, draft: Schemas['HoldDraft']): boolean {
  const priced = (
    { shopId, quantity, attaches, returnShopId = shopId }: Schemas['HoldDraft'],
    unitId: string | undefined,
  ) => JSON.stringify([unitId, quantity, returnShopId, attaches.map((one) => `${one.attachId} ${one.quantity}`).sort()])
  return priced(before.draft, before.unit_id) === priced(draft, draft.appointmentUnitId)
}

/** Names fields without the draft that is around them elsewhere. */
const named = <Refusal extends Failure<400> | Failure<404> | Failure<409>>(failure: Refusal) =>
  failure.body.fields === undefined
    ? failure
    : refuseFields(failure.body.fields.map(({ field, code }) => ({ field: field.replace(/^draft\./, ''), code })))

const logged = ({
  start_at,
  end_at,
  quantity,
  agreed,
}: Pick<ReservationRow, 'start_at' | 'end_at' | 'quantity' | 'agreed'>) => ({
  startAt: start_at,
  endAt: end_at,
  quantity,
  services: agreed.quote.lines.map(({ id, quantity: count }) => `${id} × ${count}`).join(', '),
  staff: agreed.staff?.id ?? null,
  equipment: agreed.equipment?.id ?? null,
})

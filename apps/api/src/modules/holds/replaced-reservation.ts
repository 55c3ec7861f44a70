import { type RawBuilder, sql } from 'kysely'
import { type Failure, refuse } from '../../contract/failure.ts'
import type { Member } from '../../contract/handler.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Trx } from '../../db/connection.ts'
import type { Row } from '../../db/schema.ts'
import type { ReplacedSnapshot } from '../../db/tables/booking-snapshot.ts'
import type { Span } from '../../lib/shop-calendar.ts'
import { shopTotalOf, totalOf } from '../bookings/quote.ts'
import { rescheduleAction } from '../bookings/reschedule.ts'
import { reservationStateOf } from '../bookings/transitions.ts'
import { isShownTo } from '../members/booked-through.ts'

/** A reservation that a hold replaces, with what its own hold takes, and the database's time. */
export type Replaced = Row<'reservation'> &
  Pick<Row<'hold'>, 'unit_id' | 'draft' | 'staff_ids' | 'item_ids'> & { now: string }

const replaced = sql.raw(`
  select reservation.*, app_now() as now, hold.unit_id, hold.draft, hold.staff_ids, hold.item_ids
    from reservation join hold on hold.shop_id = reservation.shop_id and hold.id = reservation.hold_id`)

/** One of the member, and for a page elsewhere one that was made through it. */
export const selectReplacedOf = (member: Member, codeNumber: string): RawBuilder<Replaced> => sql<Replaced>`
  ${replaced} where reservation.code_number = ${codeNumber} and reservation.member_id = ${member.userId}
    and ${isShownTo(member, 'reservation.origin')}`

/** The one that a hold replaces. */
export const selectReplacedBy = (
  shopId: string,
  { reservationId }: Pick<ReplacedSnapshot, 'reservationId'>,
): RawBuilder<Replaced> =>
  sql<Replaced>`${replaced} where reservation.shop_id = ${shopId} and reservation.id = ${reservationId}`

/** Whoever's it is. */
export const selectReplacedWith = (codeNumber: string): RawBuilder<Replaced> =>
  sql<Replaced>`${replaced} where reservation.code_number = ${codeNumber}`

/**
 * Locks the reservation until the transaction ends. Read it by a statement that begins afterwards: one that waits and joins the hold
 * finds no row where the reservation has another hold by then.
 */
export const lockReservation = (shopId: string, id: string): RawBuilder<unknown> =>
  sql`select from reservation where shop_id = ${shopId} and id = ${id} for no key update`

export const NOTHING_REPLACED = { reservation: null, failure: null }

type Found = { reservation: Replaced; failure: null } | { failure: Failure<401> | Failure<404> | Failure<409> }

/** The reservation of a member that a draft is to replace, or why it cannot. */
export async function findReplaced(
  trx: Trx,
  member: Member | null,
  codeNumber: string,
  { shopId, appointmentServiceId }: Schemas['HoldDraftBody'],
): Promise<Found> {
  if (member === null) return { failure: refuse(401, 'UNAUTHORIZED', 'Only a member has a reservation to replace') }
  const { rows } = await selectReplacedOf(member, codeNumber).execute(trx)
  const [reservation] = rows
  if (reservation === undefined) return { failure: refuse(404, 'NOT_FOUND', 'No such reservation, or not yours') }
  if (shopId !== reservation.shop_id || appointmentServiceId !== reservation.service_id)
    return { failure: otherService }
  const failure = notReschedulable(reservation)
  return failure === null ? { reservation, failure } : { failure }
}

/** Why the member may not reschedule it now; null where they may. */
export function notReschedulable(reservation: Replaced): Failure<409> | null {
  const { allowed, reason } = rescheduleAction(reservationStateOf(reservation), reservation)
  if (allowed) return null
  if (reason === 'TOO_LATE') return refuse(409, 'RESCHEDULE_TOO_LATE', 'It is too late to reschedule this reservation')
  if (reason === 'LIMIT') {
    return refuse(409, 'RESCHEDULE_LIMIT', 'The shop lets members reschedule a reservation no more often than this')
  }
  return isOver
}

export const isOver = refuse(409, 'NOT_RESCHEDULABLE', 'This reservation began, is over or was cancelled')
export const otherService = refuse(409, 'RESCHEDULE_OTHER_SERVICE', 'A reservation keeps its shop and its service')
export const unchanged = refuse(409, 'RESCHEDULE_UNCHANGED', 'This is what the reservation is already')

type Held = Pick<Row<'hold'>, 'start_at' | 'end_at' | 'unit_id' | 'draft' | 'staff_ids' | 'item_ids'>

/** Whether the member would have what they have. Prices aside: nobody pays more for the same. */
export function isSame(reservation: Replaced, held: Held): boolean {
  const content = ({ start_at, end_at, unit_id, draft, staff_ids, item_ids }: Held) =>
    JSON.stringify([
      [start_at, end_at].map((instant) => Date.parse(instant)),
      [unit_id, draft.quantity, draft.returnShopId ?? draft.shopId, [staff_ids, item_ids].map((ids) => ids.toSorted())],
      draft.attaches.map(({ attachId, quantity }) => `${attachId} ${quantity}`).sort(),
    ])
  return content(reservation) === content(held)
}

export const replacedSnapshot = (
  { id, code_number, start_at, end_at, agreed }: Replaced,
  taken: Span,
): ReplacedSnapshot => ({
  reservationId: id,
  codeNumber: code_number,
  startAt: start_at,
  endAt: end_at,
  total: totalOf(agreed.quote),
  shopTotal: shopTotalOf(agreed.quote),
  taken,
})

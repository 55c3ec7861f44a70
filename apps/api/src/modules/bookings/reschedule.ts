import { RESERVATION_TRANSITIONS } from '../../contract/tables.gen.ts'
import type { Schemas } from '../../contract/types.ts'
import type { BookingSnapshot } from '../../db/tables/booking-snapshot.ts'
import { type Actor, type ReservationState, statusOf } from './transitions.ts'

type Action = Schemas['AllowedAction']
type Rescheduled = { agreed: BookingSnapshot; reschedules: number }

const HOUR_MS = 3_600_000
/** Limits of shops that have set none, and of reservations that are older than the limits. */
export const DEFAULT_RESCHEDULE = { hours: 24, limit: 3 }

const rules: readonly { from: string; by: Actor; action?: string }[] = RESERVATION_TRANSITIONS

/** Whether it stands and has not begun. */
const isToCome = (state: ReservationState, by: Actor): boolean =>
  rules.some((rule) => rule.action === 'reschedule' && rule.by === by && rule.from === statusOf(state)) &&
  Date.parse(state.now) < Date.parse(state.startAt)

/** Whether an operator may give it another time: until its start, as often as it takes. */
export const canOperatorReschedule = (state: ReservationState): boolean => isToCome(state, 'operator')

/** Whether the member may give it another time now, until when and how often; by the limits of the shop that were agreed. */
export function rescheduleAction(state: ReservationState, { agreed, reschedules }: Rescheduled): Action {
  const action = 'reschedule'
  const { hours, limit } = agreed.reschedule ?? DEFAULT_RESCHEDULE
  if (!isToCome(state, 'member')) {
    return { action, allowed: false, reason: state.status === 'confirmed' ? 'STARTED' : state.status.toUpperCase() }
  }
  const until = new Date(Date.parse(state.startAt) - hours * HOUR_MS).toISOString()
  const left = Math.max(0, limit - reschedules)
  const limits = { until, left, limit }
  if (Date.parse(state.now) >= Date.parse(until)) return { action, allowed: false, reason: 'TOO_LATE', ...limits }
  return left > 0 ? { action, allowed: true, ...limits } : { action, allowed: false, reason: 'LIMIT', ...limits }
}

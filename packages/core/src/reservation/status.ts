import { RESERVATION_TRANSITIONS } from '../contract/tables.gen.ts'
import type { Reservation, ReservationStatus } from '../contract/types.ts'

export type Transition = {
  from: ReservationStatus
  to: ReservationStatus
  by: 'member' | 'operator' | 'clock'
  /** Another time, with the status that it has. `allowedActions` of the reservation has the limits of its shop. */
  action?: 'reschedule'
  /** For people. */
  when?: string
  after?: 'start' | 'end'
  until?: 'start' | 'end'
  minutes?: number
  days?: number
}

/** The contract's table: what may become of a reservation, by whom. */
export const reservationTransitions: readonly Transition[] = RESERVATION_TRANSITIONS

const MINUTE_MS = 60_000

/** Whether somebody may move a reservation at a moment, by the same table as the server. A status that is not known may not be moved. */
export function canTransition(
  by: Transition['by'],
  to: ReservationStatus,
  { status, startAt, endAt }: Pick<Reservation, 'status' | 'startAt' | 'endAt'>,
  now: number,
): boolean {
  const edge = { start: Date.parse(startAt), end: Date.parse(endAt) }
  return reservationTransitions.some((move) => {
    if (move.from !== status || move.to !== to || move.by !== by) return false
    const shift = ((move.minutes ?? 0) + (move.days ?? 0) * 24 * 60) * MINUTE_MS
    if (move.after !== undefined && now < edge[move.after] + shift) return false
    return move.until === undefined || now < edge[move.until] + shift
  })
}

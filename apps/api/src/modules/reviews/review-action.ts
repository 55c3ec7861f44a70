import type { Schemas } from '../../contract/types.ts'
import type { ReservationState } from '../bookings/transitions.ts'

const REVIEW_DAYS = 90
const DAY_MS = 86_400_000

export const reviewUntil = (endAt: string): string => new Date(Date.parse(endAt) + REVIEW_DAYS * DAY_MS).toISOString()

export const isTooLate = ({ endAt, now }: Pick<ReservationState, 'endAt' | 'now'>): boolean =>
  Date.parse(now) >= Date.parse(reviewUntil(endAt))

/** Whether the member may review a completed reservation; none for any other. */
export function reviewActions(state: ReservationState, isReviewed: boolean): Schemas['AllowedAction'][] {
  if (state.status !== 'completed') return []
  const action = 'review'
  if (isReviewed) return [{ action, allowed: false, reason: 'REVIEWED' }]
  const until = reviewUntil(state.endAt)
  return [isTooLate(state) ? { action, allowed: false, reason: 'TOO_LATE', until } : { action, allowed: true, until }]
}

import { isComplete } from '@yoyaku/core'
import {
  ABANDON_AFTER_CHECKS,
  type CancellationContext,
  FAILURES_UNTIL_PAUSED,
  type NotificationsContext,
  quoteBefore,
  type RescheduleContext,
  type ReservationContext,
  type SignInContext,
  type SocketContext,
  type WaitingListContext,
} from '@yoyaku/core/machines'

/** Tells two situations of a chart apart; the type of `situation` in `paths`. */
export type Situation<Context> = (snapshot: { context: Context }) => unknown

/** Same keys as `machineEvents`. */
type Situations = {
  signIn: Situation<SignInContext>
  reservation: Situation<ReservationContext>
  reschedule: Situation<RescheduleContext>
  cancellation: Situation<CancellationContext>
  notifications: Situation<NotificationsContext>
  socket: Situation<SocketContext>
  waitingList: Situation<WaitingListContext>
}

/** The `situation` of each chart for `paths`: the context that its guards read, without counters. */
export const situations: Situations = {
  signIn: ({ context: { challenge, ticket, user } }) => [challenge, ticket, user],
  reservation: ({ context: it }) => [
    isComplete(it.draft),
    quoteBefore(it) !== null,
    it.user?.id,
    it.hold === null,
    it.pending === null,
    it.holdRef === null,
    Math.min(it.checks, ABANDON_AFTER_CHECKS),
    it.hasOtherSettings,
    it.failure?.kind === 'network' || it.failure?.kind === 'timeout',
    it.isNewChoice,
    it.contact.phone,
    it.agreedTermsVersion,
  ],
  reschedule: ({ context }) => context,
  cancellation: ({ context: { checks: _, ...context } }) => context,
  notifications: ({ context: it }) => {
    const first = it.changes.find((change) => change.type === 'marked' && change.key === 0)
    const isUncertain = first?.type === 'marked' && (first.one === null || first.isUncertain)
    return [it.unread > 0, it.total > it.items.length, first && isUncertain]
  },
  waitingList: ({ context: { entries, failure } }) => [
    entries.some(({ offer }) => offer !== null),
    failure?.kind === 'network',
  ],
  socket: ({ context: { failures } }) => failures >= FAILURES_UNTIL_PAUSED,
}

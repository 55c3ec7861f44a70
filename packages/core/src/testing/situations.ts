import type { SnapshotFrom } from 'xstate'
import type * as machines from '../machines.ts'
import { isComplete } from '../reservation/reservation.draft.ts'
import { ABANDON_AFTER_CHECKS, quoteBefore } from '../reservation/reservation.rules.ts'

type Snapshot<Name extends keyof typeof machines> = SnapshotFrom<(typeof machines)[Name]>

/** What the guards of each chart look at: the `situation` that `paths` takes, so that what only counts makes no situation of its own. */
export const situations = {
  signIn: ({ context: { challenge, ticket, user } }: Snapshot<'signInMachine'>) => [challenge, ticket, user],
  reservation: ({ context: it }: Snapshot<'reservationMachine'>) => [
    isComplete(it.draft),
    quoteBefore(it) !== null,
    it.user?.id,
    it.hold === null,
    it.pending === null,
    it.holdRef === null,
    Math.min(it.checks, ABANDON_AFTER_CHECKS),
    it.hasOtherSettings,
    it.isNewChoice,
    it.contact.phone,
    it.agreedTermsVersion,
  ],
  cancellation: ({ context: { checks: _, ...context } }: Snapshot<'cancellationMachine'>) => context,
  notifications: ({ context: { unread, total, items } }: Snapshot<'notificationsMachine'>) => [
    unread > 0,
    total > items.length,
  ],
  socket: ({ context: { refusals, hasOpened } }: Snapshot<'socketMachine'>) => [refusals, hasOpened],
}

import type { SnapshotFrom } from 'xstate'
import type { Loose } from '../shared/loose.ts'
import { isComplete } from './reservation.draft.ts'
import type { reservationMachineWith } from './reservation.machine.ts'
import { quoteBefore } from './reservation.rules.ts'
import type {
  Agreement,
  ContactDraft,
  DraftPatch,
  Event,
  ReservationStep,
  ReservationValue,
} from './reservation.types.ts'

type Snapshot = SnapshotFrom<ReturnType<typeof reservationMachineWith>>

const STEPS = ['choosing', 'signing-in', 'reviewing', 'confirming', 'checking'] as const

const stepOf = (snapshot: Snapshot): ReservationStep => STEPS.find((step) => snapshot.hasTag(step)) ?? 'confirmed'

export function connect(
  snapshot: Snapshot,
  send: (event: Event) => void,
  run: (event: Event) => Promise<ReservationValue>,
  { newKey, resumed }: { newKey: () => string; resumed: boolean },
): ReservationValue {
  const { draft, hold, quote, contact, specialRequirement, remindersConfirmed } = snapshot.context
  const { failure, fields, reservation, hasAbandoned } = snapshot.context
  const before = quoteBefore(snapshot.context)
  // Every command is there at every step, typed by the step: one that comes too late does nothing.
  const value = {
    step: stepOf(snapshot),
    busy: snapshot.hasTag('busy'),
    draft,
    hold,
    quote,
    priceBefore: before?.total ?? null,
    timeBefore: before !== null && before.startAt !== hold?.startAt ? before.startAt : null,
    contact,
    specialRequirement,
    agreedTermsVersion: snapshot.context.agreedTermsVersion,
    agreedSharingVersion: snapshot.context.agreedSharingVersion,
    remindersConfirmed,
    failure,
    fields,
    reservation,
    canAmend: snapshot.can({ type: 'draft.amend', patch: {} }),
    canReview: isComplete(draft) && snapshot.can({ type: 'review' }),
    canGoBack: snapshot.can({ type: 'back' }),
    canConfirm: snapshot.hasTag('reviewing') && before === null,
    canAbandon: snapshot.can({ type: 'abandon' }),
    hasAbandoned,
    resumed,
    canAcceptPrice: snapshot.can({ type: 'price.accept' }),
    amend: (patch: DraftPatch) => send({ type: 'draft.amend', patch }),
    review: () => run({ type: 'review' }),
    back: () => send({ type: 'back' }),
    amendContact: (patch: Partial<ContactDraft>) => send({ type: 'contact.amend', patch }),
    amendRequirement: (text: string) => send({ type: 'requirement.amend', text }),
    agree: (agreed: Agreement) => send({ type: 'agree', ...agreed }),
    confirm: (requiredReminders: string[] = [], requiresSharing = false) =>
      run({ type: 'confirm', idempotencyKey: newKey(), requiredReminders, requiresSharing }),
    acceptPrice: () => send({ type: 'price.accept' }),
    abandon: () => send({ type: 'abandon' }),
    recheck: () => send({ type: 'recheck' }),
    activity: () => send({ type: 'activity' }),
    leave: () => send({ type: 'leave' }),
  }
  return value as Loose<ReservationValue> as ReservationValue
}

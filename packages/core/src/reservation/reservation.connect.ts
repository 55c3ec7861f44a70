import type { SnapshotFrom } from 'xstate'
import { anything, checked, type Fits, isObject, string } from '../shared/checked.ts'
import type { Loose } from '../shared/loose.ts'
import { defined, isComplete } from './reservation.draft.ts'
import type { reservationMachine } from './reservation.machine.ts'
import { quoteBefore } from './reservation.rules.ts'
import { agreement, contactDraft, ids, draft as wholeDraft } from './reservation.stored.ts'
import type {
  Agreement,
  ContactDraft,
  DraftPatch,
  Event,
  ReservationStep,
  ReservationValue,
} from './reservation.types.ts'

type Snapshot = SnapshotFrom<typeof reservationMachine>

const STEPS = ['choosing', 'signing-in', 'reviewing', 'confirming', 'checking'] as const

const stepOf = (snapshot: Snapshot): ReservationStep => STEPS.find((step) => snapshot.hasTag(step)) ?? 'confirmed'

export function connect(
  snapshot: Snapshot,
  send: (event: Event) => void,
  run: (event: Event) => Promise<ReservationValue>,
  { newKey, resumed }: { newKey: () => string; resumed: boolean },
): ReservationValue {
  const { draft, hold, quote, contact, specialRequirement, agreedTermsVersion, agreedSharingVersion } = snapshot.context
  const { remindersConfirmed, failure, fields, reservation, hasAbandoned } = snapshot.context
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
    agreedTermsVersion,
    agreedSharingVersion,
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
    amend: (patch: DraftPatch) =>
      send({
        type: 'draft.amend',
        patch: checkedPatch('amend', patch, wholeDraft.shape, (name) => DRAFT_TEXTS[name] ?? 'a text or null'),
      }),
    review: () => run({ type: 'review' }),
    back: () => send({ type: 'back' }),
    amendContact: (patch: Partial<ContactDraft>) =>
      send({ type: 'contact.amend', patch: checkedPatch('amendContact', patch, contactDraft.shape, () => 'a text') }),
    amendRequirement: (text: string) =>
      send({ type: 'requirement.amend', text: checked('amendRequirement: text', text, string, 'a text') }),
    agree: (agreed: Agreement) =>
      send({
        type: 'agree',
        ...checked(
          'agree: its argument',
          agreed,
          agreement,
          "an object such as { termsVersion: 'v1', remindersConfirmed: [] }",
        ),
      }),
    confirm: (requiredReminders: string[] = [], requiresSharing = false) =>
      run({
        type: 'confirm',
        idempotencyKey: newKey(),
        requiredReminders: checked('confirm: requiredReminders', requiredReminders, ids, 'a list of ids'),
        requiresSharing,
      }),
    acceptPrice: () => send({ type: 'price.accept' }),
    abandon: () => send({ type: 'abandon' }),
    recheck: () => send({ type: 'recheck' }),
    activity: () => send({ type: 'activity' }),
    leave: () => send({ type: 'leave' }),
  }
  return value as Loose<ReservationValue> as ReservationValue
}

/** What a field of a draft takes that is no text. */
const DRAFT_TEXTS: Record<string, string> = {
  selectionUnitMode: 'none, staff, resource or staff_and_resource',
  quantity: 'a number',
  attaches: 'a list of { attachId, quantity }',
  staffInfo: 'null or { id, name }',
  mainServicePrice: 'null or { amount, currency }',
}

/** A field that is not given stays as it is. */
function checkedPatch<T extends object>(
  command: string,
  patch: T,
  shapes: Record<string, Fits>,
  expected: (name: string) => string,
): T {
  for (const [name, value] of Object.entries(
    defined(checked(`${command}: its argument`, patch, isObject, 'an object')),
  ))
    checked(`${command}: ${name}`, value, shapes[name] ?? anything, expected(name))
  return patch
}

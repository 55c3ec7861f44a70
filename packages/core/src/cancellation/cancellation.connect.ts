import type { SnapshotFrom } from 'xstate'
import { CANCEL_REASONS } from '../client/tables.gen.ts'
import type { CancelReasonCode } from '../client/types.ts'
import { checked, oneOf, string } from '../shared/checked.ts'
import type { Loose } from '../shared/loose.ts'
import type { cancellationMachine } from './cancellation.machine.ts'
import type { CancellationStep, CancellationValue, Event } from './cancellation.types.ts'

type Snapshot = SnapshotFrom<typeof cancellationMachine>

const STEPS = ['loading', 'unreachable', 'refused', 'choosing', 'cancelling', 'checking', 'cancelled', 'kept'] as const

const stepOf = (snapshot: Snapshot): CancellationStep => STEPS.find((step) => snapshot.hasTag(step)) ?? 'loading'

export function connect(
  snapshot: Snapshot,
  send: (event: Event) => void,
  run: (event: Event) => Promise<CancellationValue>,
  newKey: () => string,
): CancellationValue {
  const { reservation, notice, reason, text, failure, fields } = snapshot.context
  const rule = reservation?.allowedActions.find(({ action }) => action === 'cancel')
  // Every command is there at every step, typed by the step: one that comes too late does nothing.
  const value = {
    step: stepOf(snapshot),
    busy: snapshot.hasTag('busy'),
    reservation,
    reasons: CANCEL_REASONS,
    reason,
    text,
    notice,
    refusal: snapshot.hasTag('refused') ? (rule?.reason ?? 'NOT_CANCELLABLE') : null,
    failure,
    fields,
    canCancel: snapshot.hasTag('choosing') && reason !== null,
    choose: (reason: CancelReasonCode, text = '') =>
      send({
        type: 'choose',
        reason: checked('choose: reason', reason, oneOf(...CANCEL_REASONS), `one of ${CANCEL_REASONS.join(', ')}`),
        text: checked('choose: text', text, string, 'a text'),
      }),
    keep: () => send({ type: 'keep' }),
    cancel: () => run({ type: 'cancel', idempotencyKey: newKey() }),
    retry: () => run({ type: 'retry' }),
  }
  return value as Loose<CancellationValue> as CancellationValue
}

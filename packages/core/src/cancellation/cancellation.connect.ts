import type { SnapshotFrom } from 'xstate'
import { CANCEL_REASONS } from '../contract/tables.gen.ts'
import type { cancellationMachine } from './cancellation.machine.ts'
import type { CancellationStep, CancellationValue } from './cancellation.types.ts'

type Snapshot = SnapshotFrom<typeof cancellationMachine>

const STEPS = ['loading', 'unreachable', 'refused', 'choosing', 'cancelling', 'checking', 'cancelled', 'kept'] as const

const stepOf = (snapshot: Snapshot): CancellationStep => STEPS.find((step) => snapshot.hasTag(step)) ?? 'loading'

/** The value of a cancellation. */
export function connect(snapshot: Snapshot): CancellationValue {
  const { reservation, notice, reason, text, failure, fields } = snapshot.context
  const rule = reservation?.allowedActions.find(({ action }) => action === 'cancel')
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
    can: {
      cancel: snapshot.hasTag('choosing') && reason !== null,
      keep: snapshot.can({ type: 'keep' }),
      retry: snapshot.can({ type: 'retry' }),
    },
  }
  return value as CancellationValue
}

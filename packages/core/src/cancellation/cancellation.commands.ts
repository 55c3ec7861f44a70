import { CANCEL_REASONS } from '../contract/tables.gen.ts'
import type { Commands } from '../flow/commands.ts'
import { checked, oneOf, string } from '../validation/checked.ts'
import type { CancellationCommands, CancellationEvent, CancellationValue } from './cancellation.types.ts'

const isReason = oneOf(...CANCEL_REASONS)

/** The commands of a cancellation, with their arguments checked. */
export const cancellationCommands = (
  { apply, run }: Commands<CancellationValue, CancellationEvent>,
  newKey: () => string,
): CancellationCommands => ({
  setReason: (reason, text = '') =>
    apply('setReason', {
      type: 'choose',
      reason: checked('setReason: reason', reason, isReason, `one of ${CANCEL_REASONS.join(', ')}`),
      text: checked('setReason: text', text, string, 'a text'),
    }),
  cancel: () => run('cancel', { type: 'cancel', idempotencyKey: newKey() }, ({ step }) => step === 'cancelled'),
  keep: () => apply('keep', { type: 'keep' }),
  retry: () => run('retry', { type: 'retry' }),
})

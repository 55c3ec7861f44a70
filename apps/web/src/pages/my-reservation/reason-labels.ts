import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CANCEL_REASONS } from '@yoyaku/core'
import type { CancelReasonCode } from '@yoyaku/core/types'

export const REASON_LABELS: Readonly<Record<(typeof CANCEL_REASONS)[number], MessageDescriptor>> = {
  no_longer_needed: msg`I no longer need it`,
  change_of_plans: msg`My plans have changed`,
  budget: msg`It doesn't fit my budget`,
  wrong_datetime: msg`I selected the wrong date or time`,
  found_alternative: msg`I found an alternative`,
  technical: msg`I had technical problems`,
  other: msg`Others`,
}

const LABELS: Readonly<Record<string, MessageDescriptor>> = REASON_LABELS

/** The label of a reason; one that a newer server added is another reason. */
export const reasonLabel = (reason: CancelReasonCode): MessageDescriptor => LABELS[reason] ?? REASON_LABELS.other

import type { CancellationFlow, CancellationValue } from '@yoyaku/core'
import type { CancelReasonCode } from '@yoyaku/core/types'
import type { Shown } from '@yoyaku/react'
import { useEffect, useEffectEvent } from 'react'
import { useFormDraft } from '../../components/form/use-form-draft.ts'
import { REASON_LABELS } from './reason-labels.ts'

const nameOf = (codeNumber: string): string => `cancel.${codeNumber}`
const isReason = (code: string | undefined): code is CancelReasonCode =>
  code !== undefined && Object.hasOwn(REASON_LABELS, code)

/** Whether a cancellation was open when the page was left for a sign-in or a reload. */
export const useWasCancelling = (codeNumber: string): boolean =>
  isReason(useFormDraft(nameOf(codeNumber)).typed.reasonCode)

type StoredIn = Pick<Shown<CancellationFlow, CancellationValue>, 'value' | 'setReason'>

/** Stores the reason of a cancellation until it is sent or the reservation is kept. */
export function useStoredReason(codeNumber: string, { value, setReason }: StoredIn): () => void {
  const { step, reason, text } = value
  const { typed, keep, forget } = useFormDraft(nameOf(codeNumber))
  const recall = useEffectEvent(() => {
    if (reason === null && isReason(typed.reasonCode)) void setReason(typed.reasonCode, typed.reasonText)
  })
  useEffect(() => {
    if (step === 'choosing') recall()
    if (step === 'cancelled' || step === 'refused') forget()
  }, [step, forget])
  useEffect(() => {
    if (reason !== null) keep({ reasonCode: reason, reasonText: text })
  }, [reason, text, keep])
  return forget
}

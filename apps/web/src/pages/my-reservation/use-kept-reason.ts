import type { CancellationValue } from '@yoyaku/core'
import type { CancelReasonCode } from '@yoyaku/core/client'
import { useEffect, useEffectEvent } from 'react'
import { useTyped } from '../../parts/use-typed.ts'
import { REASON_WORDS } from './reason-words.ts'

const nameOf = (codeNumber: string): string => `cancel.${codeNumber}`
const isReason = (code: string | undefined): code is CancelReasonCode =>
  code !== undefined && Object.hasOwn(REASON_WORDS, code)

/** Whether somebody was about to cancel here when the page went away: for a sign-in, or a reload. */
export const useWasCancelling = (codeNumber: string): boolean => isReason(useTyped(nameOf(codeNumber)).typed.reasonCode)

/** Why one cancels is kept until it is sent, or the reservation is. */
export function useKeptReason(codeNumber: string, { step, reason, text, choose }: CancellationValue): () => void {
  const { typed, keep, forget } = useTyped(nameOf(codeNumber))
  const recall = useEffectEvent(() => {
    if (reason === null && isReason(typed.reasonCode)) choose(typed.reasonCode, typed.reasonText)
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

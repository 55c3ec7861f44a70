import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { CancellationValue } from '@yoyaku/core'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../components/toast/toast.ts'
import { useOwnChange } from '../../features/booking/own-changes.ts'

/**
 * After the cancellation: shows a toast and the new status, and closes the sheet. Returns what to do where the sheet is closed before the
 * outcome is known: the page reads the status again, and the outcome is told like any other.
 */
export function useCancelled(codeNumber: string, { step, notice }: CancellationValue, close: () => void): () => void {
  const { t } = useLingui()
  const cache = useQueryClient()
  const leave = useEffectEvent(() => {
    const title =
      notice?.isFree === false
        ? t({ message: 'Your reservation is canceled', context: 'by oneself' })
        : t`Your reservation is canceled. Nothing is charged.`
    void cache.invalidateQueries({ queryKey: ['member'] })
    void toast({ type: 'success', title })
    close()
  })
  const isDone = step === 'cancelled'
  useOwnChange(codeNumber, { isUnderway: step === 'cancelling' || step === 'checking', isDone })
  useEffect(() => {
    if (isDone) leave()
  }, [isDone])
  return () => void cache.invalidateQueries({ queryKey: ['member'] })
}

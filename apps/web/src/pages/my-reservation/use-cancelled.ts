import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { CancellationValue } from '@yoyaku/core'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../parts/toast.ts'

/** Once it is cancelled: says so, shows it, and closes. */
export function useCancelled({ step }: CancellationValue, close: () => void): void {
  const { t } = useLingui()
  const cache = useQueryClient()
  const leave = useEffectEvent(() => {
    void cache.invalidateQueries({ queryKey: ['member'] })
    void toast({ type: 'success', title: t`Your reservation is canceled. Nothing is charged.` })
    close()
  })
  useEffect(() => {
    if (step === 'cancelled') leave()
  }, [step])
}

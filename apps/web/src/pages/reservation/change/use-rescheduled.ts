import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { RescheduleValue, Yoyaku } from '@yoyaku/core'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { toast } from '../../../components/toast/toast.ts'
import { addOwnChange, removeOwnChange } from '../../../features/booking/own-changes.ts'

/** Once it has its new time: the ticket takes the place of the page. */
export function useRescheduled(sdk: Yoyaku, codeNumber: string, value: RescheduleValue | null): void {
  const { t } = useLingui()
  const cache = useQueryClient()
  const [, navigate] = useLocation()
  const step = value?.step
  const show = useEffectEvent(() => {
    if (value?.step !== 'rescheduled') return
    cache.setQueryData(sdk.queries.reservation(codeNumber).queryKey, value.reservation)
    void cache.invalidateQueries({ queryKey: ['member'] })
    void toast({ type: 'success', title: t`Your reservation has been changed` })
    navigate(`/me/my-reservation?code=${codeNumber}`, { replace: true })
  })
  useEffect(() => {
    if (step === 'confirming' || step === 'checking') addOwnChange(codeNumber)
    else if (step !== 'rescheduled') removeOwnChange(codeNumber)
    if (step === 'rescheduled') show()
  }, [codeNumber, step])
}

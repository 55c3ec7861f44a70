import { useQueryClient } from '@tanstack/react-query'
import type { RescheduleValue, Yoyaku } from '@yoyaku/core'
import type { Reservation } from '@yoyaku/core/types'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { changeOutcome } from '../../../features/booking/change-outcome.ts'
import { useOwnChange } from '../../../features/booking/own-changes.ts'

export interface Outcome {
  /** The version of the reservation that was last confirmed to change; null: none, as far as this page knows. */
  readonly sentVersion: number | null
  /** The ticket takes the place of the page, and says that it was changed. */
  readonly showChanged: (reservation: Reservation) => void
}

/** Shows the ticket once the reservation has its new time. */
export function useRescheduled(sdk: Yoyaku, codeNumber: string, value: RescheduleValue | null): Outcome {
  const cache = useQueryClient()
  const [, navigate] = useLocation()
  const [sentVersion, setSentVersion] = useState<number | null>(null)
  const step = value?.step
  const isUnderway = step === 'confirming' || step === 'checking'
  const version = value?.before?.version ?? null
  if (isUnderway && sentVersion !== version) setSentVersion(version)
  const showChanged = (reservation: Reservation): void => {
    cache.setQueryData(sdk.queries.reservation(codeNumber).queryKey, reservation)
    void cache.invalidateQueries({ queryKey: ['member'] })
    navigate(`/me/my-reservation?code=${codeNumber}`, { replace: true, state: changeOutcome(reservation) })
  }
  const reservation = value?.step === 'rescheduled' ? value.reservation : null
  useOwnChange(codeNumber, { isUnderway, isDone: reservation !== null })
  const show = useEffectEvent((rescheduled: Reservation) => showChanged(rescheduled))
  useEffect(() => {
    if (reservation !== null) show(reservation)
  }, [reservation])
  return { sentVersion, showChanged }
}

import { useQueryClient } from '@tanstack/react-query'
import { isCode, type ReservationValue } from '@yoyaku/core'
import type { Choices } from '@yoyaku/core/types'
import { useEffect, useState } from 'react'
import type { DateTime } from '../../../features/dates/business-time.ts'
import { isAboutTimes } from '../../../features/dates/is-about-times.ts'
import type { Times } from './use-availability.ts'

const LOSSES = ['SLOT_TAKEN', 'HOLD_EXPIRED', 'NOT_AVAILABLE', 'NOT_FOUND'] as const

/** The wanted time that somebody else has taken; null while there is none. Refetches the free times. */
export function useLostSlot(
  { draft, failure }: Pick<ReservationValue, 'draft' | 'failure'>,
  { slots }: Times,
  { stale }: Pick<Choices, 'stale'>,
): DateTime | null {
  const cache = useQueryClient()
  const { reservationDate: date, reservationTime: time } = draft
  const [wanted, setWanted] = useState<DateTime | null>(null)
  if (date !== null && time !== null && (wanted?.date !== date || wanted.time !== time)) setWanted({ date, time })

  const isLost = isCode(failure, ...LOSSES)
  useEffect(() => {
    if (isLost) void cache.invalidateQueries({ predicate: ({ queryKey: [, path] }) => isAboutTimes(path) })
  }, [isLost, cache])
  const isFreeAgain = isCode(failure, 'HOLD_EXPIRED') && slots?.some(({ time: free }) => free === wanted?.time) === true
  return (isLost && time === null && !isFreeAgain) || stale.includes('time') ? wanted : null
}

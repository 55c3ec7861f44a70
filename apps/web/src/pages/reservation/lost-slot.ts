import { useQueryClient } from '@tanstack/react-query'
import { isCode, type ReservationValue } from '@yoyaku/core'
import { useEffect } from 'react'
import type { DateTime } from '../../features/dates/business-time.ts'
import { isAboutTimes } from '../../features/dates/is-about-times.ts'
import type { Times } from './availability.ts'

const LOSSES = ['SLOT_TAKEN', 'HOLD_EXPIRED', 'NOT_AVAILABLE', 'NOT_FOUND'] as const

export interface LostSlot {
  /** The time in whose place another one has to be chosen; null while there is none. */
  readonly lostSlot: DateTime | null
  /** The time of an expired hold; null while none has expired. */
  readonly expiredSlot: DateTime | null
  /** The time of the expired hold is free, and can be held again. */
  readonly isStillFree: boolean
}

/** The time that was chosen or held, and is lost. Refetches the free times. */
export function useLostSlot(
  { draft, lost, failure }: Pick<ReservationValue, 'draft' | 'lost' | 'failure'>,
  { slots }: Pick<Times, 'slots'>,
  isTimeStale: boolean,
): LostSlot {
  const cache = useQueryClient()
  const isLost = isCode(failure, ...LOSSES)
  useEffect(() => {
    if (isLost) void cache.invalidateQueries({ predicate: ({ queryKey: [, path] }) => isAboutTimes(path) })
  }, [isLost, cache])
  const slot = lost && { date: lost.reservationDate, time: lost.reservationTime }
  const expiredSlot = isCode(failure, 'HOLD_EXPIRED') ? slot : null
  const isStillFree = slots?.some(({ time }) => time === expiredSlot?.time) === true
  const { reservationDate: date, reservationTime: time } = draft
  const stale = isTimeStale && date !== null && time !== null ? { date, time } : null
  return { lostSlot: stale ?? (isStillFree ? null : slot), expiredSlot, isStillFree }
}

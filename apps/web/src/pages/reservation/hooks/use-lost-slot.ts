import { useQueryClient } from '@tanstack/react-query'
import { isCode, type ReservationValue } from '@yoyaku/core'
import type { Choices } from '@yoyaku/core/types'
import { useEffect } from 'react'
import type { DateTime } from '../../../features/dates/business-time.ts'
import { isAboutTimes } from '../../../features/dates/is-about-times.ts'
import { expiredSlotOf, lostSlotOf } from '../rules/lost-slot.ts'
import type { Times } from './use-availability.ts'

const LOSSES = ['SLOT_TAKEN', 'HOLD_EXPIRED', 'NOT_AVAILABLE', 'NOT_FOUND'] as const

/** The wanted time that somebody else has taken; null while there is none. Refetches the free times. */
export function useLostSlot(
  value: Pick<ReservationValue, 'draft' | 'lost' | 'failure'>,
  { slots }: Times,
  { stale }: Pick<Choices, 'stale'>,
): DateTime | null {
  const cache = useQueryClient()
  const isLost = isCode(value.failure, ...LOSSES)
  useEffect(() => {
    if (isLost) void cache.invalidateQueries({ predicate: ({ queryKey: [, path] }) => isAboutTimes(path) })
  }, [isLost, cache])
  const { reservationDate: date, reservationTime: time } = value.draft
  if (stale.includes('time') && date !== null && time !== null) return { date, time }
  const expired = expiredSlotOf(value)
  return slots?.some((slot) => slot.time === expired?.time) === true ? null : lostSlotOf(value)
}

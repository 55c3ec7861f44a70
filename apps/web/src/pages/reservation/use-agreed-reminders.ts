import type { ReservationFlow, ReservationValue } from '@yoyaku/core'
import { useAuth } from '@yoyaku/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { remindersAgreedTo } from '../../data/agreed-reminders.ts'

/**
 * Ticks the reminders of the shop that the member agreed to at their last reservation there; once, so that they can be unticked.
 * Returns their ids.
 */
export function useAgreedReminders(
  flow: ReservationFlow,
  { terms, consents, step }: ReservationValue,
  shopId: string,
): readonly string[] {
  const { user } = useAuth()
  const [agreed, setAgreed] = useState<readonly string[] | null>(null)
  const tick = useEffectEvent(() => {
    if (user === null || terms === null || agreed !== null) return
    const ids = remindersAgreedTo(user.id, shopId, terms.reminders)
    setAgreed(ids)
    if (ids.length > 0) void flow.agree({ reminders: [...new Set([...consents.reminders, ...ids])] })
  })
  const isAsked = step === 'reviewing' && terms !== null
  useEffect(() => {
    if (isAsked) tick()
  }, [isAsked])
  return agreed ?? []
}

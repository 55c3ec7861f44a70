import type { ActiveHold } from '@yoyaku/core'
import { useEffect } from 'react'
import { useFormDraft } from '../../components/form/use-form-draft.ts'

/** In this tab's storage. */
export const HELD_SLOT_KEY = 'held-slot'

export interface HeldSlot {
  readonly serviceId: string
  readonly startAt: string
  readonly timeZone: string
  readonly expiresAt: string
}

export function parseHeldSlot({ serviceId, startAt, timeZone, expiresAt }: Readonly<Record<string, string>>) {
  const isWhole = serviceId && startAt && timeZone && expiresAt
  return isWhole ? ({ serviceId, startAt, timeZone, expiresAt } satisfies HeldSlot) : null
}

/** Notes the time that is kept, for the sign-in page that comes in between. */
export function useHeldSlot(serviceId: string, hold: ActiveHold | null): void {
  const { keep, forget } = useFormDraft(HELD_SLOT_KEY)
  useEffect(() => {
    if (hold === null) forget()
    else keep({ serviceId, startAt: hold.startAt, timeZone: hold.timeZone, expiresAt: hold.expiresAt })
  }, [serviceId, hold, keep, forget])
}

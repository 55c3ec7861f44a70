import type { ReservationFlow } from '@yoyaku/core'
import type { ActiveHold } from '@yoyaku/core/types'
import { useEffect } from 'react'
import { useFormDraft } from '../../../components/form/use-form-draft.ts'

/** In this tab's storage. */
export const HELD_SLOT_KEY = 'held-slot'

export interface HeldSlot {
  readonly shopId: string
  readonly serviceId: string
  readonly holdId: string
  readonly holdToken: string
  readonly startAt: string
  readonly timeZone: string
  readonly expiresAt: string
  /** The page that held it was left within the app, which lets the slot go: it may still look taken for a moment. */
  readonly isReleased: boolean
}

export function parseHeldSlot({ isReleased = '', ...texts }: Readonly<Record<string, string>>): HeldSlot | null {
  const { shopId, serviceId, holdId, holdToken, startAt, timeZone, expiresAt } = texts
  if (!(shopId && serviceId && holdId && holdToken && startAt && timeZone && expiresAt)) return null
  return { shopId, serviceId, holdId, holdToken, startAt, timeZone, expiresAt, isReleased: isReleased !== '' }
}

/** Stores the held time for the pages in between: the sign-in, and the shop. */
export function useHeldSlot(serviceId: string, hold: ActiveHold | null, flow: Pick<ReservationFlow, 'get'>): void {
  const { keep, forget } = useFormDraft(HELD_SLOT_KEY)
  useEffect(() => {
    if (hold === null) return forget()
    const { holdId, holdToken, startAt, timeZone, expiresAt, draft } = hold
    keep({ shopId: draft.shopId, serviceId, holdId, holdToken, startAt, timeZone, expiresAt, isReleased: '' })
    return () => {
      const { step } = flow.get()
      // The page may be left before it is drawn without the hold.
      if (step === 'confirmed') forget()
      else if (step !== 'signing-in') keep({ isReleased: 'yes' })
    }
  }, [serviceId, hold, flow, keep, forget])
}

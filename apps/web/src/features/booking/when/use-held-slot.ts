import type { ReservationFlow } from '@yoyaku/core'
import type { ActiveHold } from '@yoyaku/core/types'
import { useCallback, useEffect, useState } from 'react'
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
  /** The person has closed the offer to go on with it. */
  readonly isDismissed: boolean
}

export function parseHeldSlot(typed: Readonly<Record<string, string>>): HeldSlot | null {
  const { isReleased = '', isDismissed = '', ...texts } = typed
  const { shopId, serviceId, holdId, holdToken, startAt, timeZone, expiresAt } = texts
  if (!(shopId && serviceId && holdId && holdToken && startAt && timeZone && expiresAt)) return null
  const slot = { shopId, serviceId, holdId, holdToken, startAt, timeZone, expiresAt }
  return { ...slot, isReleased: isReleased !== '', isDismissed: isDismissed !== '' }
}

interface TabHold {
  /** Null on the server, which cannot know, and while hydrating. */
  readonly held: HeldSlot | null
  /** Offers it no more, until the person holds a time again. */
  readonly dismiss: () => void
}

/** The slot that this tab holds or held last. */
export function useTabHold(): TabHold {
  const { typed, keep } = useFormDraft(HELD_SLOT_KEY)
  const [held, setHeld] = useState<HeldSlot | null>(null)
  useEffect(() => setHeld(parseHeldSlot(typed)), [typed])
  const dismiss = useCallback(() => {
    keep({ isDismissed: 'yes' })
    setHeld((slot) => slot && { ...slot, isDismissed: true })
  }, [keep])
  return { held, dismiss }
}

/** Stores the held time for the pages in between: the sign-in, and the shop. */
export function useHeldSlot(serviceId: string, hold: ActiveHold | null, flow: Pick<ReservationFlow, 'get'>): void {
  const { keep, forget } = useFormDraft(HELD_SLOT_KEY)
  useEffect(() => {
    if (hold === null) return forget()
    const { holdId, holdToken, startAt, timeZone, expiresAt, draft } = hold
    keep({
      shopId: draft.shopId,
      serviceId,
      holdId,
      holdToken,
      startAt,
      timeZone,
      expiresAt,
      isReleased: '',
      isDismissed: '',
    })
    return () => {
      const { step } = flow.get()
      // The page may be left before it is drawn without the hold.
      if (step === 'confirmed') forget()
      else if (step !== 'signing-in') keep({ isReleased: 'yes' })
    }
  }, [serviceId, hold, flow, keep, forget])
}

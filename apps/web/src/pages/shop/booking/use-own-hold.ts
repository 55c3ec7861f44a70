import { useEffect, useState } from 'react'
import { useFormDraft } from '../../../components/form/use-form-draft.ts'
import { HELD_SLOT_KEY, type HeldSlot, parseHeldSlot } from '../../../features/booking/when/use-held-slot.ts'

/** The slot that this tab holds at the shop, so that it does not look taken by somebody else. Null on the server, which cannot know. */
export function useOwnHold(shopId: string): HeldSlot | null {
  const { typed } = useFormDraft(HELD_SLOT_KEY)
  const [hold, setHold] = useState<HeldSlot | null>(null)
  useEffect(() => {
    const held = parseHeldSlot(typed)
    setHold(held?.shopId === shopId ? held : null)
  }, [typed, shopId])
  return hold
}

import { type HeldSlot, useTabHold } from '../../../features/booking/when/use-held-slot.ts'

/** The slot that this tab holds at the shop, so that it does not look taken by somebody else. Null on the server, which cannot know. */
export function useOwnHold(shopId: string): HeldSlot | null {
  const { held } = useTabHold()
  return held?.shopId === shopId ? held : null
}

import { useEffect, useEffectEvent } from 'react'
import { pushOverlay } from './overlay-history.ts'

/** While `open`, Back closes the overlay instead of leaving the page. */
export function useOverlayHistory(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? pushOverlay(() => close()) : undefined), [open])
}

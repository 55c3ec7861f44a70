import { useEffect, useEffectEvent } from 'react'
import { layOver } from './over-page.ts'

/** While `open`, Back closes what lies over the page instead of leaving it. */
export function useCover(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? layOver(() => close()) : undefined), [open])
}

import { pageWakes } from '@yoyaku/core/browser'

type Listener = () => void

const listeners = new Set<Listener>()

/** The wakes of the page, and those of `wakeFlows`. */
export function wakes(listener: Listener): () => void {
  const stop = pageWakes(listener)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Has flows read anew what another tab has changed, as when the page is seen again. */
export function wakeFlows(): void {
  for (const listener of [...listeners]) listener()
}

import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'

/** Where something was typed last. */
let typedOn: string | null = null

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'search')

function onTyped(changed: () => void): () => void {
  const note = ({ target }: Event): void => {
    if (!isText(target)) return
    typedOn = location.pathname
    changed()
  }
  document.addEventListener('input', note)
  return () => document.removeEventListener('input', note)
}

/** Whether something was typed on this page; a search does not count. */
export function useHasTyped(): boolean {
  // Another page is another answer.
  useLocation()
  return useSyncExternalStore(
    onTyped,
    () => typedOn === location.pathname,
    () => false,
  )
}

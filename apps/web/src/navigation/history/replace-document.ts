import type { MouseEvent } from 'react'
import { carryState } from './carried-state.ts'
import { closeOverlays } from './overlay-history.ts'

/** For the `onClick` of links to the same page in another language: Back leads to the page before it, not through languages. */
export function replaceDocument(event: MouseEvent<HTMLAnchorElement>): void {
  const { metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event
  if (metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  const { href } = currentTarget
  void closeOverlays().then(() => {
    carryState(href)
    location.replace(href)
  })
}

/** Shows that a press was heard and waits; styled in theme/global.css.ts. */
const WAITING = 'data-waiting'
/** The longest time for which a press without an effect is shown as waiting. */
const PATIENCE_MS = 8000

export function markWaiting(element: Element): void {
  // The app shows it already, and ends it itself.
  if (element.hasAttribute('aria-busy')) return
  element.setAttribute(WAITING, '')
  element.setAttribute('aria-busy', 'true')
  setTimeout(clearWaiting, PATIENCE_MS, element)
}

export function clearWaiting(element: Element): void {
  if (!element.hasAttribute(WAITING)) return
  element.removeAttribute(WAITING)
  element.removeAttribute('aria-busy')
}

export function clearAllWaiting(): void {
  for (const element of document.querySelectorAll(`[${WAITING}]`)) clearWaiting(element)
}

import { isDocumentSooner, isHydrated, isStarted, isTakingOver } from './app-progress.ts'
import { stopPrefetching } from './prefetch-files.ts'
import { markWaiting } from './waiting.ts'

/** Whether following the link leaves this document or this address. */
export function opensPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false
  if (link.target === '_blank' || link.hasAttribute('download')) return false
  const { origin, pathname, search } = link
  return origin === location.origin && pathname + search !== location.pathname + location.search
}

export const needsApp = (link: HTMLAnchorElement): boolean => link.dataset.needsApp !== undefined

/** A list that the app has opened over the page: to follow a link of it does more, a notification is marked as read. */
const isOfApp = (link: HTMLAnchorElement): boolean => isHydrated() && link.closest('main') === null

/** Whether a link that is followed while the app takes over loads its page as a document. */
export const loadsDocument = (link: HTMLAnchorElement): boolean =>
  isDocumentSooner() && !needsApp(link) && !isOfApp(link) && link.hreflang === '' && link.pathname !== location.pathname

/**
 * Opens the page that a button names (`data-document`), with the state of its history entry (`data-document-state`), which is
 * carried as in navigation/history/carried-state.ts. False where the app handles the press: it is there, or session storage is not.
 */
export function openAsDocument(button: HTMLButtonElement, event: Event): boolean {
  const { document: address, documentState: state = 'null' } = button.dataset
  if (address === undefined || (isStarted() && !(isTakingOver() && isDocumentSooner()))) return false
  const { href } = new URL(address, location.href)
  try {
    const carried = { href, state: JSON.parse(state) as unknown, from: performance.timeOrigin }
    sessionStorage.setItem('yoyaku.carried', JSON.stringify(carried))
  } catch {
    return false
  }
  event.preventDefault()
  event.stopImmediatePropagation()
  markWaiting(button)
  stopPrefetching()
  location.assign(href)
  return true
}

/** Does what navigation/history/replace-document.ts does, until the app has loaded: another language replaces this page in the history. */
export function replaceDocument(event: MouseEvent): void {
  const { target, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
  if (link === null || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  location.replace(link.href)
}

import { isHydrated } from './page-start.ts'
import { clearAllWaiting, clearWaiting, markWaiting } from './waiting.ts'

/** What is pressed again once the app is there, which alone understands it. */
let pressed: { readonly element: HTMLElement; readonly press: () => void } | null = null

export function acknowledgePress(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.isTrusted) return
  const link = event.target.closest<HTMLAnchorElement>('a[href]')
  if (link !== null && opensPage(link, event)) {
    acknowledgeLink(link, event)
    return
  }
  const button = event.target.closest('button')
  // A popover opens without a script.
  if (button?.type !== 'button' || button.popoverTargetElement != null) return
  if (!isHydrated()) pressWithApp(button, event)
  else if (opensDialog(button)) acknowledgeDialog(button)
}

const hasModifier = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** Whether following the link leaves this document or this address. */
function opensPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (hasModifier(event) || link.target === '_blank' || link.hasAttribute('download')) return false
  const { origin, pathname, search } = link
  return origin === location.origin && pathname + search !== location.pathname + location.search
}

/** Before the app is there the browser follows the link; one that does more (`data-needs-app`) waits. */
function acknowledgeLink(link: HTMLAnchorElement, event: MouseEvent): void {
  markWaiting(link)
  if (isHydrated()) return
  if (link.dataset.needsApp !== undefined) {
    pressWithApp(link, event)
    return
  }
  event.stopPropagation()
  replaceDocument(link, event)
}

/** Does what navigation/history/replace-document.ts does: another language replaces this page in the history. */
function replaceDocument(link: HTMLAnchorElement, event: Event): void {
  if (link.hreflang === '') return
  event.preventDefault()
  location.replace(link.href)
}

/** On the events before a click React hydrates the pressed part at once, before the click can show that it waits. */
export function holdBack(event: Event): void {
  if (isHydrated() || !(event.target instanceof Element)) return
  if (event.target.closest('a[href], button') !== null) event.stopPropagation()
}

/** Presses the element once the app is there. */
export function pressWithApp(element: HTMLElement, event: Event): void {
  event.preventDefault()
  event.stopPropagation()
  if (pressed !== null) clearWaiting(pressed.element)
  pressed = { element, press: pressLater(element) }
  markWaiting(element)
}

export function repeatPress(): void {
  pressed?.press()
}

/**
 * Finds the element again, or the one at its position: React renders anew what something else has changed on the page. Finds nothing
 * where the number of elements differs, or where a link leads elsewhere: that would be another choice.
 */
function finderOf(element: HTMLElement): () => HTMLElement | undefined {
  const href = element.getAttribute('href')
  const sameKind = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(element.localName)].filter(
      (one) => one.className === element.className && one.getAttribute('href') === href,
    )
  const before = sameKind()
  const place = before.indexOf(element)
  return () => {
    if (element.isConnected) return element
    const now = sameKind()
    return now.length === before.length ? now[place] : undefined
  }
}

function pressLater(element: HTMLElement): () => void {
  const find = finderOf(element)
  return () => {
    const target = find()
    if (target === undefined) return
    // Before the press, after which the app may show the same. The code of a dialog may load later, a page always does.
    if (!opensDialog(element) && !(element instanceof HTMLAnchorElement)) clearWaiting(element)
    target.click()
    if (opensDialog(element)) clearWithDialog()
  }
}

/** What the mouse is down on. */
let down: { readonly element: HTMLElement; readonly find: () => HTMLElement | undefined } | null = null

export function rememberDown({ target, button, pointerType }: PointerEvent): void {
  const element = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null
  down = element && button === 0 && pointerType === 'mouse' ? { element, find: finderOf(element) } : null
}

/** A browser that has noticed the replacement sends the click itself. */
export function forgetDown({ target }: MouseEvent): void {
  if (down?.element.isConnected === false && target instanceof Node && down.find()?.contains(target)) down = null
}

/**
 * Presses what replaced the element while the mouse was down: a press hydrates its part of the page at once, and a part that something
 * else has changed is rendered anew by that. No click follows where the mouse comes up on another element. A finger's does.
 */
export function pressReplaced({ target }: PointerEvent): void {
  const pressed = down
  down = null
  if (pressed === null || pressed.element.isConnected) return
  const replacement = pressed.find()
  if (target instanceof Node && replacement?.contains(target)) replacement.click()
}

const opensDialog = (element: HTMLElement): boolean => element.getAttribute('aria-haspopup') === 'dialog'
const openDialogs = (): number => document.querySelectorAll('dialog[open]').length

/** The code of a dialog may arrive later than the press: components/loading/lazy-component.tsx. */
function acknowledgeDialog(button: HTMLButtonElement): void {
  const before = openDialogs()
  requestAnimationFrame(() => {
    if (openDialogs() > before || !button.isConnected) return
    markWaiting(button)
    clearWithDialog()
  })
}

/** A dialog takes the focus when it opens. */
function clearWithDialog(): void {
  addEventListener('focusin', clearAllWaiting, { once: true })
}

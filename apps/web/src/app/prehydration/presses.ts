import { isStarted, isTakingOver, opens } from './app-progress.ts'
import { loadsDocument, needsApp, openAsDocument, opensPage } from './open-document.ts'
import { prefetchFile, stopPrefetching } from './prefetch-files.ts'
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
  if (openAsDocument(button, event)) return
  if (!isStarted()) pressWithApp(button, event)
  else if (isTakingOver()) pressAfterPaint(button, event)
  else if (opensDialog(button)) acknowledgeDialog(button)
}

function acknowledgeLink(link: HTMLAnchorElement, event: MouseEvent): void {
  markWaiting(link)
  if (!isStarted()) stopPrefetching()
  if (isTakingOver()) followDuringTakeover(link, event)
  else if (!isStarted() && needsApp(link)) pressWithApp(link, event)
}

function followDuringTakeover(link: HTMLAnchorElement, event: Event): void {
  if (!loadsDocument(link)) {
    pressAfterPaint(link, event)
    return
  }
  event.stopImmediatePropagation()
  stopPrefetching()
}

/** React has drawn the element, or taken it over. */
const isOperable = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactFiber'))

/** On the events before a click React hydrates the pressed part at once, before the click can show that it waits. */
export function holdBack(event: Event): void {
  if (!isTakingOver() || !(event.target instanceof Element)) return
  const pressable = event.target.closest('a[href], button')
  if (pressable !== null && !isOperable(pressable)) event.stopImmediatePropagation()
}

/** Presses the element once the app is there. */
export function pressWithApp(element: HTMLElement, event: Event): void {
  event.preventDefault()
  if (pressed !== null) clearWaiting(pressed.element)
  pressed = { element, press: pressLater(element) }
  markWaiting(element)
  for (const file of opens[element.dataset.opens ?? ''] ?? []) void prefetchFile(file)
}

export function repeatPress(): void {
  pressed?.press()
}

/** Shows the press first: React hydrates a part of the page before it dispatches an event to it. */
function pressAfterPaint(element: HTMLElement, event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  markWaiting(element)
  const press = pressLater(element)
  requestAnimationFrame(() => setTimeout(press))
}

/**
 * Presses the element, or the one at its position: React renders anew what something else has changed on the page. Presses nothing
 * where the number of elements differs, or where a link leads elsewhere: that would be another choice.
 */
function pressLater(element: HTMLElement): () => void {
  const href = element.getAttribute('href')
  const sameKind = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(element.localName)].filter(
      (one) => one.className === element.className && one.getAttribute('href') === href,
    )
  const before = sameKind()
  const place = before.indexOf(element)
  const inItsPlace = (): HTMLElement | undefined => {
    const now = sameKind()
    return now.length === before.length ? now[place] : undefined
  }
  return () => {
    const target = element.isConnected ? element : inItsPlace()
    if (target === undefined) return
    const wasOperable = isOperable(target)
    // Before the press, after which the app may show the same. The code of a dialog may load later, a page always does.
    if (!opensDialog(element) && !(element instanceof HTMLAnchorElement)) clearWaiting(element)
    target.click()
    // The press itself has rendered it anew.
    if (!wasOperable && !target.isConnected) inItsPlace()?.click()
    if (opensDialog(element)) clearWithDialog()
  }
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

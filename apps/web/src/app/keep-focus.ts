import { MAIN_ID } from '../navigation/use-route-focus.ts'

interface Place {
  readonly control: Element
  /** From the nearest on, with the place of the branch that holds the control. */
  readonly ancestors: readonly { readonly element: Element; readonly index: number }[]
}

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'
const HEADINGS = 'h1, h2, h3, h4'
/** After these a page that moves the focus itself has done so. */
const FRAMES = 2

const placeOf = (control: Element): Place => {
  const ancestors: { element: Element; index: number }[] = []
  for (let branch = control; branch.parentElement !== null; branch = branch.parentElement)
    ancestors.push({ element: branch.parentElement, index: [...branch.parentElement.children].indexOf(branch) })
  return { control, ancestors }
}

const isShown = (element: Element): boolean => element.isConnected && element.checkVisibility?.() !== false
const canHaveFocus = (control: Element): boolean => isShown(control) && !control.matches(':disabled')
const isNowhere = (): boolean => document.activeElement === document.body || document.activeElement === null

async function frames(): Promise<void> {
  for (let drawn = 0; drawn < FRAMES; drawn += 1) await new Promise(requestAnimationFrame)
}

/** By the keyboard the next control, else the heading. After a tap the part itself: a field would bring up the keyboard of a phone. */
function successorOf({ control, ancestors }: Place, isByKey: boolean): Element | null {
  const left = ancestors.find(({ element }) => isShown(element))
  const main = document.getElementById(MAIN_ID)
  if (left === undefined || left.element === document.body) return main
  if (!isByKey) return left.element
  const after = [...left.element.children].slice(left.index)
  const next = after
    .flatMap((one) => [...(one.matches(CONTROLS) ? [one] : []), ...one.querySelectorAll(CONTROLS)])
    .find((one) => one !== control && isShown(one))
  return next ?? ancestors.map(({ element }) => element.querySelector(HEADINGS)).find((one) => one !== null) ?? main
}

function take(successor: Element): void {
  if (!(successor instanceof HTMLElement)) return
  if (!successor.matches(`${CONTROLS}, [tabindex]`)) {
    successor.tabIndex = -1
    successor.addEventListener('blur', () => successor.removeAttribute('tabindex'), { once: true })
  }
  successor.focus({ preventScroll: true })
}

/**
 * Keeps the focus of a person where a control ends itself: it is removed, hidden or disabled, and nothing else takes the focus.
 * Otherwise it falls to the body: the next Tab begins at the top, and a screen reader falls silent.
 */
export function keepFocus(): () => void {
  const ends = new AbortController()
  const { signal } = ends
  // A press may have come before the app, on a document that is drawn anew.
  let last: Place | null = isNowhere() || document.activeElement === null ? null : placeOf(document.activeElement)
  let isByKey = false
  let isWaiting = false
  const hasEnded = (): boolean => last !== null && !canHaveFocus(last.control)

  async function check(): Promise<void> {
    if (isWaiting || !hasEnded()) return
    isWaiting = true
    // A browser takes the focus from a disabled control with the next frame.
    await frames()
    isWaiting = false
    if (signal.aborted || last === null || !hasEnded() || !isNowhere()) return
    const successor = successorOf(last, isByKey)
    last = null
    if (successor !== null) take(successor)
  }

  document.addEventListener(
    'focusin',
    ({ target }) => {
      last = target instanceof Element && target !== document.body ? placeOf(target) : null
    },
    { signal },
  )
  // A press beside all controls takes the focus away, too. A control that is being removed is still there at this moment.
  document.addEventListener(
    'focusout',
    async ({ target }) => {
      await frames()
      if (last !== null && target === last.control && canHaveFocus(last.control) && isNowhere()) last = null
    },
    { signal },
  )
  for (const act of ['keydown', 'pointerdown'])
    document.addEventListener(
      act,
      () => {
        isByKey = act === 'keydown'
      },
      { signal, capture: true },
    )
  const changes = new MutationObserver(() => void check())
  const attributeFilter = ['disabled', 'hidden', 'class', 'style', 'open']
  changes.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter })
  return () => {
    ends.abort()
    changes.disconnect()
  }
}

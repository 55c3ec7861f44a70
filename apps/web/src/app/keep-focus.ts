import { MAIN_ID } from '../navigation/use-route-focus.ts'

interface Place {
  readonly control: Element
  /** From the nearest on, with the place of the branch that holds the control. */
  readonly ancestors: readonly { readonly element: Element; readonly index: number }[]
}

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'
/** Where one of several of a kind ends, the next of them follows. */
const LISTS = 'ul, ol, tbody, [role=list], [role=group]'
/** What says where one is, or how many there are. */
const SIGNS = 'h1, h2, h3, h4, [role=status]'
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

const within = (element: Element, selector: string): Element[] => [
  ...(element.matches(selector) ? [element] : []),
  ...element.querySelectorAll(selector),
]

/** The control after the one that ended, else the last before it; those that Tab reaches, where there are any. */
function neighborIn({ element, index }: Place['ancestors'][number], control: Element): Element | undefined {
  const controlsOf = (children: readonly Element[]): Element[] =>
    children.flatMap((child) => within(child, CONTROLS)).filter((one) => one !== control && isShown(one))
  const children = [...element.children]
  const [before, after] = [controlsOf(children.slice(0, index)), controlsOf(children.slice(index))]
  const isTabbed = (one: Element): boolean => one instanceof HTMLElement && one.tabIndex >= 0
  return after.find(isTabbed) ?? before.findLast(isTabbed) ?? after[0] ?? before.at(-1)
}

/**
 * By the keyboard the next control of the same list, else the nearest heading. After a tap the part itself: a field would bring up the
 * keyboard of a phone.
 */
function successorOf({ control, ancestors }: Place, isByKey: boolean): Element | null {
  const left = ancestors.filter(({ element }) => isShown(element))
  const main = document.getElementById(MAIN_ID)
  const [nearest] = left
  if (nearest === undefined || nearest.element === document.body) return main
  if (!isByKey) return nearest.element
  const list = left.find(({ element }) => element.matches(LISTS))
  const neighbor = list && neighborIn(list, control)
  const signOf = ({ element }: Place['ancestors'][number]) => [...element.querySelectorAll(SIGNS)].find(isShown)
  return neighbor ?? left.map(signOf).find((sign) => sign !== undefined) ?? main
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
      const { control } = last ?? {}
      if (control === undefined || target !== control || !canHaveFocus(control)) return
      await frames()
      if (last?.control === control && canHaveFocus(control) && isNowhere()) last = null
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

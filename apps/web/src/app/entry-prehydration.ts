/**
 * The first script of every page. On a page that is mostly read it is the only one: the app loads at the person's first action, or
 * once the browser is idle. Until then the page works as HTML. A press shows at once that it waits, and is replayed once the app
 * can handle it. This script imports nothing, so that nothing else is sent with it.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'click', 'wheel', 'keydown', 'focusin'] as const

const { later, opens, hydrate } = JSON.parse(document.getElementById('state')?.getAttribute('value') ?? '{}') as {
  later: readonly string[]
  opens: Readonly<Record<string, readonly string[]>>
  hydrate: string
}

/** What is usually opened first on the page. */
const ahead = [...new Set(Object.values(opens).flat())]

/** When the app marked its start, which may be earlier. */
const startedAt = (): number | undefined => performance.getEntriesByName('app-started')[0]?.startTime
const isStarted = (): boolean => startedAt() !== undefined

performance.mark('first-script')

// Shows that a press is waiting.

const WAITING = 'data-waiting'
/** The longest time for which a press without an effect is shown as waiting. */
const PATIENCE_MS = 8000

function markWaiting(element: Element): void {
  // The app shows it already, and ends it itself.
  if (element.hasAttribute('aria-busy')) return
  element.setAttribute(WAITING, '')
  element.setAttribute('aria-busy', 'true')
  setTimeout(clearWaiting, PATIENCE_MS, element)
}

function clearWaiting(element: Element): void {
  if (!element.hasAttribute(WAITING)) return
  element.removeAttribute(WAITING)
  element.removeAttribute('aria-busy')
}

function clearAll(): void {
  for (const element of document.querySelectorAll(`[${WAITING}]`)) clearWaiting(element)
}

function opensPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false
  if (link.target === '_blank' || link.hasAttribute('download')) return false
  const { origin, pathname, search } = link
  return origin === location.origin && pathname + search !== location.pathname + location.search
}

/** For so long after its start the app may still be taking over the page, which holds up what a press would show. */
const TAKEOVER_MS = 5000

const isTakingOver = (): boolean => performance.now() - (startedAt() ?? Number.NEGATIVE_INFINITY) < TAKEOVER_MS

/** What is pressed again once the app is there, which alone understands it. */
let pressed: { readonly element: HTMLElement; readonly press: () => void } | null = null

function acknowledge(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.isTrusted) return
  const link = event.target.closest<HTMLAnchorElement>('a[href]')
  if (link !== null && opensPage(link, event)) {
    markWaiting(link)
    if (!isStarted()) stopReadingAhead()
    if (isTakingOver()) followDuringTakeover(link, event)
    else if (!isStarted() && needsApp(link)) pressWithApp(link, event)
    return
  }
  const button = event.target.closest('button')
  // A popover opens without a script.
  if (button?.type !== 'button' || button.popoverTargetElement != null) return
  if ((!isStarted() || (isTakingOver() && isDocumentSooner())) && openAsDocument(button, event)) return
  if (!isStarted()) pressWithApp(button, event)
  else if (isTakingOver()) pressAfterPaint(button, event)
  else if (opensDialog(button)) acknowledgeDialog(button)
}

const needsApp = (link: HTMLAnchorElement): boolean => link.dataset.needsApp !== undefined
const isHydrated = (): boolean => performance.getEntriesByName('app-hydrated').length > 0

/** What the browser knows of the connection, where it says. */
const { connection } = navigator as {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string; readonly downlink?: number }
}

const SLOW_MBIT_PER_S = 2

const isLineSlow = (): boolean => (connection?.downlink ?? Number.POSITIVE_INFINITY) < SLOW_MBIT_PER_S

/**
 * Another page is there sooner from the server than from an app that is still busy with this one; on a slow line also than from an
 * app that has to fetch code and data for it.
 */
const isDocumentSooner = (): boolean => !isHydrated() || isLineSlow()

/** A list that the app has opened over the page: to follow a link of it does more, a notification is marked as read. */
const isOfApp = (link: HTMLAnchorElement): boolean => isHydrated() && link.closest('main') === null

function followDuringTakeover(link: HTMLAnchorElement, event: Event): void {
  if (
    !isDocumentSooner() ||
    needsApp(link) ||
    isOfApp(link) ||
    link.hreflang !== '' ||
    link.pathname === location.pathname
  ) {
    pressAfterPaint(link, event)
    return
  }
  event.stopImmediatePropagation()
  stopReadingAhead()
}

/**
 * Opens the page that a button names (`data-document`), with the state of its history entry (`data-document-state`), which is
 * carried as in navigation/carried-state.ts. False without session storage: then the app handles the press.
 */
function openAsDocument(button: HTMLButtonElement, event: Event): boolean {
  const { document: address, documentState: state = 'null' } = button.dataset
  if (address === undefined) return false
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
  stopReadingAhead()
  location.assign(href)
  return true
}

/** React has drawn the element, or taken it over. */
const isOperable = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactFiber'))

const BEFORE_CLICK = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend'] as const

/** On each of these events React hydrates the pressed part at once, before the click can show that it waits. */
function holdBack(event: Event): void {
  if (!isTakingOver() || !(event.target instanceof Element)) return
  const pressable = event.target.closest('a[href], button')
  if (pressable !== null && !isOperable(pressable)) event.stopImmediatePropagation()
}

function pressWithApp(element: HTMLElement, event: Event): void {
  event.preventDefault()
  if (pressed !== null) clearWaiting(pressed.element)
  pressed = { element, press: pressLater(element) }
  markWaiting(element)
  for (const file of opens[element.dataset.opens ?? ''] ?? []) void read(file)
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
 * where the number of elements differs: the same position would be another choice.
 */
function pressLater(element: HTMLElement): () => void {
  const sameKind = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(element.localName)].filter(
      ({ className }) => className === element.className,
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

/** The code of a dialog may arrive later than the press: lazy-component.tsx. */
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
  addEventListener('focusin', clearAll, { once: true })
}

/** A form without an address of its own is sent by the app. */
function acknowledgeForm(event: SubmitEvent): void {
  const { submitter, target } = event
  if (isStarted() || !(submitter instanceof HTMLElement) || !(target instanceof HTMLFormElement)) return
  if (target.hasAttribute('action')) markWaiting(submitter)
  else pressWithApp(submitter, event)
}

let changed: HTMLFormElement | null = null

/** A form that applies choices at once does so once the app has loaded. */
function rememberForm({ target }: Event): void {
  if (isStarted() || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  if (target.form?.dataset.eager === undefined) return
  changed = target.form
  markWaiting(target.closest('label') ?? target)
}

function catchUp(): void {
  if (changed?.isConnected === true) {
    // React hydrates at once what such an event reaches; a submit does not cause that.
    changed.dispatchEvent(new Event('pointercancel', { bubbles: true }))
    changed.requestSubmit()
  }
  pressed?.press()
}

// The app follows.

let place: string | null = null

/**
 * Browsers report a move of nothing when the page is laid out under a mouse at rest, and Chromium with a window does so for the
 * first real one as well: a position that differs from the last one is a move, too.
 */
function isAtRest(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false
  const { screenX, screenY, movementX, movementY } = event
  const last = place
  place = `${screenX} ${screenY}`
  return movementX === 0 && movementY === 0 && (last === null || last === place)
}

/** A touch on a link follows it: loading the app would only delay the next page. */
const isOnLink = ({ type, target }: Event): boolean =>
  type !== 'load' && type !== 'pointermove' && target instanceof Element && target.closest('a[href]') !== null

let failures = 0

/**
 * A browser may cache that a module failed to load; a reload requests it again. Once in a tab until the app starts:
 * reload-once.ts.
 */
function reloadsOnce(): boolean {
  try {
    if (sessionStorage.getItem('yoyaku.reloaded') !== null) return false
    sessionStorage.setItem('yoyaku.reloaded', '1')
  } catch {
    return false
  }
  location.reload()
  return true
}

async function follow(event: Event): Promise<void> {
  if (isAtRest(event) || isOnLink(event)) return
  for (const sign of SIGNS) removeEventListener(sign, follow)
  removeEventListener('load', follow)
  const [app, ...rest] = later
  for (const href of rest) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  const { onLine } = navigator
  try {
    await import(/* @vite-ignore */ app ?? '')
    if (hydrate === 'idle') prefetchFiles(ahead)
  } catch {
    // Without the network: the next sign tries again, and links lead on meanwhile.
    failures += 1
    if (failures > 1 && onLine && reloadsOnce()) return
    listen()
  }
}

const listen = (): void => {
  for (const sign of SIGNS) addEventListener(sign, follow, { passive: true })
}

const readingAhead = new AbortController()

/** On a slow connection the next page loads all of it. */
const stopReadingAhead = (): void => readingAhead.abort()

/**
 * Fetches files without running them; never for a browser that saves data. Uses `fetch`, because a browser caches the failure of a
 * module preload.
 */
function prefetchFiles(files: readonly string[]): void {
  if (connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true) return
  const readAll = (): void => {
    for (const href of files) void read(href)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(readAll)
  else setTimeout(readAll, 200)
}

/** Puts the file into the browser's cache for when the app requests it. The app itself comes first. */
const read = (href: string): Promise<unknown> =>
  fetch(href, { priority: 'low', signal: readingAhead.signal })
    .then((response) => response.blob())
    .catch(() => undefined)

/** Does what navigation/replace-document.ts does, until the app has loaded: another language replaces this page in the history. */
function replaceDocument(event: MouseEvent): void {
  const { target, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
  if (link === null || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  location.replace(link.href)
}

addEventListener('click', replaceDocument)
addEventListener('click', acknowledge, true)
for (const event of BEFORE_CLICK) addEventListener(event, holdBack, { capture: true, passive: true })
addEventListener('submit', acknowledgeForm, true)
addEventListener('change', rememberForm, true)
// The router dispatches its own moves under the first two names, lazy-component.tsx the last one.
for (const end of ['pushState', 'replaceState', 'popstate', 'dialog-failed']) addEventListener(end, clearAll)
// A page that the back/forward cache restored.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) clearAll()
})
addEventListener('app-started', catchUp, { once: true })
if (later.length > 0) {
  listen()
  // An app that starts by itself has the line to itself first.
  if (hydrate === 'idle') addEventListener('load', follow)
  else addEventListener('load', () => prefetchFiles([...later, ...ahead]), { once: true })
}

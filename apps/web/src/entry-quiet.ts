/**
 * All the script that a page comes with that is read first: the app follows at the first sign of a person, or once the page has
 * loaded. Until then the page is read and followed as HTML. Imports nothing, so that nothing travels with it.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

let pressed: HTMLButtonElement | null = null

/** A button that only the app understands is pressed again once it does. */
function remember({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.type === 'button') pressed = button
}

let changed: HTMLFormElement | null = null

/** A form that asks at once for what is chosen in it does so once the app is there. */
function rememberForm({ target }: Event): void {
  const form = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.form : null
  if (form?.dataset.eager !== undefined) changed = form
}

/** Browsers report a move when the page is laid out under a mouse at rest. */
const isAtRest = (event: Event): boolean =>
  event.type === 'pointermove' && event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0

let failures = 0

/** A browser may remember that a module did not come; a new page asks again. Once in a tab until the app starts: reload-once.ts. */
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

const { later, soon } = JSON.parse(document.getElementById('state')?.textContent ?? '') as {
  later: readonly string[]
  soon: boolean
}

async function follow(event: Event): Promise<void> {
  if (isAtRest(event)) return
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

/** What the app does by navigation/in-place.ts, until it is there: another language takes the place of this page in the history. */
function openInPlace(event: MouseEvent): void {
  const { target, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
  if (link === null || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  location.replace(link.href)
}

addEventListener('click', openInPlace)
addEventListener('click', remember, true)
addEventListener('change', rememberForm, true)
addEventListener('app-started', () => {
  removeEventListener('click', remember, true)
  removeEventListener('change', rememberForm, true)
  if (changed?.isConnected === true) {
    // React takes over at once what such an event reaches; a submit does not make it.
    changed.dispatchEvent(new Event('pointercancel', { bubbles: true }))
    changed.requestSubmit()
  }
  if (pressed?.isConnected === true) pressed.click()
})
listen()
if (soon) addEventListener('load', follow)

import type { BrowserContext } from '@playwright/test'

/** Runs in each page: reports a control that ended itself (removed, hidden or disabled) with the focus, which then stays on the body. */
function watchFocus(): void {
  /** The app puts the focus back within two; nobody types so fast. */
  const FRAMES = 4
  let focused: Element | null = null
  const isNowhere = (): boolean => document.activeElement === document.body || document.activeElement === null
  const endOf = (control: Element): string | null => {
    if (!control.isConnected) return 'removed'
    if (!control.checkVisibility({ visibilityProperty: true })) return 'hidden'
    if (control.matches(':disabled')) return 'disabled'
    return control.closest('[inert]') === null ? null : 'inert'
  }
  const hasEnded = (control: Element): boolean => endOf(control) !== null
  const frames = async (): Promise<void> => {
    for (let drawn = 0; drawn < FRAMES; drawn += 1) await new Promise(requestAnimationFrame)
  }
  // What other callbacks of the same frame do comes first.
  const settled = async (): Promise<void> => {
    await frames()
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  }
  const nameOf = (control: Element): string =>
    control.getAttribute('aria-label') ?? (control.textContent || control.id || control.outerHTML)
  let isWaiting = false
  async function check(): Promise<void> {
    const control = focused
    if (isWaiting || control === null || !hasEnded(control)) return
    isWaiting = true
    await settled()
    isWaiting = false
    if (control !== focused || !hasEnded(control) || !isNowhere()) return
    focused = null
    const { reportLostFocus } = window as unknown as { reportLostFocus: (name: string) => void }
    reportLostFocus(
      `${control.localName} “${nameOf(control).trim().slice(0, 80)}”, ${endOf(control)}, on ${location.pathname}`,
    )
  }
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element && target !== document.body ? target : null
  })
  // A press beside all controls takes the focus away, too.
  document.addEventListener('focusout', async ({ target }) => {
    await frames()
    if (focused !== null && target === focused && !hasEnded(focused) && isNowhere()) focused = null
  })
  const changes = new MutationObserver(() => void check())
  changes.observe(document, { subtree: true, childList: true, attributes: true })
}

/** Watches all pages of a context; the names of controls with which the focus was lost. */
export async function watchForLostFocus(context: BrowserContext): Promise<readonly string[]> {
  const lost: string[] = []
  await context.exposeBinding('reportLostFocus', (_, name: string) => {
    lost.push(name)
  })
  await context.addInitScript(watchFocus)
  return lost
}

import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// On a loaded machine a whole app takes longer than the usual 1 s. A test has a minute (vitest.config.ts).
configure({ asyncUtilTimeout: 15_000 })
// Files of a worker share one window: no test begins with what another stored, or at the page where it ended.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

// jsdom knows <dialog> but not how to open it as a modal.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}
// Nor does it know popovers: what is in one is there, closed or not.
HTMLElement.prototype.hidePopover ??= () => undefined
// Its window has no size: it is narrow.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
// Nothing is laid out, so nothing is out of sight.
Element.prototype.scrollIntoView ??= () => undefined

import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// jsdom knows <dialog> but not how to open it as a modal.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
// Nor does it know popovers: what is in one is there, closed or not.
HTMLElement.prototype.hidePopover ??= () => undefined
// Nothing is laid out, so nothing is out of sight.
Element.prototype.scrollIntoView ??= () => undefined

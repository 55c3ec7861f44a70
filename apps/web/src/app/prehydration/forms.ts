import { isHydrated } from './page-start.ts'
import { pressWithApp } from './presses.ts'
import { markWaiting } from './waiting.ts'

/** A form without an address of its own is sent by the app. */
export function acknowledgeForm(event: SubmitEvent): void {
  const { submitter, target } = event
  if (isHydrated() || !(submitter instanceof HTMLElement) || !(target instanceof HTMLFormElement)) return
  if (target.hasAttribute('action')) markWaiting(submitter)
  else pressWithApp(submitter, event)
}

let changed: HTMLFormElement | null = null

/** A form that applies choices at once (`data-eager`) does so once the app is there. */
export function rememberForm({ target }: Event): void {
  if (isHydrated() || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  if (target.form?.dataset.eager === undefined) return
  changed = target.form
  markWaiting(target.closest('label') ?? target)
}

export function submitRememberedForm(): void {
  if (changed?.isConnected !== true) return
  // React hydrates at once what such an event reaches; a submit does not cause that.
  changed.dispatchEvent(new Event('pointercancel', { bubbles: true }))
  changed.requestSubmit()
}

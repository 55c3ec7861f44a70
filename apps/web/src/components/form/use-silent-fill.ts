import { type RefObject, useEffect } from 'react'

/** What a person does before they go on, and the click of a screen reader, which comes alone. */
const ACTS = ['pointerdown', 'keydown', 'click', 'submit'] as const

/**
 * Tells React what a browser or a password manager filled in without an event, before the next act of the person counts: React drops
 * the event of a field whose value it knows.
 */
export function useSilentFill(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const tell = (): void => {
      for (const field of form.current?.querySelectorAll('input, textarea, select') ?? [])
        field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }))
    }
    for (const act of ACTS) document.addEventListener(act, tell, { capture: true })
    return () => {
      for (const act of ACTS) document.removeEventListener(act, tell, { capture: true })
    }
  }, [form])
}

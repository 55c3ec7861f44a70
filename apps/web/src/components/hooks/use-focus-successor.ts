import { type RefObject, useEffect, useRef } from 'react'

const PRESSED = 'a[href], button:not(:disabled)'

/**
 * Keeps the focus where a control ends itself (a filter that is removed, the last “Show more”): on what took its place among the
 * controls of the container, else on the heading, which is focusable by script alone.
 */
export function useFocusSuccessor<Container extends HTMLElement>(
  heading: (container: Container | null) => HTMLElement | null,
  kind = PRESSED,
): RefObject<Container | null> {
  const container = useRef<Container>(null)
  const focused = useRef<{ readonly control: Element; readonly place: number } | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const { current } = container
      const isInside = target instanceof Element && current?.contains(target) === true
      focused.current = isInside ? { control: target, place: controlsIn(current, kind).indexOf(target) } : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [kind])
  useEffect(() => {
    const { current } = focused
    if (current === null || current.control.isConnected) return
    focused.current = null
    if (document.activeElement !== document.body && document.activeElement !== null) return
    const controls = container.current === null ? [] : controlsIn(container.current, kind)
    const successor = controls[current.place] ?? controls.at(-1) ?? heading(container.current)
    if (successor instanceof HTMLElement) {
      if (!successor.matches(PRESSED)) successor.tabIndex = -1
      successor.focus()
    }
  })
  return container
}

/** Those that are shown. */
const controlsIn = (container: Element, kind: string): readonly Element[] =>
  [...container.querySelectorAll(kind)].filter((control) => control.getClientRects().length > 0)

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps a heading where it is on the screen when a press opens it, although what was open above it closes. Returns what to call
 * with the press.
 */
export function useKeepPlace(heading: RefObject<HTMLElement | null>, isOpen: boolean): () => void {
  const place = useRef<number | null>(null)
  useLayoutEffect(() => {
    const before = place.current
    place.current = null
    if (!isOpen || before === null || heading.current === null) return
    const moved = heading.current.getBoundingClientRect().top - before
    // At once: nothing moves for the person.
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
  }, [heading, isOpen])
  return () => {
    place.current = heading.current?.getBoundingClientRect().top ?? null
  }
}

import { type RefObject, useEffect, useRef } from 'react'

/** For a part that replaces the whole page: scrolls to its top, and focuses its heading. */
export function useFocusHeading<Heading extends HTMLElement>(): RefObject<Heading | null> {
  const heading = useRef<Heading>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

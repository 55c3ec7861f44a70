import { type RefObject, useLayoutEffect, useState } from 'react'

/** How large an element is drawn; null until that is known. */
export function useSize(ref: RefObject<HTMLElement | null>): { width: number; height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  // Before the element is painted: it is never seen empty.
  useLayoutEffect(() => {
    const { current } = ref
    if (current === null) return
    const measure = () => setSize({ width: current.clientWidth || 320, height: current.clientHeight || 320 })
    measure()
    if (!('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [ref])
  return size
}

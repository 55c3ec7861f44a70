import { useLayoutEffect, useSyncExternalStore } from 'react'

let titles = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1): void {
  titles += change
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Registers, while it is mounted, that the page has a title, and with it a heading, of its own. */
export function useRegisterTitle(): void {
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
}

/** Whether the page has a title; on the server every page has one. */
export const useHasTitle = (): boolean =>
  useSyncExternalStore(
    listen,
    () => titles > 0,
    () => true,
  )

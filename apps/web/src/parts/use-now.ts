import { useCallback, useSyncExternalStore } from 'react'

/** The time, in steps of `everyMs`: for countdowns and "5 minutes ago". On the server, `whenWritten`. */
export function useNow(everyMs: number, whenWritten: string): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = setInterval(tick, everyMs)
      return () => clearInterval(timer)
    },
    [everyMs],
  )
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / everyMs) * everyMs,
    () => Date.parse(whenWritten),
  )
}

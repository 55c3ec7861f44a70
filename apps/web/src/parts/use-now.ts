import { useCallback, useSyncExternalStore } from 'react'
import { useSite } from '../site.tsx'

/**
 * The time of this machine, in steps of `everyMs`: for countdowns to instants of the SDK, which are on this machine's clock.
 * On the server, when the page was written.
 */
export const useNow = (everyMs: number): number => useSteps(everyMs, 0)

/** The server's time, for its own instants: "5 minutes ago" is right on a machine whose clock is wrong. */
export const useServerNow = (everyMs: number): number => useSteps(everyMs, useSite().clockAheadMs)

function useSteps(everyMs: number, aheadMs: number): number {
  const { now } = useSite()
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = setInterval(tick, everyMs)
      return () => clearInterval(timer)
    },
    [everyMs],
  )
  return useSyncExternalStore(
    subscribe,
    () => Math.floor((Date.now() - aheadMs) / everyMs) * everyMs,
    () => Date.parse(now),
  )
}

import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { useSite } from './site.tsx'

/**
 * The time of this machine, updated every `everyMs`: for countdowns to instants of the SDK, which are on this machine's clock. On
 * the server, when the page was rendered.
 */
export const useNow = (everyMs: number): number => useTime(everyMs, 0)

/** The server's time, for its own instants: "5 minutes ago" is right on a machine whose clock is wrong. */
export const useServerNow = (everyMs: number): number => useTime(everyMs, useSite().clockSkewMs)

const never = () => () => undefined
/** While hydrating the page has to say what the server said. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

function useTime(everyMs: number, aheadMs: number): number {
  const { now } = useSite()
  const isHydrated = useIsHydrated()
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  const instant = isHydrated ? Temporal.Now.instant().subtract({ milliseconds: aheadMs }) : Temporal.Instant.from(now)
  return instant.epochMilliseconds
}

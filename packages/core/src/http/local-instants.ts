import type { Clock } from '../ports/index.ts'

/** Seconds on the wire are whole ones. */
const ROUNDING_MS = 1000

/** An instant of an answer, and the seconds until it that the answer says are left; older servers say none. */
export type LocalInstants = (instant: string, secondsLeft: number | undefined) => string

/**
 * Made before a request: turns the instants of its answer into instants on this machine's clock, by the seconds that are left. The
 * answer's own instant stays where both clocks may agree about it, so that it is the same in every answer.
 */
export function localInstants(clock: Clock): LocalInstants {
  const sentAt = clock.now()
  return (instant, secondsLeft) => {
    if (secondsLeft === undefined) return instant
    const [earliest, latest] = [sentAt, clock.now()].map((at) => at + secondsLeft * 1000) as [number, number]
    const at = Date.parse(instant)
    if (at > earliest - ROUNDING_MS && at < latest + ROUNDING_MS) return instant
    return new Date((earliest + latest) / 2).toISOString()
  }
}

import type { Clock } from '../ports/index.ts'
import type { Failure } from './failure.ts'
import { TIMEOUT_MS } from './transport.ts'

/** The delay without `Retry-After`: long enough for a short failure, short enough for a person. */
export const RETRY_DELAY_MS = 300

/** Waits for `Retry-After`, or until aborted; false, at once, where that is longer than a timeout. */
export async function waitForRetry(
  { retryAfter }: Failure,
  clock: Clock,
  signal?: AbortSignal | null,
): Promise<boolean> {
  const wait = retryAfter === undefined ? RETRY_DELAY_MS : retryAfter * 1000
  if (wait > TIMEOUT_MS) return false
  await new Promise<void>((resolve) => {
    const stopWaiting = () => {
      clock.clearTimeout(timer)
      signal?.removeEventListener('abort', stopWaiting)
      resolve()
    }
    const timer = clock.setTimeout(stopWaiting, wait)
    signal?.addEventListener('abort', stopWaiting)
  })
  return true
}

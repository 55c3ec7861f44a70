import { RemoteDown } from '../../lib/bounded-fetch.ts'
import { isDown } from './provider.ts'

const FAILURES = 3
const OPEN_MS = 30_000

/**
 * A circuit breaker: it opens for 30 s after three failures in a row, so that nobody waits for a timeout. Then one request
 * may try (half-open), and a success closes it.
 */
export function createBreaker(now: () => number = () => performance.now()) {
  let failures = 0
  let openUntil = Number.NEGATIVE_INFINITY
  /** `proves`: a success shows that the provider responds; without it, the result may come from a cache. */
  return async function run<Result>(work: () => Promise<Result>, { proves }: { proves: boolean }): Promise<Result> {
    if (failures >= FAILURES) {
      if (now() < openUntil) throw new RemoteDown('It has not answered lately')
      if (proves) openUntil = now() + OPEN_MS
    }
    try {
      const result = await work()
      if (proves) failures = 0
      return result
    } catch (error) {
      if (!isDown(error)) failures = 0
      else if (++failures >= FAILURES) openUntil = now() + OPEN_MS
      throw error
    }
  }
}

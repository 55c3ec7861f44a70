import { RemoteDown } from '../../lib/bounded-fetch.ts'
import { isDown } from './provider.ts'

const FAILURES = 3
const REST_MS = 30_000

/**
 * After three failures in a row a provider is not asked for half a minute, so that nobody waits for what will not come;
 * then one may try, and the others follow if that went well.
 */
export function createBreaker(now: () => number = () => performance.now()) {
  let failures = 0
  let restsUntil = Number.NEGATIVE_INFINITY
  /** `proves`: that it went well says that the provider answers; else it may have been answered from memory. */
  return async function run<Result>(work: () => Promise<Result>, { proves }: { proves: boolean }): Promise<Result> {
    if (failures >= FAILURES) {
      if (now() < restsUntil) throw new RemoteDown('It has not answered lately')
      if (proves) restsUntil = now() + REST_MS
    }
    try {
      const result = await work()
      if (proves) failures = 0
      return result
    } catch (error) {
      if (!isDown(error)) failures = 0
      else if (++failures >= FAILURES) restsUntil = now() + REST_MS
      throw error
    }
  }
}

import type { Clock, Lock } from '../ports.ts'

/** A frozen tab can hold a lock for ever (reliability R5). */
export const LOCK_WAIT_MS = 5_000

/** Runs under the lock, or without it when it does not come in time: the server forgives the token that is one behind. */
export function locked<T>(lock: Lock | undefined, clock: Clock, name: string, work: () => Promise<T>): Promise<T> {
  if (lock === undefined) return work()
  return new Promise<T>((resolve, reject) => {
    let begun = false
    const waiting = new AbortController()
    const begin = () => {
      begun = true
      clock.clearTimeout(timer)
      const done = work()
      done.then(resolve, reject)
      return done
    }
    const goOnWithout = () => {
      if (begun) return
      waiting.abort()
      begin()
    }
    const timer = clock.setTimeout(goOnWithout, LOCK_WAIT_MS)
    lock(name, waiting.signal, async () => {
      if (!begun) await begin().catch(() => undefined)
    }).catch(goOnWithout)
  })
}

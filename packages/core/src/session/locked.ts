import type { Clock, Lock } from '../ports/index.ts'

/** A frozen tab can hold a lock for ever. */
export const LOCK_WAIT_MS = 5_000

/**
 * Runs under the lock, or without it when it does not come in time: the server accepts the token that is one behind until the newest
 * was used. The result
 * settles once the lock is released, so that no listener runs while it is held.
 */
export function locked<T>(lock: Lock | undefined, clock: Clock, name: string, work: () => Promise<T>): Promise<T> {
  if (lock === undefined) return work()
  return new Promise<T>((resolve, reject) => {
    let done: Promise<T> | null = null
    const waiting = new AbortController()
    const begin = () => {
      clock.clearTimeout(timer)
      done = work()
      return done
    }
    const finish = () => (done ?? begin()).then(resolve, reject)
    const goOnWithout = () => {
      if (done !== null) return
      waiting.abort()
      void finish()
    }
    const timer = clock.setTimeout(goOnWithout, LOCK_WAIT_MS)
    const underLock = async () => {
      if (done === null) await begin().catch(() => undefined)
    }
    Promise.resolve()
      .then(() => lock(name, waiting.signal, underLock))
      .then(finish, finish)
  })
}

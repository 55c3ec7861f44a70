import type { Clock } from '../ports/index.ts'

/** Resolves as `answer` does. Rejects with what `late` returns if it takes longer than `ms`. */
export const inTime = <T>(answer: Promise<T>, clock: Clock, ms: number, late: () => unknown) =>
  new Promise<T>((resolve, reject) => {
    const timer = clock.setTimeout(() => reject(late()), ms)
    void answer.then(resolve, reject).finally(() => clock.clearTimeout(timer))
  })

import type { Clock } from '../ports/index.ts'

/** What `answer` comes to; where it takes longer than `ms`, a rejection with what `late` returns. */
export const inTime = <T>(answer: Promise<T>, clock: Clock, ms: number, late: () => unknown) =>
  new Promise<T>((resolve, reject) => {
    const timer = clock.setTimeout(() => reject(late()), ms)
    void answer.then(resolve, reject).finally(() => clock.clearTimeout(timer))
  })

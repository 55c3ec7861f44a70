const QUIET_MS = 10_000
const LOOK_EVERY_MS = 1000

type Ended = { seconds: number; repeats: number }
export type Outage = {
  /** Whether it is the first of an outage; others are counted. */
  note(): boolean
}

/** A state that begins with a failure and is over when none came for 10 s; `onEnd` is told how long it lasted, and how many followed the first. */
export function createOutage(onEnd: (ended: Ended) => void, now: () => number = () => performance.now()): Outage {
  let began: number | null = null
  let last = 0
  let repeats = 0
  return {
    note() {
      last = now()
      if (began !== null) {
        repeats += 1
        return false
      }
      began = last
      repeats = 0
      const timer = setInterval(() => {
        if (began === null || now() - last < QUIET_MS) return
        const seconds = Math.round((last - began) / 1000)
        began = null
        clearInterval(timer)
        onEnd({ seconds, repeats })
      }, LOOK_EVERY_MS)
      timer.unref()
      return true
    },
  }
}

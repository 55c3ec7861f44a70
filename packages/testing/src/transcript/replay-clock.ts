import type { Clock } from '@yoyaku/core/types'

/** Tolerance of a recording of real time: a timer is set a moment after what it follows. */
const TOLERANCE_MS = 1_000

/** A clock whose timers run when a transcript says so: in its order, and as late. */
export class ReplayClock implements Clock {
  readonly #start: number
  #elapsed = 0
  #last = 0
  #timers = new Map<number, { due: number; run: () => void }>()

  constructor(start: string) {
    this.#start = Date.parse(start)
  }

  now() {
    return this.#start + this.#elapsed
  }

  setTimeout(run: () => void, ms: number) {
    this.#last += 1
    this.#timers.set(this.#last, { due: this.#elapsed + Math.max(0, ms), run })
    return this.#last
  }

  clearTimeout(id: unknown) {
    this.#timers.delete(id as number)
  }

  /** Milliseconds since the beginning; never back. */
  moveTo(elapsed: number) {
    this.#elapsed = Math.max(this.#elapsed, elapsed)
  }

  /** Runs the timer that is due nearest to then, of several the one that was set first. False where there is none. */
  run(due: number): boolean {
    const distance = (timer: { due: number }) => Math.abs(timer.due - due)
    const [nearest] = [...this.#timers].sort(([, one], [, other]) => distance(one) - distance(other))
    if (nearest === undefined || distance(nearest[1]) > TOLERANCE_MS) return false
    this.#timers.delete(nearest[0])
    nearest[1].run()
    return true
  }
}

import type { Clock } from '@yoyaku/core/types'

type Timer = { at: number; run: () => void }

/** A clock that stands still until you move it. Drives charts, timeouts and retries. */
export class TestClock implements Clock {
  #now: number
  #last = 0
  #timers = new Map<number, Timer>()

  constructor(start = '2026-11-20T09:00:00.000Z') {
    this.#now = Date.parse(start)
  }

  now() {
    return this.#now
  }

  /** The current instant, or one `msLater` milliseconds later, in ISO 8601. */
  instant(msLater = 0) {
    return new Date(this.#now + msLater).toISOString()
  }

  setTimeout(run: () => void, ms: number) {
    this.#last += 1
    this.#timers.set(this.#last, { at: this.#now + Math.max(0, ms), run })
    return this.#last
  }

  clearTimeout(id: unknown) {
    this.#timers.delete(id as number)
  }

  /** Pending timers in milliseconds from now, soonest first. */
  get waiting() {
    return [...this.#timers.values()].map(({ at }) => at - this.#now).sort((one, other) => one - other)
  }

  /** Lets time pass without running a timer, as a computer that sleeps does. Timers that came due run at the next `advance` or `resume`. */
  jump(ms: number) {
    this.#now += ms
  }

  /** Lets time pass and runs each timer at its own moment, with promises settled in between. */
  async advance(ms: number) {
    const end = this.#now + ms
    await settle()
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      const [id, timer] = next
      this.#timers.delete(id)
      this.#now = Math.max(this.#now, timer.at)
      timer.run()
      await settle()
    }
    this.#now = end
  }

  #next(end: number) {
    return [...this.#timers].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at)[0]
  }
}

/** Resolves once everything that waits for promises alone has run. Real timers play no part. */
export async function settle(turns = 8) {
  for (let turn = 0; turn < turns; turn += 1) await nextTask()
}

function nextTask() {
  const { port1, port2 } = new MessageChannel()
  return new Promise<void>((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Real time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimeout: (id) => globalThis.clearTimeout(id as number),
}

import { setTimeout as pause } from 'node:timers/promises'
import { statusOf } from './program.ts'

const EVERY_MS = 250
/** As people wait: a machine with much to do answers late. */
const ANSWER_MS = 8000

export type Reads = {
  /** When they succeeded, in order. */
  successes: number[]
  /** How often each status came; null is no answer. */
  statuses: Map<number | null, number>
  stop(): Promise<void>
}

/** Reads one address after the other, for as long as it is watched, as a client does that turns to the next one after a failure. */
export function watchReads(addresses: string[]): Reads {
  const successes: number[] = []
  const statuses = new Map<number | null, number>()
  const stopping = new AbortController()
  const running = Promise.all(
    addresses.map(async (address) => {
      while (!stopping.signal.aborted) {
        const status = await statusOf(address, ANSWER_MS)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 200) successes.push(performance.now())
        await pause(EVERY_MS)
      }
    }),
  )
  return {
    successes,
    statuses,
    async stop() {
      stopping.abort()
      await running
    },
  }
}

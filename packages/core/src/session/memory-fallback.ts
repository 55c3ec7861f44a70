import { createNanoEvents } from 'nanoevents'
import { inTime } from '../http/in-time.ts'
import type { Clock, OnProblem, StoredSession, TokenStore } from '../ports/index.ts'
import { memoryTokens } from '../ports/memory.ts'

/** A storage that hangs would keep every request waiting. */
export const STORE_WITHIN_MS = 5_000

/**
 * A store that answers in time once the session is known. A read that fails is repeated once; where that fails too, or takes too long,
 * the last known session in memory answers, and a late answer counts when it comes. The first read lasts until the store has answered.
 * After a write that failed memory serves alone, because the storage is out of date. All of that is reported once.
 */
export function withMemoryFallback(store: TokenStore, onProblem: OnProblem, clock: Clock): TokenStore {
  const memory = memoryTokens()
  const emitter = createNanoEvents<{ changed(): void }>()
  let isKnown = false
  let isBroken = false
  let isReported = false
  let writes = 0
  /** The answer that the storage is late with. */
  let overdue: Promise<unknown> | null = null
  let isNotifying = false

  function giveUp(error: unknown) {
    if (!isReported) onProblem({ code: 'SESSION_IN_MEMORY', message: 'The session is kept in memory', error })
    isReported = true
  }
  const late = () => new Error('No answer')

  /** Returns whether the session is another one. */
  function noteRead(found: unknown, writesBefore: number): boolean {
    if (writes !== writesBefore) return false
    const before = isKnown ? JSON.stringify(memory.get()) : undefined
    void memory.set(found as StoredSession)
    isKnown = true
    return JSON.stringify(found) !== before
  }

  async function readTwice() {
    try {
      return (await store.get()) ?? null
    } catch {
      return (await store.get()) ?? null
    }
  }

  /** A storage that is overdue with an answer is not asked again before it has answered. */
  async function get(): Promise<unknown> {
    if (isBroken || isNotifying) return memory.get()
    if (overdue !== null) return overdueAnswer(overdue)
    const before = writes
    const answer = readTwice()
    let isLate = false
    answer.then(
      (found) => {
        const hasChanged = noteRead(found, before)
        if (!isLate) return
        overdue = null
        isNotifying = hasChanged
        if (hasChanged) emitter.emit('changed')
        isNotifying = false
      },
      () => {
        if (isLate) overdue = null
      },
    )
    try {
      return await inTime(answer, clock, STORE_WITHIN_MS, () => {
        isLate = true
        overdue = answer
        return late()
      })
    } catch (error) {
      giveUp(error)
      return overdue === null ? memory.get() : overdueAnswer(overdue)
    }
  }

  const overdueAnswer = (answer: Promise<unknown>) => (isKnown ? memory.get() : answer.catch(() => memory.get()))

  async function write(run: () => void | Promise<void>) {
    writes += 1
    isKnown = true
    if (isBroken) return
    try {
      const answer = run()
      if (answer instanceof Promise) await inTime(answer, clock, STORE_WITHIN_MS, late)
    } catch (error) {
      isBroken = true
      giveUp(error)
    }
  }

  return {
    get,
    set(session) {
      void memory.set(session)
      return write(() => store.set(session))
    },
    clear() {
      void memory.clear()
      return write(() => store.clear())
    },
    subscribe(changed) {
      const stopHere = emitter.on('changed', changed)
      let stop: (() => void) | undefined
      try {
        stop = store.subscribe?.(changed)
      } catch (error) {
        onProblem({ code: 'SESSION_NOT_OBSERVED', message: 'The session is not heard', error })
      }
      return () => {
        stopHere()
        stop?.()
      }
    },
  }
}

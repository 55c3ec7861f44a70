import type { DraftStore, StoredSession, TokenStore } from '@yoyaku/core/types'
import { settle, type TestClock } from '@yoyaku/testing'
import { cut, type Gate, pass, refuse, type Way } from './gate.ts'
import type { Recorder } from './recorder.ts'

/** One event of a generated path. */
export type MachineEvent = { type: string; output?: unknown; error?: unknown } & Record<string, unknown>
export type Action = (event: MachineEvent, next: MachineEvent | undefined) => void | Promise<void>

export type Walk = {
  chart: string
  clock: TestClock
  gate: Gate
  recorder: Recorder
  /** How an event of a person or of the environment is caused, by the event's type. */
  actions: Record<string, Action>
  /** Where an actor's answer needs another way than through to the real server. */
  ways?: (event: MachineEvent) => Way | undefined
  /** How far the clock has to be moved for a delay. */
  delays?: Record<string, number>
}

const TRIES = 2_000

/** Lets real answers come, up to a bound. */
export async function waitUntil(isSo: () => boolean, what: string, meanwhile: () => unknown = () => undefined) {
  for (let turn = 0; turn < TRIES; turn += 1) {
    if (isSo()) return
    await meanwhile()
    await settle()
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  throw new Error(`${what} did not happen`)
}

function wayOf(event: MachineEvent): Way {
  if (event.type.startsWith('xstate.done')) return pass
  const { status, code } = event.error as { status: number | null; code: string }
  return status === null ? cut : refuse(status, code)
}

/** Does each event of a path in turn, and waits until the chart has taken it. */
export async function walk(path: readonly MachineEvent[], way: Walk) {
  const { chart, clock, gate, recorder, actions, ways, delays = {} } = way
  for (const [index, event] of path.entries()) {
    // What the chart asks for next is already the next step's.
    const expectedEvent = recorder.listen(chart, event.type, gate.close)
    const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(\w+)/.exec(event.type) ?? []
    if (kind === undefined || actions[event.type]) await actions[event.type]?.(event, path[index + 1])
    else if (kind === 'after') await clock.advance(delays[name] ?? 0)
    else gate.open(ways?.(event) ?? wayOf(event))
    const isFailing = kind === 'error.actor'
    await waitUntil(
      expectedEvent.hasOccurred,
      `${chart}: ${path.map(({ type }) => type).join(' > ')}: ${event.type}`,
      () =>
        // A read that is cut is tried once more a little later.
        isFailing ? clock.advance(50) : undefined,
    )
    gate.close()
  }
}

/** What outlives a page. */
export function memoryDrafts(): DraftStore {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

/** A storage that other tabs write to. */
export function sharedStore() {
  let storedSession: StoredSession | null = null
  const listeners = new Set<() => void>()
  const store: TokenStore = {
    get: () => storedSession,
    set(session) {
      storedSession = session
    },
    clear() {
      storedSession = null
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    store,
    readSession: () => storedSession,
    write(session: StoredSession | null) {
      storedSession = session
    },
    /** Another tab changed it. */
    tell() {
      for (const listener of listeners) listener()
    },
  }
}

import type { AnyActorRef, SnapshotFrom } from 'xstate'
import { isObject } from '../validation/checked.ts'

/**
 * A value that changes: plain data. `subscribe` calls at once and after every change, and returns how to stop; the value stays the
 * same object until its data changes. A listener that throws later is an uncaught error of the page and stays subscribed; the others are called all the same.
 */
export type Store<T> = {
  /** Returns the current value. */
  get(): T
  /** Calls `listener` at once and after every change. Returns a function that unsubscribes. If the first call throws, `subscribe` rethrows and does not subscribe. */
  subscribe(listener: (value: T) => void): () => void
  /** The running chart, for `useSelector` of `@xstate/react` and for inspectors. */
  readonly actor: AnyActorRef
}

/** The part of a store that a reader needs. */
export type Readable<T> = Pick<Store<T>, 'get' | 'subscribe'>

/** The store over a started actor. */
export function storeOf<A extends AnyActorRef, T extends object>(
  actor: A,
  connect: (snapshot: SnapshotFrom<A>) => T,
): Store<T> {
  const listeners = new Set<(value: T) => void>()
  let seen: SnapshotFrom<A> = actor.getSnapshot()
  let value = connect(seen)

  const get = () => {
    const snapshot: SnapshotFrom<A> = actor.getSnapshot()
    if (snapshot !== seen) {
      seen = snapshot
      const next = connect(snapshot)
      if (!isSame(value, next)) value = next
    }
    return value
  }
  const notifyListeners = () => {
    const before = value
    const now = get()
    if (now === before) return
    notifyAll(listeners, (listener) => listener(now))
  }
  // The actor reports what it is thrown as an uncaught error: a page's own bug is not hushed up.
  actor.subscribe({ next: notifyListeners, error: notifyListeners, complete: notifyListeners })

  return {
    get,
    subscribe(listener) {
      const own = (next: T) => listener(next)
      const stop = () => void listeners.delete(own)
      listeners.add(own)
      callFirst(() => listener(get()), stop)
      return stop
    },
    actor,
  }
}

/** The first call of a listener: one that throws there is not kept, as who subscribed gets the error and no way to stop it. */
export function callFirst(call: () => void, stop: () => void) {
  try {
    call()
  } catch (error) {
    stop()
    throw error
  }
}

/** Calls all listeners, also where one throws; the first error is thrown in the end. */
export function notifyAll<Listener>(listeners: Set<Listener>, notify: (listener: Listener) => void) {
  const thrown: unknown[] = []
  for (const listener of [...listeners]) {
    try {
      if (listeners.has(listener)) notify(listener)
    } catch (error) {
      thrown.push(error)
    }
  }
  if (thrown.length > 0) throw thrown[0]
}

/** Whether two values are equal as plain data: `connect` makes objects anew each time. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other)) return false
  const [entries, others] = [Object.entries(one), Object.entries(other)]
  return entries.length === others.length && entries.every(([key, value]) => isSame(value, other[key]))
}

import type { AnyActorRef, SnapshotFrom } from 'xstate'

/**
 * A value that changes. `subscribe` calls at once and after every change, and returns how to stop; the value stays the same
 * object until its data changes. A listener that throws later is an uncaught error of the page and stays subscribed; the others are called all the same.
 */
export type View<T> = {
  /** The value now. */
  get(): T
  /** Calls at once and after every change; what it returns stops that. Throws what the listener throws at once, and does not keep it. */
  subscribe(listener: (value: T) => void): () => void
}

/** A view over a started actor. The functions of a value never make it a new one; its data does. */
export function viewOf<A extends AnyActorRef, T extends object>(
  actor: A,
  connect: (snapshot: SnapshotFrom<A>) => T,
): View<T> {
  // The actor reports what it is thrown as an uncaught error: a page's own bug is not hushed up.
  const subscribe = (notify: () => void) => actor.subscribe({ next: notify, error: notify, complete: notify })
  return derivedView<SnapshotFrom<A>, T>({ get: () => actor.getSnapshot(), subscribe }, connect)
}

/** A view over what changes: the functions of a value never make it a new one; its data does. */
export function derivedView<Source, T extends object>(
  source: { get(): Source; subscribe(changed: () => void): unknown },
  connect: (source: Source) => T,
): View<T> {
  const listeners = new Set<(value: T) => void>()
  let seen = source.get()
  let value = connect(seen)

  const get = () => {
    const snapshot = source.get()
    if (snapshot !== seen) {
      seen = snapshot
      const next = connect(snapshot)
      if (!sameData(value, next)) value = next
    }
    return value
  }
  const notifyListeners = () => {
    const before = value
    const now = get()
    if (now === before) return
    notifyAll(listeners, (listener) => listener(now))
  }
  source.subscribe(notifyListeners)

  return {
    get,
    subscribe(listener) {
      const own = (next: T) => listener(next)
      const stop = () => void listeners.delete(own)
      listeners.add(own)
      callFirst(() => listener(get()), stop)
      return stop
    },
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

function sameData<T extends object>(one: T, other: T): boolean {
  const keys = Object.keys(other) as (keyof T)[]
  return keys.every((key) => typeof other[key] === 'function' || Object.is(one[key], other[key]))
}

/** Sends while the actor lives: a command that comes after the end is no mistake of the page. */
export function senderOf<A extends AnyActorRef>(actor: A): A['send'] {
  return (event) => {
    if (actor.getSnapshot().status === 'active') actor.send(event)
  }
}

import { notifyAll, type View } from './view.ts'

/** A view that is used in place of another one until that exists. */
export type StandIn<T> = {
  view: View<T>
  /** The value until then. */
  show(value: T): void
  become(view: View<T>): void
}

export function standIn<T>(before: T): StandIn<T> {
  type Listener = { notify(value: T): void; stop(): void }
  const listeners = new Set<Listener>()
  let value = before
  let real: View<T> | null = null
  const view: View<T> = {
    get: () => (real === null ? value : real.get()),
    subscribe(notify) {
      if (real !== null) return real.subscribe(notify)
      const listener: Listener = { notify, stop: () => undefined }
      listeners.add(listener)
      notify(value)
      return () => {
        listeners.delete(listener)
        listener.stop()
      }
    },
  }
  return {
    view,
    show(next) {
      value = next
      notifyAll(listeners, ({ notify }) => notify(next))
    },
    become(other) {
      real = other
      notifyAll(listeners, (listener) => {
        listener.stop = other.subscribe(listener.notify)
      })
    },
  }
}

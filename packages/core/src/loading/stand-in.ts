import { callFirst, notifyAll, type View } from '../shared/view.ts'

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
      const stop = () => {
        listeners.delete(listener)
        listener.stop()
      }
      listeners.add(listener)
      callFirst(() => notify(value), stop)
      return stop
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
        let isSubscribed = false
        listener.stop = other.subscribe((next) => isSubscribed && listener.notify(next))
        isSubscribed = true
        // Now that it can be stopped: by itself, or by what it calls.
        listener.notify(other.get())
      })
    },
  }
}

import { tellAll, type View } from './view.ts'

/** A view that stands for another one until that is there. */
export type StandIn<T> = {
  view: View<T>
  /** The value until then. */
  show(value: T): void
  become(view: View<T>): void
}

export function standIn<T>(before: T): StandIn<T> {
  type Listener = { hear(value: T): void; stop(): void }
  const listeners = new Set<Listener>()
  let value = before
  let real: View<T> | null = null
  const view: View<T> = {
    get: () => (real === null ? value : real.get()),
    subscribe(hear) {
      if (real !== null) return real.subscribe(hear)
      const listener: Listener = { hear, stop: () => undefined }
      listeners.add(listener)
      hear(value)
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
      tellAll(listeners, ({ hear }) => hear(next))
    },
    become(other) {
      real = other
      tellAll(listeners, (listener) => {
        listener.stop = other.subscribe(listener.hear)
      })
    },
  }
}

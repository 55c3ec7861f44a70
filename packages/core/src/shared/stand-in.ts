import { tellAll, type View } from './view.ts'

/** A view that stands for another one until that is there. */
export type StandIn<T> = View<T> & {
  /** The value until then. */
  show(value: T): void
  become(view: View<T>): void
}

export function standIn<T>(before: T): StandIn<T> {
  type Listener = { hear(value: T): void; stop(): void }
  const listeners = new Set<Listener>()
  let value = before
  let view: View<T> | null = null
  return {
    get: () => (view === null ? value : view.get()),
    subscribe(hear) {
      if (view !== null) return view.subscribe(hear)
      const listener: Listener = { hear, stop: () => undefined }
      listeners.add(listener)
      hear(value)
      return () => {
        listeners.delete(listener)
        listener.stop()
      }
    },
    show(next) {
      value = next
      tellAll(listeners, ({ hear }) => hear(next))
    },
    become(real) {
      view = real
      tellAll(listeners, (listener) => {
        listener.stop = real.subscribe(listener.hear)
      })
    },
  }
}

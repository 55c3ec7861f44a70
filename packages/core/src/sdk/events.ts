import { createNanoEvents } from 'nanoevents'
import type { Notification, Reservation, User } from '../contract/types.ts'
import type { FailureCode } from '../http/failure.ts'
import type { OnProblem } from '../ports/index.ts'
import type { EndReason } from '../session/session.types.ts'
import { checked, isFunction, oneOf } from '../validation/checked.ts'

/** Events of the SDK. Facts only; delivered in a microtask of their own, after locks are released. */
export type SdkEvents<Intent = unknown> = {
  /** Somebody signed in, here or in another tab. `intent` is what asked for it, null without one. */
  'session.started': (event: { user: User; intent: Intent | null }) => void
  /** The page leads to the sign-in (on Yoyaku's own web app `signInPath`, `/{locale}/auth`) where `reason` is `expired`. */
  'session.ended': (event: { signInPath: string; reason: EndReason }) => void
  /** Live, each once. */
  'notification.received': (event: { notification: Notification }) => void
  /** Also where another tab had confirmed it. */
  'reservation.confirmed': (event: { reservation: Reservation }) => void
  /** A reservation has another time, or other people, staff, equipment or extras. It keeps its code. */
  'reservation.rescheduled': (event: { reservation: Reservation }) => void
  'reservation.cancelled': (event: { reservation: Reservation }) => void
  /** The held slot is gone; the flow is back at choosing with the draft kept. */
  'hold.lost': (event: { code: FailureCode }) => void
}

export type Hub<Intent = unknown> = {
  on<Name extends keyof SdkEvents>(event: Name, listener: SdkEvents<Intent>[Name]): () => void
  emit<Name extends keyof SdkEvents>(event: Name, ...args: Parameters<SdkEvents<Intent>[Name]>): void
  clear(): void
}

/** Every event, in the order of the reference. */
export const EVENTS = [
  'session.started',
  'session.ended',
  'notification.received',
  'reservation.confirmed',
  'reservation.rescheduled',
  'reservation.cancelled',
  'hold.lost',
] as const satisfies (keyof SdkEvents)[]

const isEvent = oneOf(...EVENTS)

export function createHub<Intent>(onProblem: OnProblem): Hub<Intent> {
  const emitter = createNanoEvents<SdkEvents<Intent>>()
  return {
    on(event, listener) {
      checked('event', event, isEvent, `one of ${EVENTS.join(', ')}`)
      checked('listener', listener, isFunction, 'a function')
      // The emitter takes every entry of a function away at once.
      const own = ((...args: unknown[]) => (listener as (...args: unknown[]) => unknown)(...args)) as typeof listener
      return emitter.on(event, own)
    },
    emit(event, ...args) {
      queueMicrotask(() => {
        for (const listener of emitter.events[event] ?? [])
          new Promise((resolve) => resolve((listener as (...args: unknown[]) => unknown)(...args))).catch((error) =>
            onProblem({ code: 'LISTENER_FAILED', message: `A listener of ${event} threw`, error }),
          )
      })
    },
    clear() {
      emitter.events = {}
    },
  }
}

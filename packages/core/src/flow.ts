import type { Store } from './shared/store.ts'

/** Store of one screen's task, with its commands. Call `dispose` when the screen closes. */
export interface Flow<T> extends Store<T> {
  /** Stops the flow. Idempotent. */
  dispose(): void
}

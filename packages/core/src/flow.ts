import type { Store } from './shared/store.ts'

/** A chart of one screen: a store that somebody has to end, and its commands. */
export interface Flow<T> extends Store<T> {
  /** Stops the flow. Idempotent. */
  dispose(): void
}

import type { View } from './shared/view.ts'

/** A chart of one screen: a view that somebody has to end. */
export type Flow<T> = View<T> & {
  /** Ends it; twice if you like. */
  dispose(): void
}

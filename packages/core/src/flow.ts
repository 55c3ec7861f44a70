import type { Failure } from './shared/failure.ts'
import type { View } from './shared/view.ts'

/** The chart is being loaded. `failure` where its file did not come: it is asked for again by itself, and at once by `retry`. */
export type FlowStarting = {
  step: 'starting'
  busy: true
  failure: Failure | null
  fields: Readonly<Record<string, never>>
  /** Asks for the file at once. Does nothing while it is on its way. */
  retry(): void
}

/** A flow whose chart is loaded. */
export type BegunFlow<T> = View<T> & {
  /** Ends it; twice if you like. */
  dispose(): void
}

/** A chart of one screen: a view that somebody has to end. It begins at `starting` unless its chart is loaded already. */
export type Flow<T> = View<T | FlowStarting> & {
  /** Ends it; twice if you like. */
  dispose(): void
}

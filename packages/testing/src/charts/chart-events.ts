import type { Failure } from '@yoyaku/core'

/** The event of an actor that answered: `doneEvent('begin', challenge)`. `actor` is the id that the chart invokes it by. */
export const doneEvent = (actor: string, output?: unknown) => ({ type: `xstate.done.actor.${actor}` as const, output })

/** The event of an actor that failed: `errorEvent('begin', failureOf(null, 'NETWORK'))`. */
export const errorEvent = (actor: string, error: Failure) => ({ type: `xstate.error.actor.${actor}` as const, error })

/** The event of a chart that another one runs: `snapshotEvent('booking', snapshot)`. */
export const snapshotEvent = (actor: string, snapshot: unknown) => ({
  type: `xstate.snapshot.${actor}` as const,
  snapshot,
})

/** The event of a delay that ended: `afterEvent('RESEND', 'sign-in.code.editing.waiting')`. */
export const afterEvent = (delay: string, stateId: string) => ({ type: `xstate.after.${delay}.${stateId}` as const })

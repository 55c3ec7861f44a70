import type { Failure } from '@yoyaku/core'

/** What a chart is told when one of its actors has answered: `doneEvent('begin', challenge)`. Actors have the names that the chart invokes. */
export const doneEvent = (actor: string, output?: unknown) => ({ type: `xstate.done.actor.${actor}` as const, output })

/** What a chart is told when one of its actors has failed: `errorEvent('begin', failureOf(null, 'NETWORK'))`. */
export const errorEvent = (actor: string, error: Failure) => ({ type: `xstate.error.actor.${actor}` as const, error })

/** What a chart is told when a delay of a state is over: `afterEvent('RESEND', 'sign-in.code.editing.waiting')`. */
export const afterEvent = (delay: string, stateId: string) => ({ type: `xstate.after.${delay}.${stateId}` as const })

import { createActor } from 'xstate'
import type { Api } from '../client/api.ts'
import type { Reservation } from '../client/types.ts'
import type { Flow } from '../flow.ts'
import type { ActorOptions } from '../shared/actor-options.ts'
import type { Environment } from '../shared/environment.ts'
import { flowOf } from '../shared/flow-of.ts'
import { cancellationActors } from './cancellation.actors.ts'
import { connect } from './cancellation.connect.ts'
import { cancellationMachine } from './cancellation.machine.ts'
import type { CancellationValue } from './cancellation.types.ts'

export type CancellationDependencies = {
  api: Api
  environment: Environment
  actorOptions: ActorOptions
  newKey(): string
  cancelled(reservation: Reservation): void
}

export function startCancellation(
  dependencies: CancellationDependencies,
  options: { codeNumber: string },
): Flow<CancellationValue> {
  const { environment, actorOptions, newKey } = dependencies
  const actors = cancellationActors({ ...dependencies, clock: actorOptions.clock })
  const actor = createActor(cancellationMachine.provide({ actors }), { ...actorOptions, input: options })
  actor.on('cancelled', ({ reservation }) => dependencies.cancelled(reservation))
  actor.start()
  return flowOf(actor, environment, (snapshot, send, run) => connect(snapshot, send, run, newKey))
}

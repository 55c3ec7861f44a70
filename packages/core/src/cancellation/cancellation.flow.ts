import { createActor } from 'xstate'
import type { Reservation } from '../contract/types.ts'
import type { ActorOptions } from '../flow/actor-options.ts'
import type { Environment } from '../flow/environment.ts'
import { flowOf } from '../flow/flow.ts'
import type { Api } from '../http/api.ts'
import { cancellationActors } from './cancellation.actors.ts'
import { cancellationCommands } from './cancellation.commands.ts'
import { connect } from './cancellation.connect.ts'
import { cancellationMachine } from './cancellation.machine.ts'
import type { CancellationFlow } from './cancellation.types.ts'

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
): CancellationFlow {
  const { environment, actorOptions, newKey } = dependencies
  const actors = cancellationActors({ ...dependencies, clock: actorOptions.clock })
  const actor = createActor(cancellationMachine.provide({ actors }), { ...actorOptions, input: options })
  actor.on('cancelled', ({ reservation }) => dependencies.cancelled(reservation))
  actor.start()
  const { flow, commands } = flowOf(actor, environment, connect)
  return { ...flow, ...cancellationCommands(commands, newKey) }
}

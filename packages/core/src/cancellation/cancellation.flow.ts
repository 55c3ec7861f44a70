import { createActor, fromPromise } from 'xstate'
import type { Api } from '../client/api.ts'
import { unwrap } from '../client/outcome.ts'
import type { Settings } from '../client/settings.ts'
import type { Reservation } from '../client/types.ts'
import type { BegunFlow } from '../flow.ts'
import type { Clock } from '../ports.ts'
import type { ActorOptions } from '../shared/actor-options.ts'
import type { Environment } from '../shared/environment.ts'
import { flowOf } from '../shared/flow-of.ts'
import { isFreeToCancel } from '../shared/free-cancellation.ts'
import { connect } from './cancellation.connect.ts'
import { cancellationMachine } from './cancellation.machine.ts'
import type { CancelInput, CancellationValue, Loaded } from './cancellation.types.ts'

export type CancellationPorts = { api: Api; settings: Settings; clock: Clock }

export type CancellationDependencies = {
  api: Api
  environment: Environment
  actorOptions: ActorOptions
  newKey(): string
  cancelled(reservation: Reservation): void
}

export function cancellationActors({ api, settings, clock }: CancellationPorts) {
  return {
    load: fromPromise<Loaded, { codeNumber: string }>(async ({ input, signal }) => {
      const params = { path: { codeNumber: input.codeNumber } }
      const { data } = await unwrap(api.GET('/api/v1/user/reservation/{codeNumber}', { params, signal }))
      const freeUntil = settings.toLocalTime(data.freeCancellationUntil)
      return { reservation: data, isFree: isFreeToCancel(freeUntil, clock.now()) }
    }),
    cancel: fromPromise<Reservation, CancelInput>(async ({ input }) => {
      const { codeNumber, idempotencyKey, reasonCode, reasonText, version } = input
      const params = { path: { codeNumber }, header: { 'idempotency-key': idempotencyKey } }
      const body = { reasonCode, version, ...(reasonText === '' ? {} : { reasonText }) }
      return (await unwrap(api.POST('/api/v1/user/reservation/{codeNumber}/cancel', { params, body }))).data
    }),
  }
}

export function startCancellation(
  dependencies: CancellationDependencies,
  options: { codeNumber: string },
): BegunFlow<CancellationValue> {
  const { environment, actorOptions, newKey } = dependencies
  const actors = cancellationActors({ ...dependencies, settings: environment.settings, clock: actorOptions.clock })
  const actor = createActor(cancellationMachine.provide({ actors }), { ...actorOptions, input: options })
  actor.on('cancelled', ({ reservation }) => dependencies.cancelled(reservation))
  actor.start()
  return flowOf(actor, environment, (snapshot, send, run) => connect(snapshot, send, run, newKey))
}

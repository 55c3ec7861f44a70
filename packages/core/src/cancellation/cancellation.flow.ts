import { createActor, fromPromise } from 'xstate'
import type { Api } from '../client/api.ts'
import { unwrap } from '../client/outcome.ts'
import type { Settings } from '../client/settings.ts'
import type { Reservation } from '../client/types.ts'
import type { Flow } from '../flow.ts'
import type { Clock } from '../ports.ts'
import { isPassing } from '../shared/failure.ts'
import type { Running, Surrounding } from '../shared/running.ts'
import { senderOf, viewOf } from '../shared/view.ts'
import { connect } from './cancellation.connect.ts'
import { cancellationMachine } from './cancellation.machine.ts'
import type { CancelInput, CancellationValue, Loaded, Tag } from './cancellation.types.ts'

export type CancellationPorts = { api: Api; settings: Settings; clock: Clock }

export type CancellationWorld = Omit<CancellationPorts, 'clock'> & {
  running: Running
  newKey(): string
  cancelled(reservation: Reservation): void
}

export function cancellationActors({ api, settings, clock }: CancellationPorts) {
  return {
    load: fromPromise<Loaded, { codeNumber: string }>(async ({ input, signal }) => {
      const params = { path: { codeNumber: input.codeNumber } }
      const { data } = await unwrap(api.GET('/api/v1/user/reservation/{codeNumber}', { params, signal }))
      const freeUntil = Date.parse(settings.toLocalTime(data.freeCancellationUntil))
      return { reservation: data, isFree: clock.now() < freeUntil }
    }),
    cancel: fromPromise<Reservation, CancelInput>(async ({ input }) => {
      const { codeNumber, idempotencyKey, reasonCode, reasonText, version } = input
      const params = { path: { codeNumber }, header: { 'idempotency-key': idempotencyKey } }
      const body = { reasonCode, version, ...(reasonText === '' ? {} : { reasonText }) }
      return (await unwrap(api.POST('/api/v1/user/reservation/{codeNumber}/cancel', { params, body }))).data
    }),
  }
}

export function startCancellation(world: CancellationWorld, options: { codeNumber: string }) {
  const actor = createActor(
    cancellationMachine.provide({ actors: cancellationActors({ ...world, clock: world.running.clock }) }),
    {
      ...world.running,
      input: options,
    },
  )
  actor.on('cancelled', ({ reservation }) => world.cancelled(reservation))
  actor.start()
  const send = senderOf(actor)

  /** What happens around the screen: it is read again where that changes what it shows, or where it may succeed now. */
  function notify(event: Surrounding) {
    const snapshot = actor.getSnapshot()
    const isUnreachable = snapshot.hasTag('unreachable')
    if (event.type === 'member.changed') {
      if (event.forgets) send({ type: 'member.changed' })
      else if (event.user !== null && isUnreachable) send({ type: 'retry' })
    }
    if (event.type === 'settings.changed' && ['choosing', 'refused'].some((tag) => snapshot.hasTag(tag as Tag)))
      send({ type: 'retry' })
    const mayPass = isUnreachable && snapshot.context.failure !== null && isPassing(snapshot.context.failure)
    if (event.type === 'wake' && (mayPass || snapshot.matches('checking'))) send({ type: 'retry' })
  }

  const flow: Flow<CancellationValue> = {
    ...viewOf(actor, (snapshot) => connect(snapshot, send, world.newKey)),
    dispose: () => void actor.stop(),
  }
  return { flow, notify }
}

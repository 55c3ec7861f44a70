import { createActor } from 'xstate'
import type { Api } from '../client/api.ts'
import type { Reservation } from '../client/types.ts'
import type { BegunFlow, Flow } from '../flow.ts'
import type { SnapshotStore } from '../ports.ts'
import type { Environment } from '../shared/environment.ts'
import type { FailureCode } from '../shared/failure.ts'
import { flowOf } from '../shared/flow-of.ts'
import { storedRecord } from '../shared/restore.ts'
import type { Running } from '../shared/running.ts'
import { connect } from './reservation.connect.ts'
import { amended, emptyDraft, storedOf, storedShape, upgraded } from './reservation.draft.ts'
import { reservationImplementations } from './reservation.implementations.ts'
import { reservationMachine } from './reservation.machine.ts'
import type { DraftPatch, ReservationValue, StoredReservation } from './reservation.types.ts'

/** What is chosen already: a service, and whatever else of the draft is known. */
export type ReservationOptions = { serviceId: string } & DraftPatch

type Ending = {
  /** Lets the slot go unless the person is signing in or the reservation is under way; `keepHold` for a page that comes right back. */
  dispose(options?: { keepHold?: boolean }): void
}
export type ReservationFlow = Flow<ReservationValue> & Ending
export type BegunReservationFlow = BegunFlow<ReservationValue> & Ending

export type ReservationWorld = {
  api: Api
  environment: Environment
  running: Running
  snapshots: SnapshotStore
  newKey(): string
  confirmed(reservation: Reservation): void
  holdLost(code: FailureCode): void
}

export function startReservation(
  world: ReservationWorld,
  { serviceId, ...given }: ReservationOptions,
): BegunReservationFlow {
  const { environment, running, newKey } = world
  const record = storedRecord<StoredReservation>(world.snapshots, `reservation.${serviceId}`, storedShape, upgraded)
  const found = record.read()
  const isUnderWay = found !== null && (found.holdId !== null || found.pending !== null)
  const draft = isUnderWay ? found.draft : amended({ ...emptyDraft(serviceId), ...found?.draft }, given)
  const implementations = reservationImplementations({
    ...world,
    settings: environment.settings,
    clock: running.clock,
  })
  const actor = createActor(reservationMachine.provide(implementations), {
    ...running,
    input: { draft, stored: found, user: environment.user },
  })
  actor.on('confirmed', ({ reservation }) => world.confirmed(reservation))
  actor.on('holdLost', ({ code }) => world.holdLost(code))
  const keep = () => {
    const snapshot = actor.getSnapshot()
    if (snapshot.status === 'done') record.remove()
    else if (snapshot.status === 'active') record.write(storedOf(snapshot.context))
  }
  actor.subscribe({ next: keep, complete: keep })
  actor.start()
  return flowOf(
    actor,
    environment,
    (snapshot, send, run) => connect(snapshot, send, run, { newKey, resumed: isUnderWay }),
    () => {
      const snapshot = actor.getSnapshot()
      const isLeaving = snapshot.hasTag('choosing') || snapshot.hasTag('reviewing')
      if (snapshot.status === 'active' && isLeaving) actor.send({ type: 'leave' })
    },
  )
}

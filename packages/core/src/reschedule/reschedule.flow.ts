import { createActor } from 'xstate'
import type { Reservation } from '../contract/types.ts'
import { commandsOver } from '../flow/commands.ts'
import { flowOf } from '../flow/flow.ts'
import { type OpenFlows, openShared } from '../flow/shared-flow.ts'
import { storedRecord } from '../flow/stored-record.ts'
import { reservationImplementations } from '../reservation/reservation.actors.ts'
import type { ReservationDependencies } from '../reservation/reservation.flow.ts'
import { reservationMachine } from '../reservation/reservation.machine.ts'
import { storedOf } from '../reservation/reservation.rules.ts'
import { storedReservation, upgraded } from '../reservation/reservation.stored.ts'
import { rescheduleActors } from './reschedule.actors.ts'
import { rescheduleCommands } from './reschedule.commands.ts'
import { connect } from './reschedule.connect.ts'
import { rescheduleMachine } from './reschedule.machine.ts'
import type { RescheduleFlow } from './reschedule.types.ts'

export type RescheduleDependencies = Omit<ReservationDependencies, 'confirmed'> & {
  rescheduled(reservation: Reservation): void
  /** Tells of each change of a reservation of the member that the server tells of. Returns how to stop listening. */
  onReservationChange(listener: (codeNumber: string | null) => void): () => void
}

export function startReschedule(
  dependencies: RescheduleDependencies,
  { codeNumber }: { codeNumber: string },
): RescheduleFlow {
  const { api, environment, actorOptions, newKey } = dependencies
  const record = storedRecord(dependencies.draftStore, `reschedule.${codeNumber}`, storedReservation, upgraded)
  const { settings } = environment
  const booking = reservationMachine.provide(
    reservationImplementations({ ...dependencies, settings, clock: actorOptions.clock }),
  )
  const machine = rescheduleMachine.provide({ actors: { ...rescheduleActors(api), booking } })
  const actor = createActor(machine, {
    ...actorOptions,
    input: { codeNumber, stored: record.read(), user: environment.user },
  })
  const bookingNow = () => actor.getSnapshot().children.booking
  actor.on('rescheduled', ({ reservation }) => dependencies.rescheduled(reservation))
  let listened: ReturnType<typeof bookingNow>
  const onChange = () => {
    const present = actor.getSnapshot()
    const { children, context } = present
    if (context.rescheduled !== null || present.hasTag('refused')) record.remove()
    const snapshot = children.booking?.getSnapshot()
    if (children.booking !== listened) {
      listened = children.booking
      listened?.on('holdLost', ({ code }) => dependencies.holdLost(code))
    }
    if (snapshot?.status === 'active' && !environment.isDisposed) record.write(storedOf(snapshot.context))
  }
  actor.subscribe({ next: onChange, error: onChange })
  actor.start()
  let keepsHold = false
  const { flow, commands } = flowOf(actor, environment, connect, () => {
    stopListening()
    const present = bookingNow()
    const isLeaving = ['choosing', 'reviewing'].includes(flow.get().step)
    if (present?.getSnapshot().status === 'active' && isLeaving && !keepsHold) present.send({ type: 'leave' })
  })
  const stopListening = dependencies.onReservationChange((changed) => {
    if (changed === codeNumber && actor.getSnapshot().status === 'active') actor.send({ type: 'reservation.changed' })
  })
  return {
    ...flow,
    ...rescheduleCommands({ flow: commands, booking: commandsOver(actor, flow, bookingNow) }, newKey, () => flow.get()),
    dispose({ keepHold = false } = {}) {
      keepsHold = keepHold
      flow.dispose()
    },
  }
}

/** Opens the reschedule of a reservation, or joins the one that is open. */
export const openReschedule = (
  open: OpenFlows<RescheduleFlow>,
  dependencies: RescheduleDependencies,
  options: { codeNumber: string },
): RescheduleFlow =>
  openShared(
    open,
    options.codeNumber,
    () => startReschedule(dependencies, options),
    (flow) => flow.get().step === 'rescheduled',
  ).flow

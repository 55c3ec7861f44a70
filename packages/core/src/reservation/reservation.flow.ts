import { createActor } from 'xstate'
import type { Reservation } from '../contract/types.ts'
import type { ActorOptions } from '../flow/actor-options.ts'
import type { Environment } from '../flow/environment.ts'
import { type Flow, flowOf } from '../flow/flow.ts'
import { type OpenFlows, openShared } from '../flow/shared-flow.ts'
import { storedRecord } from '../flow/stored-record.ts'
import type { FailureCode } from '../http/failure.ts'
import type { DraftStore } from '../ports/index.ts'
import { boolean, checked } from '../validation/checked.ts'
import { type RequestPorts, reservationImplementations } from './reservation.actors.ts'
import { checkedDraft, reservationCommands } from './reservation.commands.ts'
import { connect } from './reservation.connect.ts'
import { amended, choiceIn, emptyDraft, isSameAppointment, isSameChoice } from './reservation.draft.ts'
import { reservationMachine } from './reservation.machine.ts'
import { NOTHING_AGREED, storedOf } from './reservation.rules.ts'
import { storedReservation, upgraded } from './reservation.stored.ts'
import type { DraftPatch, ReservationCommands, ReservationValue, StoredReservation } from './reservation.types.ts'

/** Options of `startReservation`: a service, and whatever else of the draft is known. */
export type ReservationOptions = { serviceId: string } & DraftPatch & {
    /** The page asks on its own whether contact details and requests may go to the shop: `confirm` needs `consents.sharing`. Default: false. */
    asksSharing?: boolean
  }

export interface ReservationFlow extends Flow<ReservationValue>, ReservationCommands {
  /** Lets the slot go unless the person is signing in or the reservation is under way; `keepHold` for a page that comes right back. */
  dispose(options?: { keepHold?: boolean }): void
}

export type ReservationDependencies = Pick<RequestPorts, 'api' | 'apiAfterDispose' | 'newKey'> & {
  environment: Environment
  actorOptions: ActorOptions
  draftStore: DraftStore
  confirmed(reservation: Reservation): void
  holdLost(code: FailureCode): void
}

/**
 * Begins from the stored record and the options. A request stays as it was sent. Else the newest choice counts, and what was agreed to for another appointment does not. A page
 * that begins with the same options each time chooses nothing new by them.
 */
function begin(serviceId: string, found: StoredReservation | null, patch: DraftPatch) {
  const draft = amended({ ...emptyDraft(serviceId), ...found?.draft }, patch)
  if (found === null) return { draft, stored: null, resumed: false }
  const hasHold = found.holdId !== null
  const isSent = found.pending !== null || found.isOutcomeUnknown === true
  const isNewChoice =
    !isSent && !isSameAppointment(draft, found.draft) && !(hasHold && isSameChoice(patch, found.begunWith))
  if (!isNewChoice) return { draft: isSent || hasHold ? found.draft : draft, stored: found, resumed: isSent || hasHold }
  return {
    draft,
    isNewChoice,
    stored: { ...found, ...NOTHING_AGREED },
    resumed: false,
  }
}

export function startReservation(
  dependencies: ReservationDependencies,
  { serviceId, asksSharing = false, ...patch }: ReservationOptions,
): ReservationFlow {
  const { environment, actorOptions, newKey } = dependencies
  const record = storedRecord(dependencies.draftStore, `reservation.${serviceId}`, storedReservation, upgraded)
  const found = record.read()
  const { resumed, ...begun } = begin(serviceId, found, patch)
  const implementations = reservationImplementations({
    ...dependencies,
    settings: environment.settings,
    clock: actorOptions.clock,
  })
  const actor = createActor(reservationMachine.provide(implementations), {
    ...actorOptions,
    input: { ...begun, asksSharing, user: environment.user },
  })
  actor.on('confirmed', ({ reservation }) => dependencies.confirmed(reservation))
  actor.on('holdLost', ({ code }) => dependencies.holdLost(code))
  const onChange = () => {
    const { status, context } = actor.getSnapshot()
    if (status === 'done') record.remove()
    if (status !== 'active' || environment.isDisposed) return
    record.write({ ...storedOf(context), begunWith: choiceIn(patch) })
  }
  actor.subscribe({ next: onChange, complete: onChange, error: onChange })
  actor.start()
  let keepsHold = false
  const { flow, commands } = flowOf<typeof actor, ReservationValue>(
    actor,
    environment,
    (snapshot) => connect(snapshot, resumed),
    () => {
      const snapshot = actor.getSnapshot()
      const isLeaving = snapshot.hasTag('choosing') || snapshot.hasTag('reviewing')
      if (snapshot.status === 'active' && !keepsHold && isLeaving) actor.send({ type: 'leave' })
    },
  )
  function dispose({ keepHold = false }: { keepHold?: boolean } = {}) {
    keepsHold = keepHold
    flow.dispose()
  }
  return { ...flow, ...reservationCommands(commands, newKey), dispose }
}

/** Opens the booking of a service, or joins the one that is open. */
export function openReservation(
  bookings: OpenFlows<ReservationFlow>,
  dependencies: ReservationDependencies,
  options: ReservationOptions,
): ReservationFlow {
  const { serviceId, asksSharing = false, ...patch } = options
  checked('startReservation: asksSharing', asksSharing, boolean, 'true or false')
  checkedDraft('startReservation', patch)
  const { flow, isNew } = openShared(
    bookings,
    serviceId,
    () => startReservation(dependencies, options),
    (booking) => booking.get().step === 'confirmed',
  )
  const { step, hold, can } = flow.get()
  const isFree = !isNew && step === 'choosing' && hold === null && can.update
  if (isFree && Object.keys(patch).length > 0) void flow.update(patch)
  return flow
}

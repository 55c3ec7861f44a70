import {
  type ReservationDependencies,
  type ReservationFlow,
  type ReservationOptions,
  type Started,
  startReservation,
} from './reservation.flow.ts'

/** Flows by service. */
export type Bookings = Map<string, Started & { uses: number }>

/** Two flows of one service are one, because they have one slot and one snapshot: it ends with the last of them. */
export function openReservation(
  bookings: Bookings,
  dependencies: ReservationDependencies,
  options: ReservationOptions,
): ReservationFlow {
  const { serviceId, ...patch } = options
  const found = bookings.get(serviceId)
  const isOpen = found !== undefined && !found.hasFailed() && found.flow.get().step !== 'confirmed'
  const booking = isOpen ? found : { ...startReservation(dependencies, options), uses: 0 }
  bookings.set(serviceId, booking)
  const value = booking.flow.get()
  const isFree = isOpen && value.step === 'choosing' && value.hold === null && value.can.update
  if (isFree && Object.keys(patch).length > 0) void booking.flow.update(patch)
  booking.uses += 1
  let isUsed = true
  return {
    ...booking.flow,
    dispose(how?: { keepHold?: boolean }) {
      if (!isUsed) return
      isUsed = false
      booking.uses -= 1
      if (booking.uses > 0) return
      if (bookings.get(serviceId) === booking) bookings.delete(serviceId)
      booking.flow.dispose(how)
    },
  }
}

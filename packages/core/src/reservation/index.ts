export { isComplete, MAX_PEOPLE } from './reservation.draft.ts'
export { type ReservationFlow, type ReservationOptions, startReservation } from './reservation.flow.ts'
export { reservationMachine } from './reservation.machine.ts'
export type { ContactDraft, Draft, KeptHold, ReservationValue, Step } from './reservation.types.ts'

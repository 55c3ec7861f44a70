export { isComplete, MAX_PEOPLE } from './reservation.draft.ts'
export { type ReservationFlow, type ReservationOptions, startReservation } from './reservation.flow.ts'
export { reservationMachine } from './reservation.machine.ts'
export type {
  ActiveHold,
  ContactDraft,
  Draft,
  DraftPatch,
  ReservationChange,
  ReservationChecking,
  ReservationChoosing,
  ReservationConfirmed,
  ReservationConfirming,
  ReservationData,
  ReservationField,
  ReservationReviewing,
  ReservationSigningIn,
  ReservationStep,
  ReservationTyping,
  ReservationValue,
} from './reservation.types.ts'

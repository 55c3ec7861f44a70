export { MAX_PEOPLE } from './reservation.draft.ts'
export type { ReservationDisposal, ReservationFlow, ReservationOptions } from './reservation.flow.ts'
export type {
  ActiveHold,
  Agreement,
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

export type { ReservationFlow, ReservationOptions } from './reservation.flow.ts'
export type {
  ActiveHold,
  Consents,
  ContactDraft,
  Draft,
  DraftPatch,
  ReservationCan,
  ReservationCommands,
  ReservationData,
  ReservationField,
  ReservationStep,
  ReservationValue,
} from './reservation.types.ts'

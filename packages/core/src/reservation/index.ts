export type { ReservationFlow, ReservationOptions } from './reservation.flow.ts'
export type {
  ActiveHold,
  BookingTerms,
  Consents,
  ContactDraft,
  DraftPatch,
  LostSlot,
  ReservationCan,
  ReservationCommands,
  ReservationData,
  ReservationDraft,
  ReservationField,
  ReservationStep,
  ReservationValue,
} from './reservation.types.ts'

export type {
  CancellationField,
  CancellationFlow,
  CancellationNotice,
  CancellationStep,
  CancellationValue,
} from './cancellation/index.ts'
/** People in one reservation, by the contract. */
export { MAX_PEOPLE } from './client/max-length.gen.ts'
export { CANCEL_REASONS, ERROR_CODES, RESERVATION_STATUSES } from './client/tables.gen.ts'
export type * from './client.ts'
export { createClient, isCode, isFailure, unwrap } from './client.ts'
export * as fields from './fields.ts'
export type { Flow } from './flow.ts'
export type { EndReason, SdkEvents } from './hub.ts'
export type { Favorites, Profile, ProfilePatch } from './member.ts'
export type { Notifications, NotificationsValue } from './notifications/index.ts'
export type {
  Clock,
  Fetch,
  FetchInit,
  Lock,
  Report,
  ReportCode,
  SnapshotStore,
  SocketConstructor,
  StoredSession,
  TokenStore,
  Wake,
} from './ports.ts'
export type { Queries } from './queries/index.ts'
export {
  type Available,
  type Choice,
  type Choices,
  choicesOf,
  type FormPart,
  hasAgreed,
  type Points,
  partAtFault,
  requiredReminders,
  type ServiceChoices,
} from './reservation/choices.ts'
export type {
  ActiveHold,
  Consents,
  ContactDraft,
  Draft,
  DraftPatch,
  ReservationCan,
  ReservationData,
  ReservationField,
  ReservationFlow,
  ReservationOptions,
  ReservationStep,
  ReservationValue,
} from './reservation/index.ts'
export { isComplete } from './reservation/reservation.draft.ts'
export { can, type Transition, transitions } from './reservation/status.ts'
export { createYoyaku } from './sdk.ts'
export type { Yoyaku, YoyakuOptions } from './sdk.types.ts'
export type { Auth, AuthValue } from './session/index.ts'
export type { CommandResult } from './shared/commands.ts'
export type { Fields } from './shared/field-failures.ts'
export { freeCancellationUntil, isFreeToCancel } from './shared/free-cancellation.ts'
export * from './shared/money.ts'
export { formatPhone, type ParsedPhone, type PhoneCountry, parsePhone } from './shared/phone.ts'
export type { Store } from './shared/store.ts'
export { until } from './shared/until.ts'
export * from './shared/when.ts'
export type {
  ProfileInput,
  ProviderTicket,
  SignInConsents,
  SignInField,
  SignInFlow,
  SignInOptions,
  SignInStep,
  SignInValue,
} from './sign-in/index.ts'
export type { Live, LiveValue } from './socket/index.ts'

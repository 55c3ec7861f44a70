export type {
  CancellationCancelled,
  CancellationCancelling,
  CancellationChecking,
  CancellationChoosing,
  CancellationData,
  CancellationField,
  CancellationKeepCommand,
  CancellationKept,
  CancellationLoading,
  CancellationReadData,
  CancellationRefused,
  CancellationRetryCommand,
  CancellationStep,
  CancellationUnreachable,
  CancellationValue,
  Notice,
} from './cancellation/index.ts'
/** People in one reservation, by the contract. */
export { MAX_PEOPLE } from './client/max-length.gen.ts'
export { CANCEL_REASONS, ERROR_CODES, RESERVATION_STATUSES } from './client/tables.gen.ts'
export type * from './client.ts'
export { createClient, isCode, isFailure, unwrap } from './client.ts'
export * as fields from './fields.ts'
export type { Flow } from './flow.ts'
export type { EndReason, SdkEvents } from './hub.ts'
export type { NotificationsValue } from './notifications/index.ts'
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
  ReservationDisposal,
  ReservationField,
  ReservationFlow,
  ReservationOptions,
  ReservationReviewing,
  ReservationSigningIn,
  ReservationStep,
  ReservationTyping,
  ReservationValue,
} from './reservation/index.ts'
export { isComplete } from './reservation/reservation.draft.ts'
export { can, type Transition, transitions } from './reservation/status.ts'
export { createSdk } from './sdk.ts'
export type { Sdk, SdkOptions } from './sdk.types.ts'
export type { SessionValue } from './session/index.ts'
export type { Fields } from './shared/field-failures.ts'
export { freeCancellationUntil, isFreeToCancel } from './shared/free-cancellation.ts'
export * from './shared/money.ts'
export { formatPhone, type ParsedPhone, type PhoneCountry, parsePhone } from './shared/phone.ts'
export { until } from './shared/until.ts'
export type { View } from './shared/view.ts'
export * from './shared/when.ts'
export type {
  Agreed,
  ProfileInput,
  SignInCode,
  SignInData,
  SignInDone,
  SignInEmail,
  SignInField,
  SignInOptions,
  SignInProfile,
  SignInProviderCommand,
  SignInValue,
} from './sign-in/index.ts'
export type { SocketValue } from './socket/index.ts'

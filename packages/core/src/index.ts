export type {
  CancellationField,
  CancellationFlow,
  CancellationNotice,
  CancellationStep,
  CancellationValue,
} from './cancellation/index.ts'
export type * from './client.ts'
export { createClient, isCode, isFailure, providerUrl, unwrap } from './client.ts'
/** People in one reservation, by the contract. */
export { MAX_PEOPLE } from './contract/max-length.gen.ts'
export { CANCEL_REASONS, ERROR_CODES, MAX_WAITING_LIST_ENTRIES, RESERVATION_STATUSES } from './contract/tables.gen.ts'
export type { CommandResult } from './flow/commands.ts'
export type { Flow } from './flow/flow.ts'
export type { Store } from './flow/store.ts'
export { until } from './flow/until.ts'
export { freeCancellationUntil, isFreeToCancel } from './format/free-cancellation.ts'
export * from './format/money.ts'
export * from './format/when.ts'
export type { Notifications, NotificationsValue } from './notifications/index.ts'
export type {
  Clock,
  DraftStore,
  Fetch,
  FetchInit,
  Lock,
  OnProblem,
  Problem,
  ProblemCode,
  SocketConstructor,
  StoredSession,
  TokenStore,
  Wake,
} from './ports/index.ts'
export type { Queries } from './queries/index.ts'
export type {
  RescheduleCan,
  RescheduleData,
  RescheduledTo,
  RescheduleFlow,
  RescheduleStep,
  RescheduleValue,
} from './reschedule/index.ts'
export {
  type Available,
  type ChoiceName,
  type Choices,
  type FormPart,
  hasAgreed,
  partOfFailure,
  requiredChoices,
  requiredReminders,
  type ServiceChoices,
} from './reservation/choices.ts'
export type {
  ActiveHold,
  BookingTerms,
  Consents,
  ContactDraft,
  DraftPatch,
  ReservationCan,
  ReservationData,
  ReservationDraft,
  ReservationField,
  ReservationFlow,
  ReservationOptions,
  ReservationStep,
  ReservationValue,
} from './reservation/index.ts'
export { isComplete } from './reservation/reservation.draft.ts'
export { canTransition, reservationTransitions, type Transition } from './reservation/status.ts'
export { createYoyaku } from './sdk/create-yoyaku.ts'
export type { SdkEvents } from './sdk/events.ts'
export type { Favorites, Profile, ProfilePatch, Reviews } from './sdk/member.ts'
export type { Yoyaku, YoyakuOptions } from './sdk/yoyaku.types.ts'
export type { Auth, AuthValue, EndReason } from './session/index.ts'
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
export type { FieldErrors } from './validation/field-errors.ts'
export * as validators from './validation/fields.ts'
export { formatPhone, type ParsedPhone, type PhoneCountry, parsePhone } from './validation/phone.ts'
export type {
  WaitingEntry,
  WaitingListData,
  WaitingListFlow,
  WaitingListRequest,
  WaitingListStep,
  WaitingListValue,
  WaitingOffer,
} from './waiting-list/index.ts'

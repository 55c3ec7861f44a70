/**
 * Types alone, for pages that name what they pass on: every entity, query and answer of the contract, `components`, `operations` and `paths`,
 * and the parts of options and values that the other entries do not name. It has nothing at run time.
 */

export type { CancellationField, CancellationNotice, CancellationStep } from './cancellation/index.ts'
export type * from './contract/schema.gen.ts'
export type { ErrorCode } from './contract/tables.gen.ts'
export type { Ago } from './format/when.ts'
export type { Api } from './http/api.ts'
export type { FailureKind, FieldFailure, KnownFailureCode, SdkErrorCode } from './http/failure.ts'
export type { Outcome } from './http/outcome.ts'
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
export type {
  CitiesAnswer,
  City,
  CityFilters,
  LocationType,
  PublicQueries,
  Queries,
  QueryOptions,
  SearchFilters,
} from './queries/index.ts'
export type { RescheduleCan, RescheduleData, RescheduledTo, RescheduleStep } from './reschedule/index.ts'
export type { Available, ChoiceName, Choices, FormPart, ServiceChoices } from './reservation/choices.ts'
export type {
  ActiveHold,
  BookingTerms,
  Consents,
  ContactDraft,
  DraftPatch,
  LostSlot,
  ReservationCan,
  ReservationData,
  ReservationDraft,
  ReservationField,
  ReservationStep,
} from './reservation/index.ts'
export type { Transition } from './reservation/status.ts'
export type { Favorites, Profile, ProfilePatch, Reviews } from './sdk/member.ts'
export type { EndReason } from './session/index.ts'
export type { ProfileInput, ProviderTicket, SignInConsents, SignInField, SignInStep } from './sign-in/index.ts'
export type { ProviderUrlOptions } from './sign-in/provider-url.ts'
export type { FieldErrors } from './validation/field-errors.ts'
export type { ParsedPhone, PhoneCountry } from './validation/phone.ts'
export type {
  WaitingEntry,
  WaitingListData,
  WaitingListRequest,
  WaitingListStep,
  WaitingOffer,
} from './waiting-list/index.ts'

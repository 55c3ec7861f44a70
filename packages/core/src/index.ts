/**
 * Functions that a page calls, and the types of the SDK, its flows and their values. At most 60 names, by a test.
 * Every other type is in `./types.ts`.
 */

// Declarations of a library that exports what a flow holds name it by `./types`, which TypeScript must have read.
import type {} from './types.ts'

export type { CancellationFlow, CancellationValue } from './cancellation/index.ts'
/** People in one reservation, by the contract. */
export { MAX_PEOPLE } from './contract/max-length.gen.ts'
export { CANCEL_REASONS, ERROR_CODES, MAX_WAITING_LIST_ENTRIES, RESERVATION_STATUSES } from './contract/tables.gen.ts'
export type { CommandResult } from './flow/commands.ts'
export type { Flow } from './flow/flow.ts'
export type { Store } from './flow/store.ts'
export { until } from './flow/until.ts'
export { freeCancellationUntil, isFreeToCancel } from './format/free-cancellation.ts'
export { formatMoney, majorUnits, minorUnits } from './format/money.ts'
export { dateIn, daysLater, parseDate, secondsLeft, timeAgo, timeIn } from './format/when.ts'
export type { Failure, FailureCode } from './http/failure.ts'
export { isCode, isFailure } from './http/failure.ts'
export { unwrap } from './http/outcome.ts'
export type { Notifications, NotificationsValue } from './notifications/index.ts'
export type { RescheduleFlow, RescheduleValue } from './reschedule/index.ts'
export { hasAgreed, partOfFailure, requiredChoices, requiredReminders } from './reservation/choices.ts'
export type { ReservationFlow, ReservationOptions, ReservationValue } from './reservation/index.ts'
export { isComplete } from './reservation/reservation.draft.ts'
export { canTransition, reservationTransitions } from './reservation/status.ts'
export { createYoyaku } from './sdk/create-yoyaku.ts'
export type { SdkEvents } from './sdk/events.ts'
export type { Yoyaku, YoyakuOptions } from './sdk/yoyaku.types.ts'
export type { Auth, AuthValue } from './session/index.ts'
export type { SignInFlow, SignInOptions, SignInValue } from './sign-in/index.ts'
export { providerUrl } from './sign-in/provider-url.ts'
export type { Live, LiveValue } from './socket/index.ts'
export * as validators from './validation/fields.ts'
export { formatPhone, parsePhone } from './validation/phone.ts'
export type { WaitingListFlow, WaitingListValue } from './waiting-list/index.ts'

/** The charts themselves, for those who run them with actors of their own, and the types that they are made of. */
import { cancellationMachine as cancellation } from './cancellation/cancellation.machine.ts'
import { notificationsMachine as notifications } from './notifications/notifications.machine.ts'
import { rescheduleMachine as reschedule } from './reschedule/reschedule.machine.ts'
import { reservationMachine as reservation } from './reservation/reservation.machine.ts'
import { sessionMachine as session } from './session/session.machine.ts'
import { signInMachine as signIn } from './sign-in/sign-in.machine.ts'
import { socketMachine as socket } from './socket/socket.machine.ts'
import { waitingListMachine as waitingList } from './waiting-list/waiting-list.machine.ts'

/** The types that the charts consist of, so that a library that exports a chart, and depends on this package alone, can name it. */
export type {
  ActorRefFromLogic,
  CallbackActorLogic,
  EventObject,
  MachineSnapshot,
  MetaObject,
  NonReducibleUnknown,
  PromiseActorLogic,
  StateMachine,
} from 'xstate'
export type {
  CancelInput as CancellationCancelInput,
  CancellationContext,
  CancellationEmitted,
  CancellationEvent,
  CancellationInput,
  CancellationTag,
  Loaded as CancellationLoaded,
} from './cancellation/cancellation.types.ts'
export type {
  MarkerEvent as NotificationsMarkerEvent,
  NotificationsContext,
  NotificationsEmitted,
  NotificationsEvent,
  NotificationsTag,
  Page as NotificationsPage,
} from './notifications/notifications.types.ts'
export type {
  RescheduleContext,
  RescheduleEmitted,
  RescheduleEvent,
  RescheduleInput,
  RescheduleTag,
} from './reschedule/reschedule.types.ts'
export { emptyDraft } from './reservation/reservation.draft.ts'
export { ABANDON_AFTER_CHECKS, quoteBefore } from './reservation/reservation.rules.ts'
export type {
  HeldAnswer as ReservationHeldAnswer,
  HoldInput as ReservationHoldInput,
  HoldRef as ReservationHoldRef,
  ReservationContext,
  ReservationEmitted,
  ReservationEvent,
  ReservationInput,
  ReservationPending,
  ReservationTag,
  ShownQuote as ReservationShownQuote,
  StoredReservation as ReservationRecord,
} from './reservation/reservation.types.ts'
export type {
  Found as SessionFound,
  Renewal as SessionRenewal,
  RevocationEvent as SessionRevocationEvent,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionTag,
} from './session/session.types.ts'
export type {
  Challenge as SignInChallenge,
  Exchanged as SignInExchanged,
  ExchangeInput as SignInExchangeInput,
  Output as SignInOutput,
  Profile as SignInProfile,
  Refusal as SignInRefusal,
  Sent as SignInSent,
  SignInContext,
  SignInEvent,
  SignInInput,
  SignInTag,
} from './sign-in/sign-in.types.ts'
export { FAILURES_UNTIL_PAUSED } from './socket/socket.machine.ts'
export type {
  ConnectionEvent as SocketConnectionEvent,
  SocketContext,
  SocketEmitted,
  SocketEvent,
  SocketInput,
  SocketTag,
} from './socket/socket.types.ts'

export type {
  WaitingListContext,
  WaitingListEvent,
  WaitingListPending,
  WaitingListTag,
} from './waiting-list/waiting-list.types.ts'

/** The chart of a cancellation. */
export type CancellationMachine = typeof cancellation

/** The chart of a cancellation. */
export const cancellationMachine: CancellationMachine = cancellation

/** The chart of the list of notifications. */
export type NotificationsMachine = typeof notifications

/** The chart of the list of notifications. */
export const notificationsMachine: NotificationsMachine = notifications

/** The chart of another time for a reservation. It runs the chart of a reservation. */
export type RescheduleMachine = typeof reschedule

/** The chart of another time for a reservation. It runs the chart of a reservation. */
export const rescheduleMachine: RescheduleMachine = reschedule

/** The chart of a reservation. */
export type ReservationMachine = typeof reservation

/** The chart of a reservation. */
export const reservationMachine: ReservationMachine = reservation

/** The chart of the session. */
export type SessionMachine = typeof session

/** The chart of the session. */
export const sessionMachine: SessionMachine = session

/** The chart of a sign-in. */
export type SignInMachine = typeof signIn

/** The chart of a sign-in. */
export const signInMachine: SignInMachine = signIn

/** The chart of the live connection. */
export type SocketMachine = typeof socket

/** The chart of the live connection. */
export const socketMachine: SocketMachine = socket

/** The chart of the waiting list. */
export type WaitingListMachine = typeof waitingList

/** The chart of the waiting list. */
export const waitingListMachine: WaitingListMachine = waitingList

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
  Context as CancellationContext,
  Emitted as CancellationEmitted,
  Event as CancellationEvent,
  Input as CancellationInput,
  Loaded as CancellationLoaded,
  Tag as CancellationTag,
} from './cancellation/cancellation.types.ts'
export type {
  Context as NotificationsContext,
  Emitted as NotificationsEmitted,
  Event as NotificationsEvent,
  MarkerEvent as NotificationsMarkerEvent,
  Page as NotificationsPage,
  Tag as NotificationsTag,
} from './notifications/notifications.types.ts'
export type {
  Context as RescheduleContext,
  Emitted as RescheduleEmitted,
  Event as RescheduleEvent,
  Input as RescheduleInput,
  Tag as RescheduleTag,
} from './reschedule/reschedule.types.ts'
export { emptyDraft } from './reservation/reservation.draft.ts'
export { ABANDON_AFTER_CHECKS, quoteBefore } from './reservation/reservation.rules.ts'
export type {
  Context as ReservationContext,
  Emitted as ReservationEmitted,
  Event as ReservationEvent,
  HeldAnswer as ReservationHeldAnswer,
  HoldInput as ReservationHoldInput,
  HoldRef as ReservationHoldRef,
  Input as ReservationInput,
  Pending as ReservationPending,
  ShownQuote as ReservationShownQuote,
  StoredReservation as ReservationRecord,
  Tag as ReservationTag,
} from './reservation/reservation.types.ts'
export type {
  Context as SessionContext,
  Emitted as SessionEmitted,
  Event as SessionEvent,
  Found as SessionFound,
  Renewal as SessionRenewal,
  RevocationEvent as SessionRevocationEvent,
  Tag as SessionTag,
} from './session/session.types.ts'
export type {
  Challenge as SignInChallenge,
  Context as SignInContext,
  Event as SignInEvent,
  Exchanged as SignInExchanged,
  ExchangeInput as SignInExchangeInput,
  Input as SignInInput,
  Output as SignInOutput,
  Profile as SignInProfile,
  Refusal as SignInRefusal,
  Sent as SignInSent,
  Tag as SignInTag,
} from './sign-in/sign-in.types.ts'
export { FAILURES_UNTIL_PAUSED } from './socket/socket.machine.ts'
export type {
  ConnectionEvent as SocketConnectionEvent,
  Context as SocketContext,
  Emitted as SocketEmitted,
  Event as SocketEvent,
  Input as SocketInput,
  Tag as SocketTag,
} from './socket/socket.types.ts'

export type {
  Context as WaitingListContext,
  Event as WaitingListEvent,
  Pending as WaitingListPending,
  Tag as WaitingListTag,
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

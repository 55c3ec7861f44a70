/** The charts themselves, for those who run them with actors of their own, and the types that they are made of. */
export { cancellationMachine } from './cancellation/cancellation.machine.ts'
export type {
  CancelInput as CancellationCancelInput,
  Context as CancellationContext,
  Emitted as CancellationEmitted,
  Event as CancellationEvent,
  Input as CancellationInput,
  Loaded as CancellationLoaded,
  Tag as CancellationTag,
} from './cancellation/cancellation.types.ts'
export { notificationsMachine } from './notifications/notifications.machine.ts'
export type {
  Context as NotificationsContext,
  Emitted as NotificationsEmitted,
  Event as NotificationsEvent,
  MarkerEvent as NotificationsMarkerEvent,
  Page as NotificationsPage,
  Tag as NotificationsTag,
} from './notifications/notifications.types.ts'
export { reservationMachine } from './reservation/reservation.complete.ts'
export type {
  Context as ReservationContext,
  Emitted as ReservationEmitted,
  Event as ReservationEvent,
  HeldAnswer as ReservationHeldAnswer,
  HoldInput as ReservationHoldInput,
  HoldRef as ReservationHoldRef,
  Input as ReservationInput,
  Pending as ReservationPending,
  StoredReservation as ReservationRecord,
  Tag as ReservationTag,
} from './reservation/reservation.types.ts'
export { sessionMachine } from './session/session.machine.ts'
export type {
  Context as SessionContext,
  Emitted as SessionEmitted,
  Event as SessionEvent,
  Found as SessionFound,
  Renewal as SessionRenewal,
  RevocationEvent as SessionRevocationEvent,
  Tag as SessionTag,
} from './session/session.types.ts'
export { signInMachine } from './sign-in/sign-in.machine.ts'
export type {
  Challenge as SignInChallenge,
  Context as SignInContext,
  Event as SignInEvent,
  Exchanged as SignInExchanged,
  Input as SignInInput,
  Output as SignInOutput,
  Profile as SignInProfile,
  Refusal as SignInRefusal,
  Sent as SignInSent,
  Tag as SignInTag,
} from './sign-in/sign-in.types.ts'
export { socketMachine } from './socket/socket.machine.ts'
export type {
  ConnectionEvent as SocketConnectionEvent,
  Context as SocketContext,
  Emitted as SocketEmitted,
  Event as SocketEvent,
  Input as SocketInput,
  Tag as SocketTag,
} from './socket/socket.types.ts'

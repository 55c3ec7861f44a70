/** The charts themselves, for those who run them with actors of their own. */
export { cancellationMachine } from './cancellation/cancellation.machine.ts'
export { notificationsMachine } from './notifications/notifications.machine.ts'
export { reservationMachine } from './reservation/reservation.machine.ts'
export { sessionMachine } from './session/session.machine.ts'
export { signInMachine } from './sign-in/sign-in.machine.ts'
export { socketMachine } from './socket/socket.machine.ts'

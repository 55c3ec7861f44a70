import type { Failure } from '@yoyaku/core'
import type {
  CancellationEvent,
  NotificationsEvent,
  RescheduleEvent,
  ReservationEvent,
  SessionEvent,
  SignInEvent,
  SocketEvent,
  WaitingListEvent,
} from '@yoyaku/core/machines'
import { reservationMachine } from '@yoyaku/core/machines'
import { initialTransition } from 'xstate'
import { failureOf, hana, holdOf, notificationOf, quoteOf, reservationOf, waitingEntryOf } from '../fixtures.ts'
import { afterEvent, doneEvent, errorEvent, snapshotEvent } from './chart-events.ts'
import { machineInputs } from './machine-inputs.ts'
import type { PathEvent } from './paths.ts'

type Events<Event> = readonly PathEvent<Event>[]

const OFFLINE = failureOf(null, 'NETWORK')
const OVER = failureOf(429, 'TOO_MANY_ATTEMPTS')
const GONE = failureOf(404, 'NOT_FOUND')
const INVALID = failureOf(400, 'VALIDATION')
const CONSENTS: Failure = { ...INVALID, fields: [{ field: 'agreedTermsVersion', code: 'REQUIRED' }] }
const ENDED = failureOf(401, 'UNAUTHORIZED')

const signedIn = { accessToken: 'access-1', refreshToken: 'refresh-1', user: hana }
const renewed = { ...signedIn, accessToken: 'access-2', refreshToken: 'refresh-2' }
const anothers = { ...signedIn, accessToken: 'access-3', refreshToken: 'refresh-3', user: { ...hana, id: 'user-jun' } }
const SIGN_IN_CHALLENGE = { challengeId: 'challenge-1', expiresAt: null, resendAt: null }
const SENT = { expiresAt: '2026-11-20T09:10:00Z', resendAt: '2026-11-20T09:01:00Z' }
const { quote, ...hold } = holdOf({ expiresAt: '2026-11-20T09:10:00Z', latestExpiresAt: '2026-11-20T09:20:00Z' })
const held = { hold, quote }
const cancellable = reservationOf()
/** A hold that another tab has confirmed. */
const became = { ...failureOf(409, 'HOLD_EXPIRED'), codeNumber: cancellable.codeNumber, reservation: cancellable }
const notification = notificationOf('notification-1')

const session: Events<SessionEvent> = [
  { type: 'signed.in', session: signedIn },
  { type: 'sign.out' },
  { type: 'token.rejected', accessToken: 'access-1' },
  { type: 'storage.changed' },
  { type: 'user.changed', user: hana },
  { type: 'session.found', session: null, reason: 'expired' },
  { type: 'session.found', session: renewed },
  { type: 'session.found', session: anothers },
  doneEvent('read', null),
  doneEvent('read', signedIn),
  errorEvent('read', OFFLINE),
  doneEvent('reread', null),
  doneEvent('reread', renewed),
  errorEvent('reread', OFFLINE),
  doneEvent('store'),
  errorEvent('store', OFFLINE),
  doneEvent('refresh', { found: { session: renewed }, cooldownMs: 0 }),
  doneEvent('refresh', { found: null, cooldownMs: 0 }),
  doneEvent('refresh', { found: null, cooldownMs: 5_000 }),
  errorEvent('refresh', OFFLINE),
  doneEvent('forget'),
  { type: 'wake' },
  { type: 'signed.in', session: anothers },
  errorEvent('forget', OFFLINE),
  afterEvent('COOLDOWN', 'session.member.coolingDown'),
]

const signIn: Events<SignInEvent> = [
  { type: 'member.changed', user: hana, forgets: false },
  { type: 'email.submit', email: 'hana@example.com' },
  { type: 'email.submit', email: 'hana' },
  { type: 'profile.submit', profile: { firstName: 'Hana', lastName: 'Sato' } },
  { type: 'profile.submit', profile: { firstName: '', lastName: '' } },
  { type: 'code.submit', code: '123456' },
  { type: 'code.submit', code: '12' },
  { type: 'resend' },
  { type: 'back' },
  { type: 'provider.return', provider: 'google', ticket: 'ticket-1' },
  doneEvent('begin', { ...SIGN_IN_CHALLENGE, isNewUser: true, nextStep: 'profile' }),
  doneEvent('begin', { ...SIGN_IN_CHALLENGE, ...SENT, isNewUser: false, nextStep: 'code' }),
  errorEvent('begin', OFFLINE),
  doneEvent('sendProfile', SENT),
  errorEvent('sendProfile', GONE),
  errorEvent('sendProfile', INVALID),
  doneEvent('resend', SENT),
  errorEvent('resend', GONE),
  errorEvent('resend', OFFLINE),
  doneEvent('verify', hana),
  errorEvent('verify', failureOf(400, 1007)),
  errorEvent('verify', OFFLINE),
  errorEvent('verify', OVER),
  errorEvent('verify', CONSENTS),
  errorEvent('resend', OVER),
  doneEvent('restart', { ...SIGN_IN_CHALLENGE, ...SENT, isNewUser: false, nextStep: 'code' }),
  doneEvent('restart', { ...SIGN_IN_CHALLENGE, isNewUser: true, nextStep: 'profile' }),
  errorEvent('restart', failureOf(400, 'TICKET_EXPIRED')),
  errorEvent('restart', OFFLINE),
  doneEvent('exchange', { user: hana }),
  doneEvent('exchange', { ticket: 'ticket-2', email: null }),
  errorEvent('begin', failureOf(400, 'TICKET_EXPIRED')),
  errorEvent('exchange', INVALID),
  afterEvent('RESEND', 'sign-in.code.editing.waiting'),
  afterEvent('RESEND', 'sign-in.code.locked.waiting'),
]

const reservation: Events<ReservationEvent> = [
  { type: 'draft.amend', patch: { shopId: 'shop-1', reservationDate: '2026-11-25', reservationTime: '14:00' } },
  { type: 'review' },
  { type: 'back' },
  { type: 'contact.amend', patch: { phone: '+819012345678' } },
  { type: 'requirement.amend', text: 'By the window' },
  { type: 'agree', termsVersion: '1', remindersConfirmed: [] },
  { type: 'confirm', idempotencyKey: 'key-1', version: 1 },
  { type: 'price.accept' },
  { type: 'recheck' },
  { type: 'abandon' },
  { type: 'wake' },
  { type: 'activity' },
  { type: 'leave' },
  { type: 'member.changed', user: hana, forgets: false },
  { type: 'member.changed', user: hana, forgets: true },
  { type: 'member.changed', user: null, forgets: true },
  { type: 'member.changed', user: { ...hana, id: 'user-jun' }, forgets: false },
  { type: 'member.changed', user: null, forgets: false },
  { type: 'settings.changed' },
  doneEvent('readTerms', null),
  errorEvent('readTerms', OFFLINE),
  doneEvent('hold', held),
  errorEvent('hold', failureOf(409, 'SLOT_TAKEN')),
  errorEvent('hold', GONE),
  errorEvent('hold', OFFLINE),
  errorEvent('hold', became),
  errorEvent('hold', ENDED),
  doneEvent('getHold', held),
  errorEvent('getHold', GONE),
  errorEvent('getHold', OFFLINE),
  errorEvent('getHold', became),
  errorEvent('getHold', ENDED),
  doneEvent('submit', cancellable),
  errorEvent('submit', OFFLINE),
  errorEvent('submit', ENDED),
  errorEvent('submit', failureOf(409, 'HOLD_EXPIRED')),
  errorEvent('submit', INVALID),
  errorEvent('submit', { ...failureOf(412, 'PRICE_CHANGED'), quote: quoteOf(7_000) }),
  errorEvent('submit', became),
  doneEvent('requote', { hold, quote: quoteOf(7_000) }),
  errorEvent('requote', GONE),
  errorEvent('requote', OFFLINE),
  errorEvent('requote', became),
  errorEvent('requote', ENDED),
  doneEvent('extend', held),
  errorEvent('extend', GONE),
  errorEvent('extend', OFFLINE),
  doneEvent('read', held),
  doneEvent('read', { hold, quote: quoteOf(7_000) }),
  errorEvent('read', GONE),
  errorEvent('read', OFFLINE),
  afterEvent('EXTEND_AGAIN', 'reservation.hold.active.extended'),
  afterEvent('HOLD_EXPIRES', 'reservation.hold.active'),
  afterEvent('CHECK_AGAIN', 'reservation.step.submitting.unknown'),
]

const [{ draft }] = machineInputs.reservation
const notReschedulable = reservationOf({
  allowedActions: [
    { action: 'reschedule', allowed: false, reason: 'LIMIT', until: '2026-11-24T14:00:00+09:00', left: 0 },
  ],
})
/** The booking that a reschedule runs, at one of its steps. */
function bookingAt(step: string, failure: Failure | null = null) {
  const [{ context }] = initialTransition(reservationMachine, { draft, stored: null, user: hana, replaces: 'A2B3C4D5' })
  return reservationMachine.resolveState({ value: { step, hold: 'none' }, context: { ...context, failure } } as never)
}

const reschedule: Events<RescheduleEvent> = [
  { type: 'member.changed', user: hana, forgets: true },
  { type: 'member.changed', user: hana, forgets: false },
  { type: 'settings.changed' },
  { type: 'wake' },
  { type: 'retry' },
  { type: 'reservation.changed' },
  doneEvent('load', cancellable),
  doneEvent('load', notReschedulable),
  errorEvent('load', OFFLINE),
  snapshotEvent('booking', bookingAt('choosing')),
  snapshotEvent('booking', bookingAt('choosing', failureOf(409, 'RESCHEDULE_LIMIT'))),
  snapshotEvent('booking', bookingAt('requoting')),
  doneEvent('booking', cancellable),
  doneEvent('reread', cancellable),
  doneEvent('reread', notReschedulable),
  errorEvent('reread', OFFLINE),
]

const waitingFor = { shopId: 'shop-1', date: '2026-11-25', quantity: 1 }
const entry = waitingEntryOf()
const offer = {
  ...{ startAt: '2026-11-25T14:00:00+09:00', endAt: '2026-11-25T15:00:00+09:00', expiresAt: '2026-11-20T09:15:00Z' },
  booking: { serviceId: 'service-1' },
}

const waitingList: Events<WaitingListEvent> = [
  { type: 'member.changed', user: hana, forgets: true },
  { type: 'member.changed', user: hana, forgets: false },
  { type: 'settings.changed' },
  { type: 'wake' },
  { type: 'offers.changed' },
  { type: 'join', idempotencyKey: 'key-1', request: waitingFor },
  { type: 'leave', entryId: 'entry-1' },
  { type: 'retry' },
  doneEvent('list', []),
  errorEvent('list', OFFLINE),
  doneEvent('reread', [{ ...entry, offer }]),
  errorEvent('reread', OFFLINE),
  doneEvent('join', entry),
  errorEvent('join', OFFLINE),
  errorEvent('join', INVALID),
  doneEvent('check', entry),
  errorEvent('check', OFFLINE),
  errorEvent('check', INVALID),
  doneEvent('leave', 'entry-1'),
  errorEvent('leave', OFFLINE),
  afterEvent('OFFER_ENDS', 'waiting-list.listed.offered'),
  afterEvent('CHECK_AGAIN', 'waiting-list.checking.waiting'),
]

const cancellation: Events<CancellationEvent> = [
  { type: 'member.changed', user: hana, forgets: true },
  { type: 'member.changed', user: hana, forgets: false },
  { type: 'settings.changed' },
  { type: 'wake' },
  { type: 'choose', reason: 'budget', text: '' },
  { type: 'keep' },
  { type: 'cancel', idempotencyKey: 'key-1' },
  { type: 'retry' },
  doneEvent('load', { reservation: cancellable, isFree: true }),
  doneEvent('load', { reservation: { ...cancellable, allowedActions: [] }, isFree: false }),
  errorEvent('load', OFFLINE),
  doneEvent('cancel', { ...cancellable, status: 'cancelled' }),
  errorEvent('cancel', OFFLINE),
  errorEvent('cancel', failureOf(409, 'VERSION_CONFLICT')),
  errorEvent('cancel', INVALID),
  doneEvent('check', { ...cancellable, status: 'cancelled' }),
  errorEvent('check', OFFLINE),
  errorEvent('check', failureOf(409, 'VERSION_CONFLICT')),
  errorEvent('check', INVALID),
  afterEvent('CHECK_AGAIN', 'cancellation.checking.waiting'),
]

const notifications: Events<NotificationsEvent> = [
  { type: 'member.changed', isMember: true },
  { type: 'member.changed', isMember: true, awaitsConnection: true },
  { type: 'member.changed', isMember: false },
  { type: 'connection.failed' },
  { type: 'refetch' },
  { type: 'arrived', notification: notificationOf('notification-2') },
  { type: 'more' },
  { type: 'mark', id: notification.id },
  { type: 'mark.all' },
  { type: 'mark.accepted', key: 0 },
  { type: 'mark.refused', key: 0, failure: OFFLINE },
  doneEvent('fetchPage', { data: [notification], total: 40, unreadCount: 1 }),
  errorEvent('fetchPage', OFFLINE),
  afterEvent('CONNECTION_WITHIN', 'notifications.on.awaitingConnection'),
]

const socket: Events<SocketEvent> = [
  { type: 'member.changed', isMember: true },
  { type: 'member.changed', isMember: false },
  { type: 'wake' },
  { type: 'opened' },
  { type: 'ping.sent' },
  { type: 'pong' },
  { type: 'frame', notification: notification },
  { type: 'reconnect' },
  { type: 'closed', code: 1006, jitter: 0 },
  { type: 'closed', code: 4001, jitter: 0 },
  { type: 'closed', code: 4003, jitter: 0 },
  { type: 'closed', code: 4401, jitter: 0 },
  { type: 'closed', code: 4408, jitter: 0 },
  doneEvent('renew'),
  errorEvent('renew', OFFLINE),
  afterEvent('PING_EVERY', 'socket.active.open.heartbeat.pinging'),
  afterEvent('PONG_WITHIN', 'socket.active.open.pong.awaiting'),
  afterEvent('OPEN_WITHIN', 'socket.active.opening'),
  afterEvent('AFTER_CLOSE', 'socket.waiting'),
  afterEvent('AFTER_FAILURE', 'socket.backingOff'),
]

/** Every event of each chart, with every kind of answer. Pass them to `paths`. */
export const machineEvents = {
  session,
  signIn,
  reservation,
  reschedule,
  cancellation,
  notifications,
  socket,
  waitingList,
}

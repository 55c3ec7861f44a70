import type * as machines from '../machines.ts'
import type { Failure } from '../shared/failure.ts'
import { hana, holdOf, notificationOf, quoteOf, reservationOf } from './fixtures.ts'
import type { PathOptions } from './paths.ts'

type Happenings<Name extends keyof typeof machines> = PathOptions<(typeof machines)[Name]>['events']

/** What an actor tells the chart that runs it. */
export const answers = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}` as const, output })
export const fails = (id: string, error: Failure) => ({ type: `xstate.error.actor.${id}` as const, error })
export const passes = (delay: string, state: string) => ({ type: `xstate.after.${delay}.${state}` as const })

export const failing = (status: number | null, code: Failure['code']): Failure => ({
  kind: status === null ? 'network' : 'http',
  status,
  code,
  message: String(code),
  fields: [],
  requestId: null,
})

const OFFLINE = failing(null, 'NETWORK')
const OVER = failing(429, 'TOO_MANY_ATTEMPTS')
const GONE = failing(404, 'NOT_FOUND')
const INVALID = failing(400, 'VALIDATION')
const ENDED = failing(401, 'UNAUTHORIZED')

const signedIn = { accessToken: 'access-1', refreshToken: 'refresh-1', user: hana }
const renewed = { ...signedIn, accessToken: 'access-2', refreshToken: 'refresh-2' }
const anothers = { ...signedIn, accessToken: 'access-3', refreshToken: 'refresh-3', user: { ...hana, id: 'user-jun' } }
const SIGN_IN_CHALLENGE = { challengeId: 'challenge-1', expiresAt: null, resendAt: null }
const SENT = { expiresAt: '2026-11-20T09:10:00Z', resendAt: '2026-11-20T09:01:00Z' }
const { quote, ...hold } = holdOf({ expiresAt: '2026-11-20T09:10:00Z', latestExpiresAt: '2026-11-20T09:20:00Z' })
const held = { hold, quote }
const cancellable = reservationOf()
/** A hold that another tab has confirmed. */
const became = { ...failing(409, 'HOLD_EXPIRED'), codeNumber: cancellable.codeNumber, reservation: cancellable }
const told = notificationOf('notification-1')

const session: Happenings<'sessionMachine'> = [
  { type: 'signed.in', session: signedIn },
  { type: 'sign.out' },
  { type: 'token.rejected', accessToken: 'access-1' },
  { type: 'storage.changed' },
  { type: 'user.changed', user: hana },
  { type: 'session.found', session: null, reason: 'refused' },
  { type: 'session.found', session: renewed },
  { type: 'session.found', session: anothers },
  answers('read', null),
  answers('read', signedIn),
  fails('read', OFFLINE),
  answers('reread', null),
  answers('reread', renewed),
  fails('reread', OFFLINE),
  answers('store'),
  fails('store', OFFLINE),
  answers('refresh', { found: { session: renewed }, restMs: 0 }),
  answers('refresh', { found: null, restMs: 0 }),
  answers('refresh', { found: null, restMs: 5_000 }),
  fails('refresh', OFFLINE),
  answers('forget'),
  { type: 'wake' },
  { type: 'signed.in', session: anothers },
  fails('forget', OFFLINE),
  passes('REST', 'session.member.resting'),
]

const signIn: Happenings<'signInMachine'> = [
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
  answers('begin', { ...SIGN_IN_CHALLENGE, isNewUser: true, nextStep: 'profile' }),
  answers('begin', { ...SIGN_IN_CHALLENGE, ...SENT, isNewUser: false, nextStep: 'code' }),
  fails('begin', OFFLINE),
  answers('sendProfile', SENT),
  fails('sendProfile', GONE),
  fails('sendProfile', INVALID),
  answers('resend', SENT),
  fails('resend', GONE),
  fails('resend', OFFLINE),
  answers('verify', hana),
  fails('verify', failing(400, 1007)),
  fails('verify', OFFLINE),
  fails('verify', OVER),
  fails('resend', OVER),
  answers('beginAgain', { ...SIGN_IN_CHALLENGE, ...SENT, isNewUser: false, nextStep: 'code' }),
  answers('beginAgain', { ...SIGN_IN_CHALLENGE, isNewUser: true, nextStep: 'profile' }),
  fails('beginAgain', failing(400, 'TICKET_EXPIRED')),
  fails('beginAgain', OFFLINE),
  answers('exchange', { user: hana }),
  answers('exchange', { ticket: 'ticket-2', email: null }),
  fails('begin', failing(400, 'TICKET_EXPIRED')),
  fails('exchange', INVALID),
  passes('RESEND', 'sign-in.code.asking.waiting'),
  passes('RESEND', 'sign-in.code.attemptsOver.waiting'),
]

const reservation: Happenings<'reservationMachine'> = [
  { type: 'draft.amend', patch: { shopId: 'shop-1', reservationDate: '2026-11-25', reservationTime: '14:00' } },
  { type: 'review' },
  { type: 'back' },
  { type: 'contact.amend', patch: { phone: '+819012345678' } },
  { type: 'requirement.amend', text: 'By the window' },
  { type: 'agree', termsVersion: '1', remindersConfirmed: [] },
  { type: 'confirm', idempotencyKey: 'key-1', requiredReminders: [] },
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
  { type: 'hold.lost', failure: failing(409, 'HOLD_EXPIRED') },
  { type: 'hold.lost', failure: became },
  answers('hold', held),
  fails('hold', failing(409, 'SLOT_TAKEN')),
  fails('hold', GONE),
  fails('hold', OFFLINE),
  fails('hold', became),
  fails('hold', ENDED),
  answers('look', held),
  fails('look', GONE),
  fails('look', OFFLINE),
  fails('look', became),
  fails('look', ENDED),
  answers('submit', cancellable),
  fails('submit', OFFLINE),
  fails('submit', ENDED),
  fails('submit', failing(409, 'HOLD_EXPIRED')),
  fails('submit', INVALID),
  fails('submit', { ...failing(412, 'PRICE_CHANGED'), quote: quoteOf(7_000) }),
  fails('submit', became),
  answers('requote', { hold, quote: quoteOf(7_000) }),
  fails('requote', GONE),
  fails('requote', OFFLINE),
  fails('requote', became),
  fails('requote', ENDED),
  answers('extend', held),
  fails('extend', GONE),
  fails('extend', OFFLINE),
  answers('read', held),
  answers('read', { hold, quote: quoteOf(7_000) }),
  fails('read', GONE),
  fails('read', OFFLINE),
  passes('EXTEND_AGAIN', 'reservation.hold.active.extended'),
  passes('HOLD_EXPIRES', 'reservation.hold.active'),
  passes('CHECK_AGAIN', 'reservation.step.submitting.unknown'),
]

const cancellation: Happenings<'cancellationMachine'> = [
  { type: 'member.changed', user: hana, forgets: true },
  { type: 'member.changed', user: hana, forgets: false },
  { type: 'settings.changed' },
  { type: 'wake' },
  { type: 'choose', reason: 'budget', text: '' },
  { type: 'keep' },
  { type: 'cancel', idempotencyKey: 'key-1' },
  { type: 'retry' },
  answers('load', { reservation: cancellable, isFree: true }),
  answers('load', { reservation: { ...cancellable, allowedActions: [] }, isFree: false }),
  fails('load', OFFLINE),
  answers('cancel', { ...cancellable, status: 'cancelled' }),
  fails('cancel', OFFLINE),
  fails('cancel', failing(409, 'VERSION_CONFLICT')),
  fails('cancel', INVALID),
  passes('CHECK_AGAIN', 'cancellation.checking'),
]

const notifications: Happenings<'notificationsMachine'> = [
  { type: 'member.changed', isMember: true },
  { type: 'member.changed', isMember: false },
  { type: 'refetch' },
  { type: 'arrived', notification: notificationOf('notification-2') },
  { type: 'more' },
  { type: 'mark', id: told.id },
  { type: 'mark.all' },
  { type: 'mark.refused', ids: [told.id], unseen: 0, failure: OFFLINE },
  answers('fetchPage', { data: [told], total: 40, unreadCount: 1 }),
  fails('fetchPage', OFFLINE),
]

const socket: Happenings<'socketMachine'> = [
  { type: 'member.changed', isMember: true },
  { type: 'member.changed', isMember: false },
  { type: 'wake' },
  { type: 'opened' },
  { type: 'ping.sent' },
  { type: 'pong' },
  { type: 'frame', notification: told },
  { type: 'reconnect' },
  { type: 'closed', code: 1006, jitter: 0 },
  { type: 'closed', code: 4001, jitter: 0 },
  { type: 'closed', code: 4401, jitter: 0 },
  { type: 'closed', code: 4408, jitter: 0 },
  answers('renew'),
  fails('renew', OFFLINE),
  passes('PING_EVERY', 'socket.connected.open.heart.beating'),
  passes('PONG_WITHIN', 'socket.connected.open.pulse.awaited'),
  passes('OPEN_WITHIN', 'socket.connected.opening'),
  passes('AFTER_CLOSE', 'socket.waiting'),
  passes('AFTER_FAILURE', 'socket.backingOff'),
]

/** Everything that may happen to each chart, with answers of every kind: for `paths`. */
export const happenings = { session, signIn, reservation, cancellation, notifications, socket }

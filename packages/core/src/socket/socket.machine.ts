import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import { fromEvent } from '../flow/event-data.ts'
import { notProvided } from '../flow/not-provided.ts'
import { NOT_ALLOWED } from './socket.codes.ts'
import type * as T from './socket.types.ts'

export const PING_EVERY_MS = 15_000
export const PONG_WITHIN_MS = 10_000
export const RECONNECT_MS = 2_000
/** The longest wait where a socket does not even open; it is tried at this pace for as long as somebody is signed in. */
export const BACK_OFF_LAST_MS = 30_000

/** A ticket may have to wait for a refresh (up to 25 s); a handshake that takes longer than this is dead. */
export const OPEN_WITHIN_MS = 30_000

/** So many failures in a row, about 30 s, are no accident: live updates are called paused until a socket opens. */
export const FAILURES_UNTIL_PAUSED = 5

/** The session ended or the token is no good: `specs/live.md`. */
const UNAUTHORIZED = 4401
/** The same member opened more sockets than may be. */
const DISPLACED = 4408

/** The live connection of a member. */
export const socketMachine = setup({
  types: {} as {
    input: T.SocketInput
    context: T.SocketContext
    events: T.SocketEvent
    emitted: T.SocketEmitted
    tags: T.SocketTag
  },
  actors: {
    connection: fromCallback<T.ConnectionEvent>(() => undefined),
    renew: fromPromise<void>(notProvided),
  },
  guards: {
    isMember: (_, { isMember }: { isMember: boolean }) => isMember,
    isSignedOut: (_, { isMember }: { isMember: boolean }) => !isMember,
    tokenIsRejected: (_, { code }: { code: number }) => code === UNAUTHORIZED,
    isNotAllowed: (_, { code }: { code: number }) => code === NOT_ALLOWED,
    isDisplaced: (_, { code }: { code: number }) => code === DISPLACED,
  },
  delays: {
    PING_EVERY: PING_EVERY_MS,
    PONG_WITHIN: PONG_WITHIN_MS,
    OPEN_WITHIN: OPEN_WITHIN_MS,
    AFTER_CLOSE: ({ context }) => RECONNECT_MS + context.jitter * context.spreadMs,
    AFTER_FAILURE: ({ context }) => backOff(context),
  },
  actions: {
    noteClose: assign((_, { jitter }: { jitter: number }) => ({ jitter })),
    noteFailure: assign(({ context }, { jitter }: { jitter: number }) => ({
      jitter,
      failures: Math.min(context.failures + 1, FAILURES_UNTIL_PAUSED),
    })),
  },
}).createMachine({
  id: 'socket',
  context: ({ input }) => ({ failures: 0, jitter: 0, spreadMs: input.spreadMs }),
  initial: 'off',
  on: {
    'member.changed': { guard: { type: 'isSignedOut', params: fromEvent }, target: '.off' },
  },
  states: {
    off: {
      tags: 'off',
      entry: assign({ failures: 0 }),
      on: { 'member.changed': { guard: { type: 'isMember', params: fromEvent }, target: 'active' } },
    },
    /** The server takes no live connection from this page. It is asked again only where the page wants it. */
    notAllowed: {
      tags: 'off',
      entry: emit({ type: 'failed', failures: 0 }),
      on: { reconnect: 'active' },
    },
    displaced: { tags: 'off', on: { wake: 'active', reconnect: 'active' } },
    active: {
      invoke: { id: 'connection', src: 'connection' },
      initial: 'opening',
      states: {
        opening: {
          tags: 'connecting',
          after: { OPEN_WITHIN: { actions: sendTo('connection', { type: 'drop' }) } },
          on: {
            opened: 'open',
            wake: { target: '#socket.active', reenter: true },
            closed: [
              { guard: { type: 'isNotAllowed', params: fromEvent }, target: '#socket.notAllowed' },
              { target: '#socket.backingOff', actions: { type: 'noteFailure', params: fromEvent } },
            ],
          },
        },
        open: {
          tags: 'online',
          type: 'parallel',
          entry: [assign({ failures: 0 }), emit({ type: 'online' })],
          on: {
            frame: {
              actions: emit(({ event }) => ({ type: 'notification' as const, notification: event.notification })),
            },
            closed: [
              {
                guard: { type: 'tokenIsRejected', params: fromEvent },
                target: '#socket.renewing',
                actions: { type: 'noteClose', params: fromEvent },
              },
              { guard: { type: 'isDisplaced', params: fromEvent }, target: '#socket.displaced' },
              { target: '#socket.waiting', actions: { type: 'noteClose', params: fromEvent } },
            ],
          },
          states: {
            heartbeat: {
              initial: 'pinging',
              states: {
                pinging: {
                  entry: [sendTo('connection', { type: 'ping' }), raise({ type: 'ping.sent' })],
                  after: { PING_EVERY: { target: 'pinging', reenter: true } },
                  on: { wake: { target: 'pinging', reenter: true } },
                },
              },
            },
            pong: {
              initial: 'received',
              states: {
                received: { on: { 'ping.sent': 'awaiting' } },
                awaiting: {
                  on: { pong: 'received' },
                  after: { PONG_WITHIN: { actions: sendTo('connection', { type: 'drop' }) } },
                },
              },
            },
          },
        },
      },
    },
    /** After a socket that had opened. */
    waiting: {
      tags: 'waiting',
      after: { AFTER_CLOSE: 'active' },
      on: { wake: 'active', reconnect: 'active' },
    },
    /** After one that had not. */
    backingOff: {
      tags: 'waiting',
      entry: emit(({ context }) => ({ type: 'failed', failures: context.failures })),
      after: { AFTER_FAILURE: 'active' },
      on: { wake: 'active', reconnect: 'active' },
    },
    renewing: {
      tags: 'waiting',
      invoke: {
        id: 'renew',
        src: 'renew',
        onDone: 'waiting',
        onError: 'waiting',
      },
    },
  },
})

const backOff = ({ failures, jitter }: T.SocketContext) =>
  Math.min(RECONNECT_MS * 2 ** Math.max(0, failures - 1), BACK_OFF_LAST_MS) * (1 - jitter / 4)
